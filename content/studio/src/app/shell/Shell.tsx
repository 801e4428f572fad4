import { useCopy } from "@portico/content-runtime/react";
import { AppShell, SkipLink } from "@portico/design-system/navigation";
import { Outlet } from "react-router-dom";
import { SessionDialogs } from "../../session/SessionDialogs.tsx";
import { useEditor } from "../../session/sessionContext.ts";
import { Banner } from "./Banner.tsx";
import { BottomMenu, SideMenu } from "./Menus.tsx";

/** What stands around every screen; menus for editors alone. */
export function Shell() {
  const t = useCopy();
  const isEditor = (useEditor()?.grants.length ?? 0) > 0;
  return (
    <AppShell
      banner={
        <>
          <SkipLink href="#main">{t("studio.shell.skip")}</SkipLink>
          <Banner />
        </>
      }
      side={isEditor && <SideMenu />}
      bottom={isEditor && <BottomMenu />}
    >
      <Outlet />
      <SessionDialogs />
    </AppShell>
  );
}

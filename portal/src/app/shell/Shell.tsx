import { useCopy } from "@portico/content-runtime/react";
import { AppShell, SkipLink } from "@portico/design-system/navigation";
import { useSelector } from "react-redux";
import { Outlet } from "react-router-dom";
import { lazyOverlay } from "../../components/lazyComponent.ts";
import { selectIsAgent, selectIsSignedIn, selectProfile } from "../../features/session/model/session.selectors.ts";
import { useCurrentRoute, useFlow } from "../router/useCurrentRoute.ts";
import { Banner } from "./Banner.tsx";
import { Dialogs } from "./Dialogs.tsx";
import { BottomMenu, SideMenu } from "./Menus.tsx";
import { PageAlerts } from "./PageAlerts.tsx";

const AgentNotice = lazyOverlay(() => import("../rareScreens.ts").then((part) => part.AgentNotice));

/** The layout around every screen (SHELL-17, SHELL-18): menus only in the default flow and only when signed in. */
export function Shell() {
  const t = useCopy();
  const [route, flow] = [useCurrentRoute(), useFlow()];
  const profile = useSelector(selectProfile);
  const isAgent = useSelector(selectIsAgent);
  const menus = useSelector(selectIsSignedIn) && flow === "default";
  return (
    <AppShell
      banner={
        <>
          <SkipLink href="#main">{t("shell.skip")}</SkipLink>
          <Banner />
          {isAgent && profile && <AgentNotice profile={profile} />}
        </>
      }
      side={menus && <SideMenu current={route?.tab} />}
      bottom={menus && <BottomMenu current={route?.tab} />}
    >
      <PageAlerts />
      <Outlet />
      <Dialogs />
    </AppShell>
  );
}

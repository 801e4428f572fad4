import { useCopy } from "@portico/content-runtime/react";
import { IconButton } from "@portico/design-system/button";
import { SignOutIcon } from "@portico/design-system/icons";
import { Brand, TopBar } from "@portico/design-system/navigation";
import { useEditor, useSession } from "../../session/sessionContext.ts";
import * as css from "./banner.css.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { SectionMenu } from "./Menus.tsx";

/** The top of every page: the name, the language, who works here, the way out. */
export function Banner() {
  const t = useCopy();
  const isEditor = (useEditor()?.grants.length ?? 0) > 0;
  return (
    <TopBar brand={<Brand name={t("studio.name")} />} sticky="phone">
      {isEditor && <SectionMenu />}
      <LanguageSwitch />
      <Person />
    </TopBar>
  );
}

function Person() {
  const t = useCopy();
  const { signOut } = useSession();
  const editor = useEditor();
  if (!editor) return null;
  return (
    <>
      <span className={css.person} translate="no">
        {editor.firstName}
      </span>
      <IconButton tone="onBrand" icon={<SignOutIcon size={22} />} label={t("studio.shell.signOut")} onPress={() => void signOut()} />
    </>
  );
}

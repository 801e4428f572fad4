import { useCopy, useLocale } from "@portico/content-runtime/react";
import { IconButton } from "@portico/design-system/button";
import { MenuIcon, SignOutIcon } from "@portico/design-system/icons";
import { Menu } from "@portico/design-system/menu";
import {
  AppShell,
  BottomNav,
  Brand,
  type NavigationItem,
  SideNav,
  SkipLink,
  TopBar,
  TopBarSwitch,
} from "@portico/design-system/navigation";
import { useState } from "react";
import { matchPath, Outlet, useLocation } from "react-router-dom";
import type { Locale } from "../api/bootstrap.ts";
import { atThumb, type Section, sections } from "../components/sections.tsx";
import { askBeforeLeaving } from "../components/useUnsavedChanges.ts";
import { useStudioApi } from "../data/studioContexts.ts";
import { rememberLanguage } from "../session/session.api.ts";
import { useEditor, useSession } from "../session/sessionContext.ts";
import { SessionDialogs } from "../session/SessionDialogs.tsx";
import { routes } from "./routes.tsx";
import * as css from "./shell.css.ts";

/** The layout around every screen; menus for editors only. */
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

/** The header of every page: name, language, user, sign-out. */
function Banner() {
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
      <IconButton
        variant="onBrand"
        icon={<SignOutIcon size={22} />}
        label={t("studio.shell.signOut")}
        onPress={() => askBeforeLeaving(() => void signOut())}
      />
    </>
  );
}

/** The language switcher in the header. Keeps the page and typed input. */
function LanguageSwitch() {
  const t = useCopy();
  const { locale, choose, failed } = useChoice();
  const languages = [
    { value: "en-US", label: t("studio.shell.language.english"), lang: "en" },
    { value: "es-US", label: t("studio.shell.language.spanish"), lang: "es" },
  ] as const;
  return (
    <>
      <TopBarSwitch label={t("studio.shell.language")} options={languages} value={locale} onChange={choose} />
      <span role="alert" className={css.failed}>
        {failed ? t("studio.shell.language.failed") : ""}
      </span>
    </>
  );
}

function useChoice() {
  const { client, cache } = useStudioApi();
  const { locale, setLocale } = useLocale();
  const [failed, setFailed] = useState(false);
  const choose = async (wanted: Locale) => {
    try {
      await setLocale(wanted);
      setFailed(false);
    } catch {
      return setFailed(true);
    }
    await rememberLanguage(client, wanted);
    // The service's messages, problems above all, are in the caller's language, so cached reads are refetched.
    cache.invalidate("");
  };
  return { locale, failed, choose: (wanted: Locale) => void choose(wanted) };
}

/** The side navigation, from 1090 px. */
function SideMenu() {
  const t = useCopy();
  return <SideNav label={t("studio.shell.menu")} items={useItems(sections)} />;
}

/** A menu button in the header with every section, from 720 to 1089 px. */
function SectionMenu() {
  const t = useCopy();
  const items = sections.map(({ id, href, label, icon }) => ({
    kind: "link" as const,
    id,
    href,
    label: t(label),
    icon,
  }));
  return (
    <span className={css.sectionMenu}>
      <Menu
        variant="onBrand"
        size="compact"
        icon={<MenuIcon size={20} />}
        label={t("studio.shell.sections")}
        items={items}
      />
    </span>
  );
}

/**
 * The bottom navigation with the first sections, below 1090 px; the header's menu button and the home screen list all
 * sections.
 */
function BottomMenu() {
  const t = useCopy();
  return <BottomNav label={t("studio.shell.menu")} items={useItems(atThumb)} />;
}

function useItems(shown: readonly Section[]): NavigationItem[] {
  const t = useCopy();
  const { pathname } = useLocation();
  const current = routes.find(({ path }) => matchPath(path, pathname))?.section;
  return shown.map(({ id, href, label, icon }) => ({ href, label: t(label), icon, current: id === current }));
}

import { useCopy } from "@portico/content-runtime/react";
import { MenuIcon } from "@portico/design-system/icons";
import { Menu } from "@portico/design-system/menu";
import { BottomNav, SideNav, type NavigationItem } from "@portico/design-system/navigation";
import { matchPath, useLocation } from "react-router-dom";
import { atThumb, sections, type Section } from "../../components/sections.tsx";
import { routes } from "../routes.tsx";
import * as css from "./banner.css.ts";

/** The menu at the side, from 1090 px on. */
export function SideMenu() {
  const t = useCopy();
  return <SideNav label={t("studio.shell.menu")} items={useItems(sections)} />;
}

/** Every section behind one button of the top bar, from 720 to 1089 px. */
export function SectionMenu() {
  const t = useCopy();
  const items = sections.map(({ id, href, label, icon }) => ({ kind: "link" as const, id, href, label: t(label), icon }));
  return (
    <span className={css.sectionMenu}>
      <Menu look="onBrand" size="compact" icon={<MenuIcon size={20} />} label={t("studio.shell.sections")} items={items} />
    </span>
  );
}

/** The first sections at the thumb, below 1090 px; the button in the top bar and the first screen lead to all of them. */
export function BottomMenu() {
  const t = useCopy();
  return <BottomNav label={t("studio.shell.menu")} items={useItems(atThumb)} />;
}

function useItems(shown: readonly Section[]): NavigationItem[] {
  const t = useCopy();
  const { pathname } = useLocation();
  const current = routes.find(({ path }) => matchPath(path, pathname))?.section;
  return shown.map(({ id, href, label, icon }) => ({ href, label: t(label), icon, current: id === current }));
}

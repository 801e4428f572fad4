import { useCopy } from "@portico/content-runtime/react";
import { BottomNav, SideNav, type NavigationItem } from "@portico/design-system/navigation";
import { matchPath, useLocation } from "react-router-dom";
import { atThumb, sections, type Section } from "../../components/sections.tsx";
import { routes } from "../routes.tsx";

/** The menu at the side, from 1090 px on. */
export function SideMenu() {
  const t = useCopy();
  return <SideNav label={t("studio.shell.menu")} items={useItems(sections)} />;
}

/** The first sections at the thumb, below 1090 px; the first screen leads to the others. */
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

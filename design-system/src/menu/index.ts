export type { MenuAction, MenuCheck, MenuChoice, MenuEntry, MenuGroup, MenuItem, MenuLink } from "./entries.ts";
export { Menu, type MenuProps } from "./Menu.tsx";

export { AppShell, type AppShellProps } from "./AppShell.tsx";
export { BottomNav, type BottomNavProps } from "./BottomNav.tsx";
export { Brand, type BrandProps } from "./Brand.tsx";
export { SideNav, type NavigationItem, type SideNavProps } from "./SideNav.tsx";
export { SkipLink, type SkipLinkProps } from "./SkipLink.tsx";
export { TopBar, type TopBarProps } from "./TopBar.tsx";
export { TopBarLink, type TopBarLinkProps } from "./TopBarLink.tsx";
export { TopBarSwitch, type TopBarSwitchProps } from "./TopBarSwitch.tsx";

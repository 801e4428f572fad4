import { lazyScreen } from "../components/lazyComponent.ts";
import type { PortalRoute } from "./router/route.ts";

const addOn = (name: keyof typeof import("../features/addons/addonsScreens.ts")) =>
  lazyScreen(() => import("../features/addons/addonsScreens.ts").then((part) => part[name]));

/** The routes of value-added services. */
export const addonRoutes: readonly PortalRoute[] = [
  { path: "/services/add-ons", screen: addOn("addOns"), title: "addOns.screen", tab: "services" },
  {
    path: "/security-suite",
    screen: addOn("securitySuite"),
    title: "addOns.security.suite",
    toggle: "securitySuite",
    tab: "services",
  },
  { path: "/desktop-security", screen: addOn("desktopSecurity"), title: "addOns.security.desktop", tab: "services" },
];

import { lazyScreen } from "../components/lazyComponent.ts";
import type { PortalRoute } from "./router/route.ts";

const outage = (name: keyof typeof import("../features/outages/outageScreens.ts")) =>
  lazyScreen(() => import("../features/outages/outageScreens.ts").then((part) => part[name]));

/** The map is open; a callback needs an account (SERV-07). */
export const outageRoutes: readonly PortalRoute[] = [
  { path: "/outage-map", screen: outage("map"), title: "outages.screen", open: true, tab: "services" },
  { path: "/outage-callback", screen: outage("callback"), title: "outages.callback.screen", tab: "services" },
];

import { lazyScreen } from "../components/lazyComponent.ts";
import type { PortalRoute } from "./router/route.ts";

const screen = (name: keyof typeof import("../features/orders/orderScreens.ts")) =>
  lazyScreen(() => import("../features/orders/orderScreens.ts").then((part) => part[name]));

/** Upgrade, buy and orders (SERV-10). */
export const orderRoutes: readonly PortalRoute[] = [
  { path: "/upgrade", screen: screen("upgrade"), title: "orders.upgrade.title", flow: "nested-buy", tab: "services" },
  { path: "/buy", screen: screen("buy"), title: "orders.buy.title", flow: "nested-buy", tab: "services" },
  {
    path: "/orders/:orderId",
    screen: screen("order"),
    title: "orders.order.screen",
    ofAccount: true,
    tab: "services",
  },
];

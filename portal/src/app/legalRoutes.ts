import { lazyScreen } from "../components/lazyComponent.ts";
import type { PortalRoute } from "./router/route.ts";

const legal = (name: "disclaimers" | "legalVersions" | "terms") =>
  lazyScreen(() => import("./rareScreens.ts").then((part) => part[name]));

/** Open to everybody (SERV-13, BILL-10). */
export const legalRoutes: readonly PortalRoute[] = [
  { path: "/terms-and-conditions", screen: legal("terms"), title: "legal.terms.title", open: true },
  {
    path: "/terms-and-conditions/:document",
    screen: legal("legalVersions"),
    title: "legal.versions.title",
    open: true,
  },
  { path: "/disclaimers", screen: legal("disclaimers"), title: "legal.disclaimers.title", open: true },
];

import { lazyScreen } from "../components/lazyComponent.ts";
import type { PortalRoute } from "./router/route.ts";

const contactUs = lazyScreen(() => import("../features/support/supportScreens.ts").then((part) => part.contactUs));

/** Open to everybody, and without page alerts (SERV-08, SHELL-19). */
export const supportRoutes: readonly PortalRoute[] = [
  { path: "/contactus", screen: contactUs, title: "support.contact.screen", open: true, pageAlerts: false },
];

import { lazyScreen } from "../components/lazyComponent.ts";
import type { PortalRoute } from "./router/route.ts";

const support = (name: keyof typeof import("../features/support/supportScreens.ts")) =>
  lazyScreen(() => import("../features/support/supportScreens.ts").then((part) => part[name]));

/** A part of self-installation that needs no check (SHELL-11). */
const openPart = { title: "selfInstall.screen", open: true } as const;

/** The routes of support, without page alerts (SERV-08, SHELL-19), and of self-installation. */
export const supportRoutes: readonly PortalRoute[] = [
  {
    path: "/contactus",
    screen: support("contactUs"),
    title: "support.contact.screen",
    open: true,
    pageAlerts: false,
  },
  { path: "/selfinstall", screen: support("selfInstall"), title: "selfInstall.screen", tab: "services" },
  { path: "/selfinstall/contact-to-activate", screen: support("contactToActivate"), ...openPart },
  { path: "/selfinstall/contact-to-continue", screen: support("contactToContinue"), ...openPart },
  { path: "/selfinstall/nothing-to-set-up", screen: support("nothingToSetUp"), ...openPart },
];

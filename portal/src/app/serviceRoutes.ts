import { lazyScreen } from "../components/lazyComponent.ts";
import type { PortalRoute } from "./router/route.ts";

const service = (name: keyof typeof import("./serviceScreens.ts")) =>
  lazyScreen(() => import("./serviceScreens.ts").then((part) => part[name]));

/** A part of self-installation that needs no check (SHELL-11). */
const openPart = { title: "selfInstall.screen", open: true } as const;

/** The routes of TV, webmail (SERV-12) and self-installation (SHELL-11). */
export const serviceRoutes: readonly PortalRoute[] = [
  { path: "/tv", screen: service("tv"), title: "tv.screen", tab: "services" },
  { path: "/webmail", screen: service("webmail"), title: "webmail.screen", tab: "services" },
  { path: "/webmail/message", screen: service("mailMessage"), title: "webmail.message.screen", tab: "services" },
  { path: "/selfinstall", screen: service("selfInstall"), title: "selfInstall.screen", tab: "services" },
  { path: "/selfinstall/contact-to-activate", screen: service("contactToActivate"), ...openPart },
  { path: "/selfinstall/contact-to-continue", screen: service("contactToContinue"), ...openPart },
  { path: "/selfinstall/nothing-to-set-up", screen: service("nothingToSetUp"), ...openPart },
];

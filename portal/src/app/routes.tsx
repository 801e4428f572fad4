import { lazyScreen } from "./router/lazyScreen.tsx";
import type { PortalRoute } from "./router/route.ts";

const notFound = lazyScreen(() => import("../features/navigation/not-found/NotFoundScreen.tsx").then((part) => part.NotFoundScreen));

const signIn = lazyScreen(() => import("../features/session/sign-in/SignInScreen.tsx").then((part) => part.SignInScreen));
const recovery = lazyScreen(() => import("../features/session/recovery/AccountRecoveryScreen.tsx").then((part) => part.AccountRecoveryScreen));
const maintenance = lazyScreen(() => import("../features/session/maintenance/MaintenanceScreen.tsx").then((part) => part.MaintenanceScreen));
const summary = lazyScreen(() => import("../features/account/summary/SummaryScreen.tsx").then((part) => part.SummaryScreen));
const services = lazyScreen(() => import("../features/services/list/ServicesScreen.tsx").then((part) => part.ServicesScreen));
const profile = lazyScreen(() => import("../features/settings/profile/ProfileScreen.tsx").then((part) => part.ProfileScreen));

/** Every screen of the portal. */
export const routes: readonly PortalRoute[] = [
  { path: "/", screen: signIn, title: "session.signIn.screen", open: true },
  { path: "/account-recovery", screen: recovery, title: "session.recovery.screen", open: true },
  { path: "/maintenance", screen: maintenance, title: "shell.maintenance.screen", open: true },
  { path: "/account-summary", screen: summary, title: "summary.screen", tab: "summary" },
  { path: "/services", screen: services, title: "services.screen", tab: "services" },
  { path: "/profile-and-settings", screen: profile, title: "settings.screen", tab: "settings" },
  { path: "/404", screen: notFound, title: "shell.notFound.screen", open: true },
  { path: "/not-found", screen: notFound, title: "shell.notFound.screen", open: true },
];

/** Addresses that lead somewhere else, with their query (SHELL-03). */
export const redirects: readonly { from: string; to: string }[] = [
  { from: "/login", to: "/" },
  { from: "/services-overview", to: "/" },
];

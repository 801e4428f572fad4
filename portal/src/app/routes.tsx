import { lazyScreen } from "./router/lazyScreen.tsx";
import type { PortalRoute } from "./router/route.ts";

const notFound = lazyScreen(() => import("../features/navigation/not-found/NotFoundScreen.tsx").then((part) => part.NotFoundScreen));

const signIn = lazyScreen(() => import("../features/session/sign-in/SignInScreen.tsx").then((part) => part.SignInScreen));
const recovery = lazyScreen(() => import("../features/session/recovery/AccountRecoveryScreen.tsx").then((part) => part.AccountRecoveryScreen));
const maintenance = lazyScreen(() => import("../features/session/maintenance/MaintenanceScreen.tsx").then((part) => part.MaintenanceScreen));
const summary = lazyScreen(() => import("../features/account/summary/SummaryScreen.tsx").then((part) => part.SummaryScreen));
const services = lazyScreen(() => import("../features/services/list/ServicesScreen.tsx").then((part) => part.ServicesScreen));
const profile = lazyScreen(() => import("../features/settings/profile/ProfileScreen.tsx").then((part) => part.ProfileScreen));

const billing = (name: keyof typeof import("../features/billing/billingScreens.ts").billingScreens) =>
  lazyScreen(() => import("../features/billing/billingScreens.ts").then(({ billingScreens }) => billingScreens[name]));

const autoPay = (name: keyof typeof import("../features/billing/autoPayScreens.ts").autoPayScreens) =>
  lazyScreen(() => import("../features/billing/autoPayScreens.ts").then(({ autoPayScreens }) => autoPayScreens[name]));

/** One guard for the whole of billing: its flag, who may look, and the account in the address. */
const inBilling = { toggle: "billing", permission: "viewBilling", ofAccount: true, tab: "billing" } as const;
const billingHome = { screen: billing("home"), title: "billing.home.title", ...inBilling } as const;

/** Every screen of the portal. */
export const routes: readonly PortalRoute[] = [
  { path: "/", screen: signIn, title: "session.signIn.screen", open: true },
  { path: "/account-recovery", screen: recovery, title: "session.recovery.screen", open: true },
  { path: "/maintenance", screen: maintenance, title: "shell.maintenance.screen", open: true },
  { path: "/account-summary", screen: summary, title: "summary.screen", tab: "summary" },
  { path: "/billing", ...billingHome },
  { path: "/billing-stub", ...billingHome },
  { path: "/billing-stub-2", ...billingHome },
  { path: "/billing/pay-bill", screen: billing("payOnce"), title: "billing.payOnce.title", flow: "focused", ...inBilling },
  { path: "/billing/payment-history", screen: billing("history"), title: "billing.history.title", ...inBilling },
  { path: "/billing/payments/:paymentId", screen: billing("payment"), title: "billing.outcome.screen", ...inBilling },
  { path: "/billing/payments/:paymentId/receipt", screen: billing("receipt"), title: "billing.receipt.title", ...inBilling },
  { path: "/billing/auto-pay", screen: autoPay("manage"), title: "billing.autoPay.title", ...inBilling },
  { path: "/billing/auto-pay/enroll", screen: autoPay("enrol"), title: "billing.autoPay.enrol.title", flow: "focused", ...inBilling },
  { path: "/billing/auto-pay/settings", screen: autoPay("settings"), title: "billing.autoPay.settings.title", ...inBilling },
  { path: "/billing/auto-pay/requests/:actionId", screen: autoPay("action"), title: "billing.autoPay.outcome.screen", ...inBilling },
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

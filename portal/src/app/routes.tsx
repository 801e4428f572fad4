import { lazyScreen } from "./router/lazyScreen.tsx";
import type { PortalRoute } from "./router/route.ts";

const notFound = lazyScreen(() => import("../features/navigation/not-found/NotFoundScreen.tsx").then((part) => part.NotFoundScreen));

const signIn = lazyScreen(() => import("../features/session/sign-in/SignInScreen.tsx").then((part) => part.SignInScreen));
const recovery = lazyScreen(() => import("../features/session/recovery/AccountRecoveryScreen.tsx").then((part) => part.AccountRecoveryScreen));
const maintenance = lazyScreen(() => import("../features/session/maintenance/MaintenanceScreen.tsx").then((part) => part.MaintenanceScreen));
const summary = lazyScreen(() => import("../features/account/summary/SummaryScreen.tsx").then((part) => part.SummaryScreen));
const profile = lazyScreen(() => import("../features/settings/profile/ProfileScreen.tsx").then((part) => part.ProfileScreen));
const toggled = (name: "community" | "contacts" | "speedTest") => lazyScreen(() => import("./toggledParts.ts").then((part) => part[name]));

const disclaimers = lazyScreen(() => import("../features/legal/disclaimers/DisclaimersScreen.tsx").then((part) => part.DisclaimersScreen));

/** The client of the graph comes at the same time as the screens that ask it. */
const withGraph = async <T,>(part: Promise<T>): Promise<T> => (await Promise.all([part, import("../api/graphClient.ts")]))[0];

const services = lazyScreen(() => withGraph(import("../features/services/list/ServicesScreen.tsx")).then((part) => part.ServicesScreen));
const billing = lazyScreen(() => withGraph(import("../features/billing/homeScreen.ts")).then((part) => part.billingHome));
const paying = (name: keyof typeof import("../features/billing/payScreens.ts").payScreens) =>
  lazyScreen(() => withGraph(import("../features/billing/payScreens.ts")).then(({ payScreens }) => payScreens[name]));
const payOnce = paying("payOnce");

const statements = (name: keyof typeof import("../features/billing/statementScreens.ts").statementScreens) =>
  lazyScreen(() => withGraph(import("../features/billing/statementScreens.ts")).then(({ statementScreens }) => statementScreens[name]));
const scheduled = lazyScreen(() => withGraph(import("../features/billing/scheduledScreens.ts")).then(({ scheduledScreens }) => scheduledScreens.scheduled));
const wallet = (name: keyof typeof import("../features/billing/walletScreens.ts").walletScreens) =>
  lazyScreen(() => withGraph(import("../features/billing/walletScreens.ts")).then(({ walletScreens }) => walletScreens[name]));
const accountScreens = (name: keyof typeof import("../features/billing/accountScreens.ts").accountScreens) =>
  lazyScreen(() => withGraph(import("../features/billing/accountScreens.ts")).then((part) => part.accountScreens[name]));
const autoPay = (name: keyof typeof import("../features/billing/autoPayScreens.ts").autoPayScreens) =>
  lazyScreen(() => withGraph(import("../features/billing/autoPayScreens.ts")).then(({ autoPayScreens }) => autoPayScreens[name]));

/** One guard for the whole of billing: its flag, who may look, and the account in the address. */
const inBilling = { toggle: "billing", permission: "viewBilling", ofAccount: true, tab: "billing" } as const;
const billingHome = { screen: billing, title: "billing.home.title", next: payOnce, ...inBilling } as const;

/** What is shown at an address that no screen has; the address stays as it is, so that it can be read and mended. */
export const unknownAddress: PortalRoute = { path: "/404", screen: notFound, title: "shell.notFound.screen", open: true };

/** Every screen of the portal. */
export const routes: readonly PortalRoute[] = [
  { path: "/", screen: signIn, title: "session.signIn.screen", open: true },
  { path: "/account-recovery", screen: recovery, title: "session.recovery.screen", open: true },
  { path: "/maintenance", screen: maintenance, title: "shell.maintenance.screen", open: true },
  { path: "/account-summary", screen: summary, title: "summary.screen", tab: "summary", next: billing },
  { path: "/billing", ...billingHome },
  { path: "/billing-stub", ...billingHome },
  { path: "/billing-stub-2", ...billingHome },
  { path: "/billing/pay-bill", screen: payOnce, title: "billing.payOnce.title", flow: "focused", ...inBilling },
  { path: "/billing/payment-history", screen: paying("history"), title: "billing.history.title", ...inBilling },
  { path: "/billing/view-statements", screen: statements("list"), title: "statements.screen", ...inBilling },
  { path: "/billing/statements/:statementId", screen: statements("statement"), title: "statements.detailScreen", ...inBilling },
  { path: "/billing/scheduled-payments", screen: scheduled, title: "billing.scheduled.title", ...inBilling },
  { path: "/billing/account-activity", screen: accountScreens("activity"), title: "billing.activity.title", ...inBilling },
  { path: "/billing/mobile-transactions", screen: accountScreens("mobileTransactions"), title: "billing.mobile.title", ...inBilling },
  { path: "/billing/device-balances", screen: accountScreens("deviceBalances"), title: "billing.mobile.devices.title", ...inBilling },
  { path: "/billing/device-balances/pay", screen: accountScreens("payDevice"), title: "billing.payDevice.title", flow: "focused", ...inBilling },
  { path: "/billing/streaming", screen: accountScreens("streaming"), title: "billing.streaming.title", ...inBilling },
  { path: "/billing/what-if", screen: accountScreens("whatIf"), title: "billing.whatIf.title", ...inBilling },
  { path: "/billing/calendar", screen: accountScreens("calendar"), title: "billing.calendar.title", ...inBilling },
  { path: "/billing/payments/:paymentId", screen: paying("payment"), title: "billing.outcome.screen", ...inBilling },
  { path: "/billing/payments/:paymentId/receipt", screen: paying("receipt"), title: "billing.receipt.title", ...inBilling },
  { path: "/billing/refunds", screen: paying("refund"), title: "billing.refund.title", ...inBilling },
  { path: "/billing/payment-methods", screen: wallet("list"), title: "wallet.title", ...inBilling },
  { path: "/billing/payment-methods/add", screen: wallet("add"), title: "wallet.add.title", flow: "focused", ...inBilling },
  { path: "/billing/payment-methods/:methodId/edit", screen: wallet("edit"), title: "wallet.edit.title", flow: "focused", ...inBilling },
  { path: "/billing/auto-pay", screen: autoPay("manage"), title: "billing.autoPay.title", ...inBilling },
  { path: "/billing/auto-pay/enroll", screen: autoPay("enrol"), title: "billing.autoPay.enrol.title", flow: "focused", ...inBilling },
  { path: "/billing/auto-pay/settings", screen: autoPay("settings"), title: "billing.autoPay.settings.title", ...inBilling },
  { path: "/billing/auto-pay/requests/:actionId", screen: autoPay("action"), title: "billing.autoPay.outcome.screen", ...inBilling },
  { path: "/services", screen: services, title: "services.screen", tab: "services" },
  { path: "/community", screen: toggled("community"), title: "community.screen", tab: "community" },
  { path: "/services/internet/speed-test", screen: toggled("speedTest"), title: "services.speedTest.title", toggle: "canUseSMBSpeedTestMFE", offTo: "/not-found", tab: "services" },
  { path: "/profile-and-settings", screen: profile, title: "settings.screen", tab: "settings" },
  { path: "/manage-property-contacts", screen: toggled("contacts"), title: "community.contacts.title", toggle: "pointOfContact", site: "community", offTo: "/", tab: "settings" },
  { path: "/disclaimers", screen: disclaimers, title: "legal.disclaimers.title", open: true },
  unknownAddress,
  { path: "/not-found", screen: notFound, title: "shell.notFound.screen", open: true },
];

/** Addresses that lead somewhere else, with their query (SHELL-03). */
export const redirects: readonly { from: string; to: string }[] = [
  { from: "/login", to: "/" },
  { from: "/services-overview", to: "/" },
  { from: "/billing/bill-pay-options", to: "/billing/payment-methods" },
];

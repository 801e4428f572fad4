import { lazyScreen } from "../components/lazyComponent.ts";
import { addonRoutes } from "./addonRoutes.ts";
import { communityRoutes } from "./communityRoutes.ts";
import { billing, firstRoutes, withGraph } from "./firstRoutes.ts";
import { legalRoutes } from "./legalRoutes.ts";
import { outageRoutes } from "./outageRoutes.ts";
import { orderRoutes } from "./orderRoutes.ts";
import type { PortalRoute, RouteTable } from "./router/route.ts";
import { callSettingsRoutes } from "./callSettingsRoutes.ts";
import { voiceRoutes } from "./voiceRoutes.ts";
import { serviceRoutes } from "./serviceRoutes.ts";
import { supportRoutes } from "./supportRoutes.ts";
import { sessionRoutes } from "./sessionRoutes.ts";

const profile = lazyScreen(() =>
  import("../features/settings/profile/ProfileScreen.tsx").then((part) => part.ProfileScreen),
);
const settings = { screen: profile, tab: "settings" } as const;
const rare = (
  name:
    | "contacts"
    | "diagnostics"
    | "guides"
    | "maintenance"
    | "recovery"
    | "signInRedirect"
    | "speedTest"
    | "welcomeGuide",
) => lazyScreen(() => import("./rareScreens.ts").then((part) => part[name]));

const notifications = lazyScreen(() =>
  import("../features/notifications/notificationsScreens.ts").then((part) => part.notifications),
);

const userOrAppointment = (name: keyof typeof import("./userAndAppointmentScreens.ts")) =>
  lazyScreen(() => import("./userAndAppointmentScreens.ts").then((part) => part[name]));

const services = lazyScreen(() => withGraph(import("./userAndAppointmentScreens.ts")).then((part) => part.services));
const paying = (name: keyof typeof import("../features/billing/payScreens.ts").payScreens) =>
  lazyScreen(() => withGraph(import("../features/billing/payScreens.ts")).then(({ payScreens }) => payScreens[name]));
const payOnce = paying("payOnce");

const statements = (name: keyof typeof import("../features/billing/statementScreens.ts").statementScreens) =>
  lazyScreen(() =>
    withGraph(import("../features/billing/statementScreens.ts")).then(({ statementScreens }) => statementScreens[name]),
  );
const scheduled = lazyScreen(() =>
  withGraph(import("../features/billing/scheduledScreens.ts")).then(
    ({ scheduledScreens }) => scheduledScreens.scheduled,
  ),
);
const wallet = (name: keyof typeof import("../features/billing/walletScreens.ts").walletScreens) =>
  lazyScreen(() =>
    withGraph(import("../features/billing/walletScreens.ts")).then(({ walletScreens }) => walletScreens[name]),
  );
const accountScreens = (name: keyof typeof import("../features/billing/accountScreens.ts").accountScreens) =>
  lazyScreen(() =>
    withGraph(import("../features/billing/accountScreens.ts")).then((part) => part.accountScreens[name]),
  );
const autoPay = (name: keyof typeof import("../features/billing/autoPayScreens.ts").autoPayScreens) =>
  lazyScreen(() =>
    withGraph(import("../features/billing/autoPayScreens.ts")).then(({ autoPayScreens }) => autoPayScreens[name]),
  );

/** The guards shared by all billing routes: toggle, permission, and the account in the URL. */
const inBilling = { toggle: "billing", permission: "viewBilling", ofAccount: true, tab: "billing" } as const;
const billingHome = { screen: billing, title: "billing.home.title", next: payOnce, ...inBilling } as const;
/** The guided check of a service, also at the specified addresses for troubleshooting (SERV-10). */
const troubleshoot = {
  screen: userOrAppointment("troubleshoot"),
  title: "services.troubleshoot.title",
  tab: "services",
  toggle: "equipment",
} as const;

/** Every route of the portal. */
export const routes: readonly PortalRoute[] = [
  ...firstRoutes,
  { path: "/account-recovery", screen: rare("recovery"), title: "session.recovery.screen", open: true },
  {
    path: "/maintenance",
    screen: rare("maintenance"),
    title: "shell.maintenance.screen",
    open: true,
    flow: "full-width-header-only",
  },
  { path: "/billing", ...billingHome },
  { path: "/billing-stub", ...billingHome },
  { path: "/billing-stub-2", ...billingHome },
  { path: "/billing/pay-bill", screen: payOnce, title: "billing.payOnce.title", flow: "focused", ...inBilling },
  {
    path: "/billing/pay-accounts",
    screen: accountScreens("paySeveral"),
    title: "billing.paySeveral.title",
    flow: "focused",
    ...inBilling,
    ofAccount: false,
  },
  {
    path: "/billing/bill-pay-options",
    screen: accountScreens("payOptions"),
    title: "billing.payOptions.title",
    ...inBilling,
  },
  { path: "/billing/payment-history", screen: paying("history"), title: "billing.history.title", ...inBilling },
  { path: "/billing/view-statements", screen: statements("list"), title: "statements.screen", ...inBilling },
  {
    path: "/billing/statements/:statementId",
    screen: statements("statement"),
    title: "statements.detailScreen",
    ...inBilling,
  },
  {
    path: "/billing/statements/:statementId/charges/:position",
    screen: statements("question"),
    title: "statements.question.title",
    ...inBilling,
  },
  { path: "/billing/scheduled-payments", screen: scheduled, title: "billing.scheduled.title", ...inBilling },
  {
    path: "/billing/account-activity",
    screen: accountScreens("activity"),
    title: "billing.activity.title",
    ...inBilling,
  },
  {
    path: "/billing/mobile-transactions",
    screen: accountScreens("mobileTransactions"),
    title: "billing.mobile.title",
    ...inBilling,
  },
  {
    path: "/billing/device-balances",
    screen: accountScreens("deviceBalances"),
    title: "billing.mobile.devices.title",
    ...inBilling,
  },
  {
    path: "/billing/device-balances/pay",
    screen: accountScreens("payDevice"),
    title: "billing.payDevice.title",
    flow: "focused",
    ...inBilling,
  },
  { path: "/billing/streaming", screen: accountScreens("streaming"), title: "billing.streaming.title", ...inBilling },
  { path: "/billing/what-if", screen: accountScreens("whatIf"), title: "billing.whatIf.title", ...inBilling },
  { path: "/billing/calendar", screen: accountScreens("calendar"), title: "billing.calendar.title", ...inBilling },
  { path: "/billing/payments/:paymentId", screen: paying("payment"), title: "billing.outcome.screen", ...inBilling },
  {
    path: "/billing/payments/:paymentId/receipt",
    screen: paying("receipt"),
    title: "billing.receipt.title",
    ...inBilling,
  },
  { path: "/billing/refunds", screen: paying("refund"), title: "billing.refund.title", ...inBilling },
  { path: "/billing/payment-methods", screen: wallet("list"), title: "wallet.title", ...inBilling },
  {
    path: "/billing/payment-methods/add",
    screen: wallet("add"),
    title: "wallet.add.title",
    flow: "focused",
    ...inBilling,
  },
  {
    path: "/billing/payment-methods/:methodId/edit",
    screen: wallet("edit"),
    title: "wallet.edit.title",
    flow: "focused",
    ...inBilling,
  },
  { path: "/billing/auto-pay", screen: autoPay("manage"), title: "billing.autoPay.title", ...inBilling },
  {
    path: "/billing/auto-pay/enroll",
    screen: autoPay("enrol"),
    title: "billing.autoPay.enrol.title",
    flow: "focused",
    ...inBilling,
  },
  {
    path: "/billing/auto-pay/settings",
    screen: autoPay("settings"),
    title: "billing.autoPay.settings.title",
    ...inBilling,
  },
  {
    path: "/billing/auto-pay/requests/:actionId",
    screen: autoPay("action"),
    title: "billing.autoPay.outcome.screen",
    ...inBilling,
  },
  { path: "/services", screen: services, title: "services.screen", tab: "services", toggle: "equipment" },
  { path: "/services/troubleshoot", ...troubleshoot },
  { path: "/troubleshoot-stub", ...troubleshoot },
  { path: "/troubleshoot-stub-2", ...troubleshoot },
  ...communityRoutes,
  {
    path: "/services/internet/speed-test",
    screen: rare("speedTest"),
    title: "services.speedTest.title",
    toggle: "canUseSMBSpeedTestMFE",
    offTo: "/not-found",
    tab: "services",
  },
  {
    path: "/service-appointments",
    screen: userOrAppointment("appointments"),
    title: "appointments.screen",
    ofAccount: true,
    tab: "services",
  },
  {
    path: "/appointment-tracking/reschedule-appointment",
    screen: userOrAppointment("change"),
    title: "appointments.change",
    tab: "services",
  },
  {
    path: "/appointment-tracking/cancel-appointment",
    screen: userOrAppointment("cancel"),
    title: "appointments.cancel",
    tab: "services",
  },
  { path: "/profile-and-settings", title: "settings.screen", ...settings },
  { path: "/user-preferences", title: "settings.screenPreferences", toggle: "userPreferences", ...settings },
  {
    path: "/manage-property-contacts",
    screen: rare("contacts"),
    title: "community.contacts.title",
    toggle: "pointOfContact",
    site: "community",
    offTo: "/",
    tab: "settings",
  },
  { path: "/user-preferences/contact", screen: userOrAppointment("contact"), title: "contact.screen", tab: "settings" },
  {
    path: "/user-preferences/people",
    screen: userOrAppointment("people"),
    title: "users.title",
    permission: "manageUsers",
    tab: "users",
  },
  {
    path: "/user-preferences/activity",
    screen: userOrAppointment("activityLog"),
    title: "users.log.title",
    permission: "manageUsers",
    tab: "users",
  },
  {
    path: "/user-preferences/security",
    screen: userOrAppointment("security"),
    title: "session.security.screen",
    tab: "settings",
  },
  { path: "/notifications", screen: notifications, title: "notifications.screen" },
  { path: "/accounts", screen: userOrAppointment("accounts"), title: "users.accounts.title" },
  {
    path: "/accept-invitation",
    screen: userOrAppointment("invitation"),
    title: "users.invitation.title",
    open: true,
    // Whoever accepts is not on the account yet: the menus of another one would mislead.
    flow: "full-width-header-only",
  },
  {
    path: "/sign-in-redirect",
    screen: rare("signInRedirect"),
    title: "session.signIn.screen",
    open: true,
    pageAlerts: false,
  },
  { path: "/diagnostics", screen: rare("diagnostics"), title: "shell.diagnostics.title", open: true },
  { path: "/page", screen: rare("guides"), title: "guides.title", open: true },
  { path: "/wg", screen: rare("welcomeGuide"), title: "guides.welcome.title" },
  ...outageRoutes,
  ...supportRoutes,
  ...legalRoutes,
  ...voiceRoutes,
  ...orderRoutes,
  ...callSettingsRoutes,
  ...addonRoutes,
  ...sessionRoutes,
  ...serviceRoutes,
];

/** Redirects; the query is kept (SHELL-03). */
export const redirects: RouteTable["redirects"] = [
  { from: "/login", to: "/" },
  { from: "/services-overview", to: "/" },
  { from: "/search", to: "/search-results" },
  { from: "/voice", to: "/services/voice/call-guard" },
  { from: "/manage-users", to: "/user-preferences/people" },
  { from: "/manage-users/list", to: "/user-preferences/people" },
];

export const completeTable: RouteTable = { routes, redirects, isComplete: true };

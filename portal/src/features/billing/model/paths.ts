/** Addresses of the billing screens. The account is in every one of them; the server refuses a mismatch. */
/** `bank` is a step only where an account is linked at the bank (PAY-02). */
export type PayStep = "amount" | "method" | "bank" | "date" | "review";

/** How paying was entered: with a later date in mind (`open=fdp`), to change a scheduled payment, to link a bank account (`open=bd`), or on the one card of quick pay. */
export type PayWay = { later?: boolean; changes?: string; bank?: boolean; quick?: boolean };

export type AutoPayStep = "amount" | "summary" | "method" | "review";

const withAccount = (path: string, accountId: string, more: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ ...more, account: accountId })}`;

const ofPayment = (paymentId: string) => `/billing/payments/${encodeURIComponent(paymentId)}`;

export const billingPath = (accountId: string) => withAccount("/billing", accountId);
export const activityPath = (accountId: string) => withAccount("/billing/account-activity", accountId);
export const mobileTransactionsPath = (accountId: string) => withAccount("/billing/mobile-transactions", accountId);
export const deviceBalancesPath = (accountId: string) => withAccount("/billing/device-balances", accountId);
export const payDevicePath = (accountId: string, deviceId: string, step = "amount") => `${withAccount("/billing/device-balances/pay", accountId, { device: deviceId })}&step=${step}`;
export const whatIfPath = (accountId: string) => withAccount("/billing/what-if", accountId);
export const calendarPath = (accountId: string) => withAccount("/billing/calendar", accountId);
export const streamingPath = (accountId: string) => withAccount("/billing/streaming", accountId);
/** Where Auto Pay is looked at and changed. */
export const autoPayPath = (accountId: string, step: AutoPayStep = "summary") => withAccount("/billing/auto-pay", accountId, step === "summary" ? {} : { step });
export const enrolPath = (accountId: string, step: AutoPayStep = "amount") => withAccount("/billing/auto-pay/enroll", accountId, step === "amount" ? {} : { step });
/** The flow that changes what Auto Pay pays, or turns it on, with these services chosen. */
export const autoPayServicesPath = (accountId: string, services: readonly string[], enrolled: boolean) =>
  withAccount(enrolled ? "/billing/auto-pay" : "/billing/auto-pay/enroll", accountId, { services: services.join(",") });
export const autoPaySettingsPath = (accountId: string) => withAccount("/billing/auto-pay/settings", accountId);
export const autoPayActionPath = (accountId: string, actionId: string) => withAccount(`/billing/auto-pay/requests/${encodeURIComponent(actionId)}`, accountId);

export const historyPath = (accountId: string) => withAccount("/billing/payment-history", accountId);
export const scheduledPath = (accountId: string) => withAccount("/billing/scheduled-payments", accountId);
/** `amount`, `date`: the sum that the link names, in cents, and the day; the steps that ask for them begin with these. */
export const payOncePath = (accountId: string, step: PayStep = "amount", { later = false, changes, bank = false, amount, date }: PayWay & { amount?: number; date?: string } = {}) =>
  `${withAccount("/billing/pay-bill", accountId, { open: later ? "fdp" : bank ? "bd" : "otp", ...(changes && { payment: changes }), ...(amount && { amount: `${amount}` }), ...(date && { date }) })}&step=${step}`;
/** One card that pays what is due with a saved method (PAY-03). */
export const quickPayPath = (accountId: string) => withAccount("/billing/pay-bill", accountId, { open: "quick" });
export const walletPath = (accountId: string) => withAccount("/billing/payment-methods", accountId);
export const addMethodPath = (accountId: string, kind?: "card" | "bank") => withAccount("/billing/payment-methods/add", accountId, kind && { kind });
export const editCardPath = (accountId: string, paymentMethodId: string) => withAccount(`/billing/payment-methods/${encodeURIComponent(paymentMethodId)}/edit`, accountId);
export const paymentPath = (accountId: string, paymentId: string) => withAccount(ofPayment(paymentId), accountId);
export const receiptPath = (accountId: string, paymentId: string) => withAccount(`${ofPayment(paymentId)}/receipt`, accountId);
/** In the query: paths are in lower case (SHELL-05), and what a processor names its refunds is not. */
export const refundPath = (accountId: string, refundId: string) => withAccount("/billing/refunds", accountId, { refund: refundId });
export const statementsPath = (accountId: string) => withAccount("/billing/view-statements", accountId);
export const statementPath = (accountId: string, statementId: string) => withAccount(`/billing/statements/${encodeURIComponent(statementId)}`, accountId);

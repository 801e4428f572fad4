import { withAccount } from "./paths.ts";

/* URL paths that no first visit shows: apart, because the account summary loads every byte of `paths.ts`. */

export const mobileTransactionsPath = (accountId: string) => withAccount("/billing/mobile-transactions", accountId);
export const whatIfPath = (accountId: string) => withAccount("/billing/what-if", accountId);
export const calendarPath = (accountId: string) => withAccount("/billing/calendar", accountId);
export const streamingPath = (accountId: string) => withAccount("/billing/streaming", accountId);
export const autoPaySettingsPath = (accountId: string) => withAccount("/billing/auto-pay/settings", accountId);
export const autoPayActionPath = (accountId: string, actionId: string) =>
  withAccount(`/billing/auto-pay/requests/${encodeURIComponent(actionId)}`, accountId);
/** Paying several accounts in one go: the only billing screen whose path names no account. */
export const paySeveralPath = (step: SeveralStep = "accounts") =>
  step === "accounts" ? "/billing/pay-accounts" : `/billing/pay-accounts?step=${step}`;
export type SeveralStep = "accounts" | "methods" | "review";
/** The refund id is in the query string: paths are lower case (SHELL-05), processors' refund ids are not. */
export const refundPath = (accountId: string, refundId: string) =>
  withAccount("/billing/refunds", accountId, { refund: refundId });
/** The question about one line of a statement (B24). */
export const lineQuestionPath = (accountId: string, statementId: string, position: number) =>
  withAccount(`/billing/statements/${encodeURIComponent(statementId)}/charges/${position}`, accountId);
export const payDevicePath = (accountId: string, deviceId: string, step = "amount") =>
  `${withAccount("/billing/device-balances/pay", accountId, { device: deviceId })}&step=${step}`;
export const editCardPath = (accountId: string, paymentMethodId: string) =>
  withAccount(`/billing/payment-methods/${encodeURIComponent(paymentMethodId)}/edit`, accountId);
export const addMethodPath = (accountId: string, kind?: "card" | "bank") =>
  withAccount("/billing/payment-methods/add", accountId, kind && { kind });
export const payOptionsPath = (accountId: string) => withAccount("/billing/bill-pay-options", accountId);
export const activityPath = (accountId: string) => withAccount("/billing/account-activity", accountId);
/** Auto Pay's change or enrolment flow with these services preselected. */
export const autoPayServicesPath = (accountId: string, services: readonly string[], enrolled: boolean) =>
  withAccount(enrolled ? "/billing/auto-pay" : "/billing/auto-pay/enroll", accountId, { services: services.join(",") });
export const scheduledPath = (accountId: string) => withAccount("/billing/scheduled-payments", accountId);
/** Value of `method` in the URL of a method step: preselects another method than the one that failed. */
export const anotherMethod = "another";
/** The same step with another method preselected. */
export const withAnotherMethod = (path: string) => `${path}&method=${anotherMethod}`;
/** Quick pay: one card that pays the amount due with a saved method (PAY-03). */
export const quickPayPath = (accountId: string) => withAccount("/billing/pay-bill", accountId, { open: "quick" });
export const statementPath = (accountId: string, statementId: string) =>
  withAccount(`/billing/statements/${encodeURIComponent(statementId)}`, accountId);
export const deviceBalancesPath = (accountId: string) => withAccount("/billing/device-balances", accountId);
export const paymentPath = (accountId: string, paymentId: string) =>
  withAccount(`/billing/payments/${encodeURIComponent(paymentId)}`, accountId);

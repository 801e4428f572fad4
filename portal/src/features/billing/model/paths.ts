/** URL paths of the billing screens. Each contains the account; the server refuses one that does not match. */
/** `bank` is a step only when an account is linked through the bank (PAY-02). */
export type PayStep = "amount" | "method" | "bank" | "date" | "review";

/**
 * How the payment flow was entered: to pay later (`open=fdp`), to change a scheduled payment, to link a bank account
 * (`open=bd`), or as quick pay on one card (`open=quick`).
 */
export type PaymentEntry = { later?: boolean; changes?: string; bank?: boolean; quick?: boolean };

export type AutoPayStep = "amount" | "summary" | "method" | "review";

const withAccount = (path: string, accountId: string, more: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ ...more, account: accountId })}`;

const ofPayment = (paymentId: string) => `/billing/payments/${encodeURIComponent(paymentId)}`;

export const payOptionsPath = (accountId: string) => withAccount("/billing/bill-pay-options", accountId);
export const billingPath = (accountId: string) => withAccount("/billing", accountId);
export const activityPath = (accountId: string) => withAccount("/billing/account-activity", accountId);
export const mobileTransactionsPath = (accountId: string) => withAccount("/billing/mobile-transactions", accountId);
export const deviceBalancesPath = (accountId: string) => withAccount("/billing/device-balances", accountId);
export const payDevicePath = (accountId: string, deviceId: string, step = "amount") =>
  `${withAccount("/billing/device-balances/pay", accountId, { device: deviceId })}&step=${step}`;
export const whatIfPath = (accountId: string) => withAccount("/billing/what-if", accountId);
export const calendarPath = (accountId: string) => withAccount("/billing/calendar", accountId);
export const streamingPath = (accountId: string) => withAccount("/billing/streaming", accountId);
/** Auto Pay's summary, or another step of managing it. */
export const autoPayPath = (accountId: string, step: AutoPayStep = "summary") =>
  withAccount("/billing/auto-pay", accountId, step === "summary" ? {} : { step });
export const enrolPath = (accountId: string, step: AutoPayStep = "amount") =>
  withAccount("/billing/auto-pay/enroll", accountId, step === "amount" ? {} : { step });
/** Auto Pay's change or enrolment flow with these services preselected. */
export const autoPayServicesPath = (accountId: string, services: readonly string[], enrolled: boolean) =>
  withAccount(enrolled ? "/billing/auto-pay" : "/billing/auto-pay/enroll", accountId, { services: services.join(",") });
export const autoPaySettingsPath = (accountId: string) => withAccount("/billing/auto-pay/settings", accountId);
export const autoPayActionPath = (accountId: string, actionId: string) =>
  withAccount(`/billing/auto-pay/requests/${encodeURIComponent(actionId)}`, accountId);

export const historyPath = (accountId: string) => withAccount("/billing/payment-history", accountId);
export const scheduledPath = (accountId: string) => withAccount("/billing/scheduled-payments", accountId);
/** `amount` (cents) and `date` prefill the steps that ask for them. */
export const payOncePath = (
  accountId: string,
  step: PayStep = "amount",
  { later = false, changes, bank = false, amount, date }: PaymentEntry & { amount?: number; date?: string } = {},
) =>
  `${withAccount("/billing/pay-bill", accountId, { open: later ? "fdp" : bank ? "bd" : "otp", ...(changes && { payment: changes }), ...(amount && { amount: `${amount}` }), ...(date && { date }) })}&step=${step}`;
/** Value of `method` in the URL of a method step: preselects another method than the one that failed. */
export const anotherMethod = "another";
/** The same step with another method preselected. */
export const withAnotherMethod = (path: string) => `${path}&method=${anotherMethod}`;
/** Quick pay: one card that pays the amount due with a saved method (PAY-03). */
export const quickPayPath = (accountId: string) => withAccount("/billing/pay-bill", accountId, { open: "quick" });
export type SeveralStep = "accounts" | "methods" | "review";
/** Paying several accounts in one go: the only billing screen whose path names no account. */
export const paySeveralPath = (step: SeveralStep = "accounts") =>
  step === "accounts" ? "/billing/pay-accounts" : `/billing/pay-accounts?step=${step}`;
export const walletPath = (accountId: string) => withAccount("/billing/payment-methods", accountId);
export const addMethodPath = (accountId: string, kind?: "card" | "bank") =>
  withAccount("/billing/payment-methods/add", accountId, kind && { kind });
export const editCardPath = (accountId: string, paymentMethodId: string) =>
  withAccount(`/billing/payment-methods/${encodeURIComponent(paymentMethodId)}/edit`, accountId);
export const paymentPath = (accountId: string, paymentId: string) => withAccount(ofPayment(paymentId), accountId);
export const receiptPath = (accountId: string, paymentId: string) =>
  withAccount(`${ofPayment(paymentId)}/receipt`, accountId);
/** The refund id is in the query string: paths are lower case (SHELL-05), processors' refund ids are not. */
export const refundPath = (accountId: string, refundId: string) =>
  withAccount("/billing/refunds", accountId, { refund: refundId });
export const statementsPath = (accountId: string) => withAccount("/billing/view-statements", accountId);
export const statementPath = (accountId: string, statementId: string) =>
  withAccount(`/billing/statements/${encodeURIComponent(statementId)}`, accountId);
/** The question about one line of a statement (B24). */
export const lineQuestionPath = (accountId: string, statementId: string, position: number) =>
  withAccount(`/billing/statements/${encodeURIComponent(statementId)}/charges/${position}`, accountId);

/** URL paths of the billing screens. Each contains the account; the server refuses one that does not match. */
/** `bank` is a step only when an account is linked through the bank (PAY-02). */
export type PayStep = "amount" | "method" | "bank" | "date" | "review";

/**
 * How the payment flow was entered. The values of `open` are those of the specification, which other sites link to:
 * `otp` a one-time payment, `fdp` a future-dated payment, `bd` a payment from an account linked through the
 * bank, `ap` enrolment in Auto Pay. `open=quick` is quick pay on one card; `payment` is a scheduled payment to change.
 */
export type PaymentEntry = { later?: boolean; changes?: string; bank?: boolean; quick?: boolean };

export type AutoPayStep = "amount" | "summary" | "method" | "review";

/** The path with the account, and further parameters, in its query. */
export const withAccount = (path: string, accountId: string, more: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ ...more, account: accountId })}`;

export const billingPath = (accountId: string) => withAccount("/billing", accountId);
/** Auto Pay's summary, or another step of managing it. */
export const autoPayPath = (accountId: string, step: AutoPayStep = "summary") =>
  withAccount("/billing/auto-pay", accountId, step === "summary" ? {} : { step });
export const enrolPath = (accountId: string, step: AutoPayStep = "amount") =>
  withAccount("/billing/auto-pay/enroll", accountId, step === "amount" ? {} : { step });

export const historyPath = (accountId: string) => withAccount("/billing/payment-history", accountId);
/** `amount` (cents) and `date` prefill the steps that ask for them. */
export const payOncePath = (
  accountId: string,
  step: PayStep = "amount",
  { later = false, changes, bank = false, amount, date }: PaymentEntry & { amount?: number; date?: string } = {},
) =>
  `${withAccount("/billing/pay-bill", accountId, { open: later ? "fdp" : bank ? "bd" : "otp", ...(changes && { payment: changes }), ...(amount && { amount: `${amount}` }), ...(date && { date }) })}&step=${step}`;
export const walletPath = (accountId: string) => withAccount("/billing/payment-methods", accountId);
export const receiptPath = (accountId: string, paymentId: string) =>
  withAccount(`/billing/payments/${encodeURIComponent(paymentId)}/receipt`, accountId);
export const statementsPath = (accountId: string) => withAccount("/billing/view-statements", accountId);

/** Addresses of the billing screens. The account is in every one of them; the server refuses a mismatch. */
export type PayStep = "amount" | "method" | "date" | "review";

const withAccount = (path: string, accountId: string, more: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ ...more, account: accountId })}`;

const ofPayment = (paymentId: string) => `/billing/payments/${encodeURIComponent(paymentId)}`;

export const billingPath = (accountId: string) => withAccount("/billing", accountId);
export type AutoPayStep = "amount" | "summary" | "method" | "review";

export const autoPayPath = (accountId: string, step: AutoPayStep = "summary") => withAccount("/billing/auto-pay", accountId, step === "summary" ? {} : { step });
export const enrolPath = (accountId: string, step: AutoPayStep = "amount") => withAccount("/billing/auto-pay/enroll", accountId, step === "amount" ? {} : { step });
export const autoPaySettingsPath = (accountId: string) => withAccount("/billing/auto-pay/settings", accountId);
export const autoPayActionPath = (accountId: string, actionId: string) => withAccount(`/billing/auto-pay/requests/${encodeURIComponent(actionId)}`, accountId);

export const historyPath = (accountId: string) => withAccount("/billing/payment-history", accountId);
export const payOncePath = (accountId: string, step: PayStep = "amount") => `${withAccount("/billing/pay-bill", accountId, { open: "otp" })}&step=${step}`;
export const paymentPath = (accountId: string, paymentId: string) => withAccount(ofPayment(paymentId), accountId);
export const receiptPath = (accountId: string, paymentId: string) => withAccount(`${ofPayment(paymentId)}/receipt`, accountId);

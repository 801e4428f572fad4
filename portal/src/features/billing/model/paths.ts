/** Addresses of the billing screens. The account is in every one of them; the server refuses a mismatch. */
export type PayStep = "amount" | "method" | "date" | "review";

const withAccount = (path: string, accountId: string, more: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ ...more, account: accountId })}`;

const ofPayment = (paymentId: string) => `/billing/payments/${encodeURIComponent(paymentId)}`;

export const billingPath = (accountId: string) => withAccount("/billing", accountId);
export const historyPath = (accountId: string) => withAccount("/billing/payment-history", accountId);
export const payOncePath = (accountId: string, step: PayStep = "amount") => `${withAccount("/billing/pay-bill", accountId, { open: "otp" })}&step=${step}`;
export const walletPath = (accountId: string) => withAccount("/billing/payment-methods", accountId);
export const addMethodPath = (accountId: string, kind?: "card" | "bank") => withAccount("/billing/payment-methods/add", accountId, kind && { kind });
export const editCardPath = (accountId: string, paymentMethodId: string) => withAccount(`/billing/payment-methods/${encodeURIComponent(paymentMethodId)}/edit`, accountId);
/** Where Auto Pay is set up and changed. */
export const autoPayPath = (accountId: string) => withAccount("/billing/pay-bill", accountId, { open: "ap" });
export const paymentPath = (accountId: string, paymentId: string) => withAccount(ofPayment(paymentId), accountId);
export const receiptPath = (accountId: string, paymentId: string) => withAccount(`${ofPayment(paymentId)}/receipt`, accountId);

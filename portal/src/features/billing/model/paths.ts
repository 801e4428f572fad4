/** Addresses of the billing screens. The account is in every one of them; the server refuses a mismatch. */
export type PayStep = "amount" | "method" | "date" | "review";

const withAccount = (path: string, accountId: string, more: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ ...more, account: accountId })}`;

const ofPayment = (paymentId: string) => `/billing/payments/${encodeURIComponent(paymentId)}`;

export const billingPath = (accountId: string) => withAccount("/billing", accountId);
export const activityPath = (accountId: string) => withAccount("/billing/account-activity", accountId);
export const mobileTransactionsPath = (accountId: string) => withAccount("/billing/mobile-transactions", accountId);
export const deviceBalancesPath = (accountId: string) => withAccount("/billing/device-balances", accountId);
export const payDevicePath = (accountId: string, deviceId: string, step = "amount") => `${withAccount("/billing/device-balances/pay", accountId, { device: deviceId })}&step=${step}`;
export const whatIfPath = (accountId: string) => withAccount("/billing/what-if", accountId);
export const streamingPath = (accountId: string) => withAccount("/billing/streaming", accountId);
export const historyPath = (accountId: string) => withAccount("/billing/payment-history", accountId);
export const payOncePath = (accountId: string, step: PayStep = "amount") => `${withAccount("/billing/pay-bill", accountId, { open: "otp" })}&step=${step}`;
export const paymentPath = (accountId: string, paymentId: string) => withAccount(ofPayment(paymentId), accountId);
export const receiptPath = (accountId: string, paymentId: string) => withAccount(`${ofPayment(paymentId)}/receipt`, accountId);

import type { CancelPhase } from "./scheduled.slice.ts";

export const selectCancelPhase = (root: { txnBilling: { scheduled: CancelPhase } }) => root.txnBilling.scheduled;

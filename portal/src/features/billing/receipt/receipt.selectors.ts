import type { ReceiptState } from "./receipt.slice.ts";

export const selectReceipt = (root: { txnBilling: { receipt: ReceiptState } }) => root.txnBilling.receipt;

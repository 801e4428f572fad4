import type { PartRetry } from "./parts.slice.ts";

export const selectPartRetry = (root: { txnBilling: { parts: PartRetry } }) => root.txnBilling.parts;

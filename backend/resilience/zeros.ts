import type { Findings } from "./audit.ts";

/** What R1 and R2 promise. */
export const zeros: Findings = {
  acknowledgedWrongly: 0, chargedTwice: 0, unknownCharges: 0, unequalAccounts: 0, unequalDevices: 0, unequalMandates: 0, unequalDebits: 0, unequalDiscounts: 0, unequalReceivables: 0, unequalSums: 0, missingDebits: 0, unequalReturns: 0, beforeTheirDay: 0, unsettled: 0,
};

import { sharedSlice } from "../../../api/sharedSlice.ts";

/** The specification's `txnBilling` slice: flows that move money or change how it is paid. */
export const txnBilling = sharedSlice("txnBilling");
/** The specification's `billing` slice: what billing's other screens are doing. Balances live in the Apollo cache. */
export const billing = sharedSlice("billing");
/** The specification's `billingMobile` slice: paying for mobile devices. */
export const billingMobile = sharedSlice("billingMobile");

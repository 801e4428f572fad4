import type { Reducer } from "redux";

// The slices of billing have parts, each declared by its flow and loaded with its screens.
type Parts = Readonly<Record<string, Reducer>>;

/** The specification's `txnBilling` slice: flows that move money or change how it is paid. */
export const txnBilling = <Of extends Parts>(parts: Of) => ({ txnBilling: parts });
/** The specification's `billing` slice: what billing's other screens are doing. Balances live in the Apollo cache. */
export const billing = <Of extends Parts>(parts: Of) => ({ billing: parts });
/** The specification's `billingMobile` slice: paying for mobile devices. */
export const billingMobile = <Of extends Parts>(parts: Of) => ({ billingMobile: parts });

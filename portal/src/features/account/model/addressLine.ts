import type { Account } from "./account.api.ts";

/** An address in one line. */
export const addressLine = ({ addressLine1, city, state, zip }: Account["serviceAddress"]) => `${addressLine1}, ${city}, ${state} ${zip}`;

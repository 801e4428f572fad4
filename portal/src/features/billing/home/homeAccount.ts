import type { BillingStandingQuery } from "../../../api/graphql/generated/graph.ts";

/** The account as the billing home shows it. */
export type HomeAccount = NonNullable<BillingStandingQuery["billing"]>;

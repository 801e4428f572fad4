import type { BillingAccountStatusQuery } from "../../../api/graphql/generated/graph.ts";

/** The account with the fields of the billing home's query. */
export type HomeAccount = NonNullable<BillingAccountStatusQuery["billing"]>;

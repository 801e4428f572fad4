import type { AccountActivityQuery } from "../../../api/graphql/generated/graph.ts";

/** A payment or a charge as the screen shows it. */
export type ActivityRow = NonNullable<AccountActivityQuery["billing"]>["activity"][number];

import type { StatementDetailsQuery } from "../../../api/graphql/generated/graph.ts";

/** A statement as this screen has it. */
export type Bill = NonNullable<StatementDetailsQuery["statement"]>;
export type BillLine = Bill["lines"][number];

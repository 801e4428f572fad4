import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { users } from "../identity/identity.tables.ts";

/** Users who may settle stuck items. They are added by SQL only (docs/operations.md). */
export const operators = pgTable("operators", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id),
});

export const stuckKinds = ["payment", "autoPay", "mandate", "callback", "reversal"] as const;
/** `ask`: by the processor's answer. `taken`, `notTaken`, `done`: by an operator's own finding. */
export const outcomes = ["ask", "taken", "notTaken", "done"] as const;

/** Settlements by operators with their results: append-only (operators.sql). */
export const operatorSettlements = pgTable(
  "operator_settlements",
  {
    id: uuid("id").primaryKey(),
    /** Security time. */
    settledAt: instant("settled_at").notNull(),
    operator: text("operator").notNull(),
    /** The second operator, who approved an outcome that the processor did not confirm; null where it did. */
    second: text("second"),
    kind: text("kind", { enum: stuckKinds }).notNull(),
    accountId: text("account_id"),
    subject: text("subject").notNull(),
    outcome: text("outcome", { enum: outcomes }).notNull(),
    /** The operator's reason. */
    reason: text("reason").notNull(),
    /** The state after it. */
    result: text("result").notNull(),
  },
  (table) => [
    index("operator_settlements_subject").on(table.subject),
    check("operator_settlements_second", sql`${table.outcome} = 'ask' or ${table.second} is not null`),
    check("operator_settlements_two", sql`${table.second} is distinct from ${table.operator}`),
  ],
);

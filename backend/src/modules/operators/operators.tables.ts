import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../identity/identity.tables.ts";

/** Who may settle what is stuck. Nobody is put here by the product: somebody with the database names them (docs/operations.md). */
export const operators = pgTable("operators", { userId: uuid("user_id").primaryKey().references(() => users.id) });

export const stuckKinds = ["payment", "autoPay", "mandate", "callback", "reversal"] as const;
/** `ask`: what the processor says. `taken`, `notTaken`, `done`: what somebody says who has found it out elsewhere. */
export const outcomes = ["ask", "taken", "notTaken", "done"] as const;

/** What operators settled, and what came of it: never changed (operators.sql). */
export const operatorSettlements = pgTable(
  "operator_settlements",
  {
    id: uuid("id").primaryKey(),
    /** Security time. */
    settledAt: timestamp("settled_at", { withTimezone: true, mode: "date" }).notNull(),
    operator: text("operator").notNull(),
    /** Who agreed to an outcome that the processor did not give; null where it did. */
    second: text("second"),
    kind: text("kind", { enum: stuckKinds }).notNull(),
    accountId: text("account_id"),
    subject: text("subject").notNull(),
    outcome: text("outcome", { enum: outcomes }).notNull(),
    /** Why, in the operator's words. */
    reason: text("reason").notNull(),
    /** What it is after that. */
    result: text("result").notNull(),
  },
  (table) => [
    index("operator_settlements_subject").on(table.subject),
    check("operator_settlements_second", sql`${table.outcome} = 'ask' or ${table.second} is not null`),
    check("operator_settlements_two", sql`${table.second} is distinct from ${table.operator}`),
  ],
);

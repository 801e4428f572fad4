import { bigint, date, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

const localDate = (name: string) => date(name, { mode: "string" });

export const statements = pgTable(
  "statements",
  {
    accountId: text("account_id").notNull(),
    id: text("id").notNull(),
    statementDate: localDate("statement_date").notNull(),
    periodFrom: localDate("period_from").notNull(),
    periodTo: localDate("period_to").notNull(),
    dueDate: localDate("due_date").notNull(),
    currentCharges: bigint("current_charges", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

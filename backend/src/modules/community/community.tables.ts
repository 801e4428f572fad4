import { sql } from "drizzle-orm";
import { check, date, pgTable, text } from "drizzle-orm/pg-core";
import { accounts } from "../account/account.tables.ts";

/** Accounts of communities: the agreement with the tenants, if there is one, and whether the community has its tab. */
export const communities = pgTable(
  "communities",
  {
    accountId: text("account_id").primaryKey().references(() => accounts.accountId),
    tab: text("tab", { enum: ["ACTIVE", "INACTIVE"] }).notNull(),
    agreement: text("agreement", { enum: ["PENDING", "ACTIVE", "ENDED"] }),
    /** Local date from which the agreement has its status. */
    agreementSince: date("agreement_since", { mode: "string" }),
  },
  (table) => [check("communities_agreement", sql`(${table.agreement} is null) = (${table.agreementSince} is null)`)],
);

import { sql } from "drizzle-orm";
import { check, pgTable, text } from "drizzle-orm/pg-core";
import { localDate } from "../../database/columns.ts";
import { accounts } from "../account/account.tables.ts";

/** Community accounts: the tenant agreement, if any, and whether the community has its tab. */
export const communities = pgTable(
  "communities",
  {
    accountId: text("account_id")
      .primaryKey()
      .references(() => accounts.accountId),
    tab: text("tab", { enum: ["ACTIVE", "INACTIVE"] }).notNull(),
    agreement: text("agreement", { enum: ["PENDING", "ACTIVE", "ENDED"] }),
    /** Local date of the agreement's current status. */
    agreementSince: localDate("agreement_since"),
  },
  (table) => [check("communities_agreement", sql`(${table.agreement} is null) = (${table.agreementSince} is null)`)],
);

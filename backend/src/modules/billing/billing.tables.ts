import { boolean, pgTable, text } from "drizzle-orm/pg-core";

/** Payment restrictions. An account without a row has none. */
export const paymentRestrictions = pgTable("payment_restrictions", {
  accountId: text("account_id").primaryKey(),
  cardsRefused: boolean("cards_refused").notNull().default(false),
  banksRefused: boolean("banks_refused").notNull().default(false),
  /** Partial payments are refused. */
  wholeAmountOnly: boolean("whole_amount_only").notNull().default(false),
});

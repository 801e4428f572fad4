import { boolean, pgTable, text } from "drizzle-orm/pg-core";

/** An account without a row may pay by every kind of method and any amount. */
export const paymentRestrictions = pgTable("payment_restrictions", {
  accountId: text("account_id").primaryKey(),
  cardsRefused: boolean("cards_refused").notNull().default(false),
  banksRefused: boolean("banks_refused").notNull().default(false),
  /** Less than all that is due is not taken. */
  wholeAmountOnly: boolean("whole_amount_only").notNull().default(false),
});

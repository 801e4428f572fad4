import { date, pgTable, text } from "drizzle-orm/pg-core";

/** An account without a row is not enrolled. */
export const autoPayEnrolments = pgTable("auto_pay_enrolments", {
  accountId: text("account_id").primaryKey(),
  paymentMethodId: text("payment_method_id").notNull(),
  nextDate: date("next_date", { mode: "string" }).notNull(),
});

import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { cents, instant, localDate } from "../../database/columns.ts";
import { sql } from "drizzle-orm";

/** Restorations of services suspended for a past due bill, one row per payment that started one. Business time. */
export const restorations = pgTable(
  "restorations",
  {
    accountId: text("account_id").notNull(),
    paymentId: text("payment_id").notNull(),
    /** When the service will be restored, as the customer was told. */
    restoreFrom: instant("restore_from").notNull(),
    /** When it was restored; null until then. */
    restoredAt: instant("restored_at"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.paymentId] }),
    index("restorations_open")
      .on(table.restoreFrom)
      .where(sql`${table.restoredAt} is null`),
  ],
);

export const mobileStates = ["PAST_DUE", "HOTLINED", "TEMPORARILY_DISCONNECTED", "INACTIVE"] as const;

/** Status of mobile lines; an account without a row is in good standing. */
export const mobileStatuses = pgTable("mobile_standings", {
  accountId: text("account_id").primaryKey(),
  state: text("state", { enum: mobileStates }).notNull(),
});

/** Agreements to pay a past-due balance in parts. */
export const deferralPlans = pgTable(
  "deferral_plans",
  {
    accountId: text("account_id").primaryKey(),
    installmentsRemaining: integer("installments_remaining").notNull(),
    installmentAmount: cents("installment_amount").notNull(),
    nextInstallmentDate: localDate("next_installment_date").notNull(),
  },
  (table) => [check("deferral_plans_left", sql`${table.installmentsRemaining} > 0`)],
);

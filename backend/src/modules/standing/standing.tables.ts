import { bigint, check, date, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Services that were stopped for a late bill and are on their way back, one row for each payment that paid for it. Business time. */
export const restorations = pgTable(
  "restorations",
  {
    accountId: text("account_id").notNull(),
    paymentId: text("payment_id").notNull(),
    /** When the service will be back, as the customer was told. */
    restoreFrom: instant("restore_from").notNull(),
    /** When it came back; null until then. */
    restoredAt: instant("restored_at"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.paymentId] }),
    index("restorations_open").on(table.restoreFrom).where(sql`${table.restoredAt} is null`),
  ],
);

export const mobileStates = ["PAST_DUE", "HOTLINED", "TEMPORARILY_DISCONNECTED", "INACTIVE"] as const;

/** What the mobile service says of an account that is late; an account without a row is in good standing. */
export const mobileStandings = pgTable("mobile_standings", {
  accountId: text("account_id").primaryKey(),
  state: text("state", { enum: mobileStates }).notNull(),
});

/** Agreements to pay a past-due balance in parts. */
export const deferralPlans = pgTable(
  "deferral_plans",
  {
    accountId: text("account_id").primaryKey(),
    installmentsRemaining: integer("installments_remaining").notNull(),
    installmentAmount: bigint("installment_amount", { mode: "number" }).notNull(),
    nextInstallmentDate: date("next_installment_date", { mode: "string" }).notNull(),
  },
  (table) => [check("deferral_plans_left", sql`${table.installmentsRemaining} > 0`)],
);

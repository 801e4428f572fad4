import { bigint, boolean, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

const cents = (name: string) => bigint(name, { mode: "number" });
const localDate = (name: string) => date(name, { mode: "string" });
const ownedBy = () => ({ accountId: text("account_id").notNull(), id: text("id").notNull() });

export const statements = pgTable(
  "statements",
  {
    ...ownedBy(),
    statementDate: localDate("statement_date").notNull(),
    periodFrom: localDate("period_from").notNull(),
    periodTo: localDate("period_to").notNull(),
    dueDate: localDate("due_date").notNull(),
    currentCharges: cents("current_charges").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** An account without a row is not enrolled. */
export const autoPayEnrolments = pgTable("auto_pay_enrolments", {
  accountId: text("account_id").primaryKey(),
  paymentMethodId: text("payment_method_id").notNull(),
  nextDate: localDate("next_date").notNull(),
});

/** An account without a row may pay by every kind of method and any amount. */
export const paymentRestrictions = pgTable("payment_restrictions", {
  accountId: text("account_id").primaryKey(),
  cardsRefused: boolean("cards_refused").notNull().default(false),
  banksRefused: boolean("banks_refused").notNull().default(false),
  /** Less than all that is due is not taken. */
  wholeAmountOnly: boolean("whole_amount_only").notNull().default(false),
});

export const mobileDevices = pgTable(
  "mobile_devices",
  {
    ...ownedBy(),
    name: text("name").notNull(),
    remainingBalance: cents("remaining_balance").notNull(),
    monthlyInstallment: cents("monthly_installment").notNull(),
    installmentsRemaining: integer("installments_remaining").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

const movement = () => ({
  ...ownedBy(),
  date: localDate("date").notNull(),
  kind: text("kind", { enum: ["PAYMENT", "REFUND", "CHARGE"] }).notNull(),
  description: text("description").notNull(),
  amount: cents("amount").notNull(),
});

export const mobileTransactions = pgTable("mobile_transactions", movement(), (table) => [primaryKey({ columns: [table.accountId, table.id] })]);

export const streamingTransactions = pgTable("streaming_transactions", movement(), (table) => [primaryKey({ columns: [table.accountId, table.id] })]);

export const streamingSubscriptions = pgTable(
  "streaming_subscriptions",
  {
    ...ownedBy(),
    name: text("name").notNull(),
    monthlyPrice: cents("monthly_price").notNull(),
    nextBillingDate: localDate("next_billing_date"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

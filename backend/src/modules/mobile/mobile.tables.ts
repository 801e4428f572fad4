import { foreignKey, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { cents, localDate } from "../../database/columns.ts";
import { methodTypes } from "../wallet/wallet.tables.ts";

const ownedBy = () => ({ accountId: text("account_id").notNull(), id: text("id").notNull() });

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

/** Payments for a device; all other payments are for the bill. */
export const devicePayments = pgTable(
  "device_payments",
  {
    accountId: text("account_id").notNull(),
    paymentId: text("payment_id").notNull(),
    deviceId: text("device_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.paymentId] }),
    foreignKey({
      columns: [table.accountId, table.deviceId],
      foreignColumns: [mobileDevices.accountId, mobileDevices.id],
    }),
  ],
);

const movement = () => ({
  ...ownedBy(),
  date: localDate("date").notNull(),
  kind: text("kind", { enum: ["PAYMENT", "REFUND", "CHARGE"] }).notNull(),
  description: text("description").notNull(),
  amount: cents("amount").notNull(),
  /** For a refund, where known: the refunded transaction, the method, and the expected date. */
  refundedId: text("refunded_id"),
  methodType: text("method_type", { enum: methodTypes }),
  lastFour: text("last_four"),
  expectedOn: localDate("expected_on"),
});

export const mobileTransactions = pgTable("mobile_transactions", movement(), (table) => [
  primaryKey({ columns: [table.accountId, table.id] }),
  foreignKey({ columns: [table.accountId, table.refundedId], foreignColumns: [table.accountId, table.id] }),
]);

/** Transaction ids are unique per account across mobile service and streaming. */
export const streamingTransactions = pgTable("streaming_transactions", movement(), (table) => [
  primaryKey({ columns: [table.accountId, table.id] }),
  foreignKey({ columns: [table.accountId, table.refundedId], foreignColumns: [table.accountId, table.id] }),
]);

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

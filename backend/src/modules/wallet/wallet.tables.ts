import { boolean, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

export const fundingKinds = ["credit", "debit", "rechargeable", "prepaid", "gift"] as const;
export const cardTypes = ["visa", "mc", "amex", "discover", "creditCard"] as const;

/** Saved cards of an account. The processor's token is all that stands for the number. */
export const paymentMethods = pgTable(
  "payment_methods",
  {
    accountId: text("account_id").notNull(),
    id: text("id").notNull(),
    type: text("type", { enum: cardTypes }).notNull(),
    lastFour: text("last_four").notNull(),
    /** MMYY */
    expiry: text("expiry").notNull(),
    cardName: text("card_name").notNull(),
    fundingKind: text("funding_kind", { enum: fundingKinds }).notNull(),
    processorToken: text("processor_token").notNull(),
    /** The processor's fingerprint of the number: the same card is saved once. */
    fingerprint: text("fingerprint").notNull(),
    /** Set by the provider when the method may not be used. */
    unavailable: boolean("unavailable").notNull().default(false),
    savedAt: timestamp("saved_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex("payment_methods_once").on(table.accountId, table.fingerprint),
  ],
);

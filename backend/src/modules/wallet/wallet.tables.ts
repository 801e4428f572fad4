import { boolean, check, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { sql } from "drizzle-orm";

export const fundingKinds = ["credit", "debit", "rechargeable", "prepaid", "gift"] as const;
export const cardTypes = ["visa", "mc", "amex", "discover", "creditCard"] as const;
export const methodTypes = [...cardTypes, "bankAccount"] as const;
export const accountKinds = ["checking", "savings"] as const;

/** Saved cards and bank accounts of an account. Only the processor's token is stored, never the number. */
export const paymentMethods = pgTable(
  "payment_methods",
  {
    accountId: text("account_id").notNull(),
    id: text("id").notNull(),
    type: text("type", { enum: methodTypes }).notNull(),
    lastFour: text("last_four").notNull(),
    /** MMYY; null for bank accounts. */
    expiry: text("expiry"),
    /** The name on the card, or the holder of the bank account. */
    cardName: text("card_name").notNull(),
    /** Null for bank accounts. */
    fundingKind: text("funding_kind", { enum: fundingKinds }),
    /** Null for cards, and for banks whose name the processor does not know. */
    bankName: text("bank_name"),
    /** Null for cards. */
    accountKind: text("account_kind", { enum: accountKinds }),
    processorToken: text("processor_token").notNull(),
    /** The processor's fingerprint of the number, for deduplication: the same method is saved once. */
    fingerprint: text("fingerprint").notNull(),
    /** The customer's own name for the method. */
    nickname: text("nickname"),
    /** Offered first when paying. */
    isDefault: boolean("is_default").notNull().default(false),
    /** Set by the provider when the method must not be used. */
    unavailable: boolean("unavailable").notNull().default(false),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex("payment_methods_once").on(table.accountId, table.fingerprint),
    uniqueIndex("payment_methods_one_default")
      .on(table.accountId)
      .where(sql`${table.isDefault}`),
    check("payment_methods_expiry", sql`(${table.type} = 'bankAccount') = (${table.expiry} is null)`),
    check("payment_methods_account_kind", sql`(${table.type} = 'bankAccount') = (${table.accountKind} is not null)`),
  ],
);

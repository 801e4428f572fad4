import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { sql } from "drizzle-orm";
import { accountKinds, fundingKinds, methodTypes } from "../wallet/wallet.tables.ts";

export const purposes = ["payment", "wallet"] as const;

/**
 * Unused: tickets are sealed, and their state is in the vault's own database. The previous version still reads it, so a
 * later release drops it (decision 35).
 */
export const vaultTickets = pgTable(
  "vault_tickets",
  {
    hash: text("hash").primaryKey(),
    userId: uuid("user_id").notNull(),
    accountId: text("account_id").notNull(),
    /** The saved card whose code or details are submitted; null for a new method. */
    savedMethodId: text("saved_method_id"),
    purpose: text("purpose", { enum: purposes }).notNull(),
    expiresAt: instant("expires_at").notNull(),
    triesLeft: integer("tries_left").notNull(),
    /** How often the processor refused data submitted with it. */
    refusedChecks: integer("refused_checks").notNull().default(0),
  },
  (table) => [
    index("vault_tickets_expiry").on(table.expiresAt),
    index("vault_tickets_refused")
      .on(table.expiresAt)
      .where(sql`${table.refusedChecks} > 0`),
  ],
);

/**
 * Vault tokens that were used: the processor's tokens and displayable fields. No card or account number, no security
 * code, no ZIP, which this process never has.
 */
export const vaultTokens = pgTable(
  "vault_tokens",
  {
    /** Hash of the ticket: a single use spends all its tokens. */
    hash: text("hash").primaryKey(),
    userId: uuid("user_id").notNull(),
    accountId: text("account_id").notNull(),
    savedMethodId: text("saved_method_id"),
    processorToken: text("processor_token").notNull(),
    /** Null for bank accounts, like all card-only fields. */
    codeToken: text("code_token"),
    type: text("type", { enum: methodTypes }).notNull(),
    lastFour: text("last_four").notNull(),
    expiry: text("expiry"),
    cardName: text("card_name").notNull(),
    fundingKind: text("funding_kind", { enum: fundingKinds }),
    bankName: text("bank_name"),
    accountKind: text("account_kind", { enum: accountKinds }),
    /** The processor has checked it, which saving requires. */
    checked: boolean("checked").notNull(),
    fingerprint: text("fingerprint").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** The payment or wallet change that used it up. */
    spentOn: text("spent_on").unique(),
  },
  (table) => [index("vault_tokens_expiry").on(table.expiresAt)],
);

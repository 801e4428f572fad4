import { boolean, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { accountKinds, fundingKinds, methodTypes } from "../wallet/wallet.tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const purposes = ["payment", "wallet"] as const;

/**
 * Not used any more: tickets are sealed, and what came of them is counted in the vault's own database. The version before still reads it, so that it
 * goes with a later release (decision 35).
 */
export const vaultTickets = pgTable(
  "vault_tickets",
  {
    hash: text("hash").primaryKey(),
    userId: uuid("user_id").notNull(),
    accountId: text("account_id").notNull(),
    /** For this saved card, its security code or its new details; null for a new method. */
    savedMethodId: text("saved_method_id"),
    purpose: text("purpose", { enum: purposes }).notNull(),
    expiresAt: instant("expires_at").notNull(),
    triesLeft: integer("tries_left").notNull(),
    /** How often the processor refused what was handed over with it. */
    refusedChecks: integer("refused_checks").notNull().default(0),
  },
  (table) => [index("vault_tickets_expiry").on(table.expiresAt), index("vault_tickets_refused").on(table.expiresAt).where(sql`${table.refusedChecks} > 0`)],
);

/**
 * What was paid or saved with a token of the vault: the processor's tokens and what may be shown. No card or account number, no security code,
 * no ZIP: this process never has them.
 */
export const vaultTokens = pgTable(
  "vault_tokens",
  {
    /** Of the ticket: of all its tokens one use is made. */
    hash: text("hash").primaryKey(),
    userId: uuid("user_id").notNull(),
    accountId: text("account_id").notNull(),
    savedMethodId: text("saved_method_id"),
    processorToken: text("processor_token").notNull(),
    /** Null for bank accounts, as everything that only cards have. */
    codeToken: text("code_token"),
    type: text("type", { enum: methodTypes }).notNull(),
    lastFour: text("last_four").notNull(),
    expiry: text("expiry"),
    cardName: text("card_name").notNull(),
    fundingKind: text("funding_kind", { enum: fundingKinds }),
    bankName: text("bank_name"),
    accountKind: text("account_kind", { enum: accountKinds }),
    /** The processor has looked at it: only then may it be saved. */
    checked: boolean("checked").notNull(),
    fingerprint: text("fingerprint").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** The payment, or the change of the wallet, that used it up. */
    spentOn: text("spent_on").unique(),
  },
  (table) => [index("vault_tokens_expiry").on(table.expiresAt)],
);

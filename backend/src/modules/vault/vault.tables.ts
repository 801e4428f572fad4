import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { cardTypes, fundingKinds } from "../wallet/wallet.tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The right to hand over one card, known by its hash: who reads this table can't use it. */
export const vaultTickets = pgTable(
  "vault_tickets",
  {
    hash: text("hash").primaryKey(),
    userId: uuid("user_id").notNull(),
    accountId: text("account_id").notNull(),
    /** For the security code of this saved card; null for a new card. */
    savedMethodId: text("saved_method_id"),
    expiresAt: instant("expires_at").notNull(),
    triesLeft: integer("tries_left").notNull(),
  },
  (table) => [index("vault_tickets_expiry").on(table.expiresAt)],
);

/** What a token of the vault stands for. No card number, no security code, no ZIP: the processor's tokens and what may be shown. */
export const vaultTokens = pgTable(
  "vault_tokens",
  {
    hash: text("hash").primaryKey(),
    userId: uuid("user_id").notNull(),
    accountId: text("account_id").notNull(),
    savedMethodId: text("saved_method_id"),
    processorToken: text("processor_token").notNull(),
    codeToken: text("code_token").notNull(),
    type: text("type", { enum: cardTypes }).notNull(),
    lastFour: text("last_four").notNull(),
    expiry: text("expiry").notNull(),
    cardName: text("card_name").notNull(),
    fundingKind: text("funding_kind", { enum: fundingKinds }).notNull(),
    fingerprint: text("fingerprint").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** The payment that used it up. */
    spentOn: text("spent_on").unique(),
  },
  (table) => [index("vault_tokens_expiry").on(table.expiresAt)],
);

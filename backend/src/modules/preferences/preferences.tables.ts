import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { accounts } from "../account/account.tables.ts";
import { users } from "../identity/identity.tables.ts";

/**
 * What e-mails can be about that a user may turn off. What is always sent
 * is in `preferences.domain.ts`.
 */
export const emailTopics = ["PAYMENT_PROBLEMS", "APPOINTMENTS", "ORDERS", "SUPPORT"] as const;

/** OWN: about the user's own payments only. */
export const wantedEmails = ["ALL", "OWN", "NONE"] as const;

/** Which e-mails about an account a user wants; without a row the role decides (SESS-19). */
export const emailChoices = pgTable(
  "email_choices",
  {
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    topic: text("topic", { enum: emailTopics }).notNull(),
    wanted: text("wanted", { enum: wantedEmails }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.userId, table.topic] })],
);

/**
 * A user's new e-mail address that is not confirmed yet: the code was sent to it, and the old address stays in use.
 * Security time.
 */
export const emailChanges = pgTable(
  "email_changes",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id),
    email: text("email").notNull(),
    /** Salted hash of the code. */
    codeHash: text("code_hash").notNull(),
    salt: text("salt").notNull(),
    expiresAt: instant("expires_at").notNull(),
    triesLeft: integer("tries_left").notNull(),
  },
  (table) => [index("email_changes_expiry").on(table.expiresAt)],
);

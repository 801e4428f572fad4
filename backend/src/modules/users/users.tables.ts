import { bigserial, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { accounts } from "../account/account.tables.ts";
import { users } from "../identity/identity.tables.ts";

const roles = ["PRIMARY", "ADMIN", "BILLING", "STANDARD"] as const;

export const accessChangeKinds = [
  "INVITED",
  "INVITATION_SENT_AGAIN",
  "INVITATION_WITHDRAWN",
  "JOINED",
  "ACCESS_GIVEN",
  "ROLE_CHANGED",
  "DEACTIVATED",
  "REACTIVATED",
  "REMOVED",
  "OWNERSHIP_TRANSFERRED",
] as const;

/** Invitations to an account. Security time. */
export const invitations = pgTable(
  "invitations",
  {
    /** Named by the browser, so that a repeated call sends nothing twice. */
    id: uuid("id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    /** In lower case. */
    email: text("email").notNull(),
    role: text("role", { enum: ["ADMIN", "BILLING", "STANDARD"] }).notNull(),
    site: text("site", { enum: ["business", "community"] }).notNull(),
    /** The language of the e-mail: the inviter's. */
    locale: text("locale", { enum: ["en-US", "es-US"] }).notNull(),
    /** The hash of the token in the newest e-mail. */
    tokenHash: text("token_hash").notNull().unique(),
    invitedBy: text("invited_by").notNull(),
    sentAt: instant("sent_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    state: text("state", { enum: ["OPEN", "ACCEPTED", "WITHDRAWN"] })
      .notNull()
      .default("OPEN"),
    /** Who accepted; null until then. */
    userId: uuid("user_id").references(() => users.id),
    /** Incremented by every change, for optimistic concurrency. */
    version: integer("version").notNull().default(1),
  },
  (table) => [index("invitations_account").on(table.accountId, table.sentAt)],
);

/**
 * Requests to create the sign-in of an account's owner. One that proved nothing is a row too, with no account, so that it
 * is answered alike. Deleted once it has expired. Security time.
 */
export const accountCreations = pgTable(
  "account_creations",
  {
    /** The hash of the token in the visitor's cookie. */
    tokenHash: text("token_hash").primaryKey(),
    /** Null when no code was e-mailed. */
    accountId: text("account_id").references(() => accounts.accountId),
    firstName: text("first_name").notNull(),
    /** In lower case. */
    email: text("email").notNull(),
    site: text("site", { enum: ["business", "community"] }).notNull(),
    locale: text("locale", { enum: ["en-US", "es-US"] }).notNull(),
    /** Salted hash of the code. */
    codeHash: text("code_hash").notNull(),
    salt: text("salt").notNull(),
    triesLeft: integer("tries_left").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("account_creations_expiry").on(table.expiresAt)],
);

/** Every change of who may use an account: append-only (users.sql). Security time. */
export const accessChanges = pgTable(
  "access_changes",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    at: instant("at").notNull(),
    kind: text("kind", { enum: accessChangeKinds }).notNull(),
    /** Who did it: the user, and the first name then. */
    actorId: uuid("actor_id")
      .notNull()
      .references(() => users.id),
    actorName: text("actor_name").notNull(),
    /** Whom it concerns; null for an invitation, which has an address only. */
    userId: uuid("user_id").references(() => users.id),
    /** The first name then, or the address that was invited. */
    subject: text("subject").notNull(),
    roleBefore: text("role_before", { enum: roles }),
    roleAfter: text("role_after", { enum: roles }),
  },
  (table) => [index("access_changes_newest").on(table.accountId, table.id)],
);

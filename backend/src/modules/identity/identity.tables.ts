import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, localDate } from "../../database/columns.ts";
import type { ContentGrant } from "../../lib/principal.ts";

const roles = ["PRIMARY", "ADMIN", "BILLING", "STANDARD"] as const;

/** Users who may sign in. `username` is stored in lower case. */
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    guid: text("guid").notNull().unique(),
    username: text("username").notNull().unique(),
    /** The user's e-mail address; null for none. */
    email: text("email"),
    firstName: text("first_name").notNull(),
    passwordHash: text("password_hash").notNull(),
    passwordResetRequired: boolean("password_reset_required").notNull().default(false),
    /** Not read any more: a role belongs to a user on an account (`user_accounts.role`). Dropped one release later. */
    role: text("role", { enum: roles }).notNull().default("STANDARD"),
    userType: text("user_type", { enum: ["CUSTOMER", "CONSUMER", "CSR", "BOBO"] })
      .notNull()
      .default("CUSTOMER"),
    /** The role in an enterprise's own directory. */
    enterpriseRole: text("enterprise_role", { enum: ["CHARTER", "ADMIN", "STANDARD", "NONE"] })
      .notNull()
      .default("NONE"),
    site: text("site", { enum: ["business", "community"] }).notNull(),
    /** Content roles, each with its scope. */
    contentGrants: jsonb("content_grants").$type<ContentGrant[]>().notNull().default([]),
    /** The language of the profile; null until the customer chooses one. */
    locale: text("locale", { enum: ["en-US", "es-US"] }),
    /** Since when sign-in asks for the second factor; null while it is off. Security time. */
    secondFactorSince: instant("second_factor_since"),
    cpniVerifiedOn: localDate("cpni_verified_on"),
    disabled: boolean("disabled").notNull().default(false),
    /** A demo user, whose password is public: may not sign in while the demo is off. */
    invented: boolean("invented").notNull().default(false),
  },
  (table) => [index("users_address").on(sql`lower(${table.email})`)],
);

/**
 * Memberships: the accounts of a user, with the role on each. The lowest position is the current account after sign-in.
 * Only an ACTIVE membership gives access; a REMOVED one is kept, because its user is a customer and not staff.
 */
export const userAccounts = pgTable(
  "user_accounts",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    accountId: text("account_id").notNull(),
    position: integer("position").notNull(),
    role: text("role", { enum: roles }).notNull().default("STANDARD"),
    state: text("state", { enum: ["ACTIVE", "DEACTIVATED", "REMOVED"] })
      .notNull()
      .default("ACTIVE"),
    /** Incremented by every change, for optimistic concurrency. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.accountId] }),
    index("user_accounts_account").on(table.accountId),
  ],
);

/**
 * Sessions, keyed by the hash of their id, so that reading this table does not allow session hijacking. A row is kept
 * for a day after its end, so that a late write cannot revive the session.
 */
export const sessions = pgTable(
  "sessions",
  {
    idHash: text("id_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    site: text("site", { enum: ["business", "community"] }).notNull(),
    /** The account that the customer changed to; null for the first one of the user. */
    accountId: text("account_id"),
    /** Names the session in the list of its user; grants nothing. */
    publicId: uuid("public_id").notNull().defaultRandom(),
    /** Names of the browser and operating system at sign-in; null for unknown ones. */
    browser: text("browser"),
    system: text("system"),
    /** The /24 or /48 of the address at sign-in, never the whole address. */
    network: text("network"),
    createdAt: instant("created_at").notNull(),
    /** The last proof of identity after sign-in; null until there is one. Security time. */
    provedAt: instant("proved_at"),
    /** Whether a second factor was part of the sign-in, or was proved or set up since. */
    secondFactor: boolean("second_factor").notNull().default(false),
    lastActivityAt: instant("last_activity_at").notNull(),
    endedAt: instant("ended_at"),
    /** `otherDevice`: signed out from another session of the user. */
    endedBecause: text("ended_because", {
      enum: ["user", "timeout", "maintenance", "replaced", "passwordReset", "passwordChanged", "otherDevice"],
    }),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_activity").on(table.lastActivityAt)],
);

/** Single-use grants to choose a new password; the token itself is only in the customer's cookie. */
export const passwordResetGrants = pgTable("password_reset_grants", {
  tokenHash: text("token_hash").primaryKey(),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  /** What gave it: a sign-in that required a new password, or a confirmed code of account recovery. */
  source: text("source", { enum: ["SIGN_IN", "RECOVERY"] })
    .notNull()
    .default("SIGN_IN"),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
});

/**
 * The newest e-mailed code of account recovery. Codes that were e-mailed to nobody are rows too, so that unknown names
 * are answered alike. Security time.
 */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    /** A user's id, or a hash of what was typed when it belongs to nobody. */
    subject: text("subject").primaryKey(),
    /** Salted hash. Eight digits can be brute-forced by a reader of this table, but only within the ten minutes. */
    codeHash: text("code_hash").notNull(),
    salt: text("salt").notNull(),
    expiresAt: instant("expires_at").notNull(),
    triesLeft: integer("tries_left").notNull(),
  },
  (table) => [index("recovery_codes_expiry").on(table.expiresAt)],
);

/** The second factor of a user: the key of their authenticator app. */
export const secondFactors = pgTable("second_factors", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id),
  /** Sealed with SECOND_FACTOR_SECRET. */
  sealedKey: text("sealed_key").notNull(),
  /** The time step of the newest code that was used, so that no code works twice. */
  lastStep: integer("last_step"),
  /** Null while it is being set up. Security time. */
  confirmedAt: instant("confirmed_at"),
});

/** Unused recovery codes of a second factor. */
export const secondFactorRecoveryCodes = pgTable(
  "second_factor_recovery_codes",
  {
    /** Hash of the user's id and the code. */
    codeHash: text("code_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
  },
  (table) => [index("second_factor_recovery_codes_user").on(table.userId)],
);

/** Sign-ins whose password was right and whose second factor is awaited; the token is only in the browser's cookie. */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    rememberMe: boolean("remember_me").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("pending_sign_ins_user").on(table.userId), index("pending_sign_ins_expiry").on(table.expiresAt)],
);

/** Passkeys: public keys of WebAuthn credentials, each bound to one host of the portal (decision 80). */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Names the credential for browsers; base64url. */
    credentialId: text("credential_id").notNull().unique(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    /** The host of the portal that it works on. */
    relyingPartyId: text("relying_party_id").notNull(),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    /** The authenticator's signature counter at the newest use; 0 for authenticators without one. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: jsonb("transports").$type<string[]>().notNull(),
    name: text("name").notNull(),
    /** Security time, as the last use. */
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** Challenges that await the signature of a passkey; each works once. Security time. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challengeHash: text("challenge_hash").primaryKey(),
    purpose: text("purpose", { enum: ["REGISTRATION", "SIGN_IN", "SECOND_STEP", "STEP_UP"] }).notNull(),
    /** Hash of the session or of the pending sign-in that asked; empty for the first step of a sign-in. */
    askedBy: text("asked_by").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("passkey_challenges_expiry").on(table.expiresAt)],
);

/** Failed sign-ins by user name and by address, for the rate limit; keys are hashes. */
export const signInFailures = pgTable(
  "sign_in_failures",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    since: instant("since").notNull(),
  },
  (table) => [index("sign_in_failures_since").on(table.since)],
);

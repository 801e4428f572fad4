import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ContentGrant } from "../../lib/principal.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Who may sign in. `username` is stored in lower case. */
export const users = pgTable("users", {
  id: uuid("id").primaryKey().defaultRandom(),
  guid: text("guid").notNull().unique(),
  username: text("username").notNull().unique(),
  /** Where messages reach the person; null for nowhere. */
  email: text("email"),
  firstName: text("first_name").notNull(),
  passwordHash: text("password_hash").notNull(),
  passwordResetRequired: boolean("password_reset_required").notNull().default(false),
  role: text("role", { enum: ["PRIMARY", "ADMIN", "BILLING", "STANDARD"] }).notNull(),
  userType: text("user_type", { enum: ["CUSTOMER", "CONSUMER", "CSR", "BOBO"] }).notNull().default("CUSTOMER"),
  site: text("site", { enum: ["business", "community"] }).notNull(),
  /** Roles in the content layer, each with where it holds. */
  contentGrants: jsonb("content_grants").$type<ContentGrant[]>().notNull().default([]),
  /** The language of the profile; null until the customer chooses one. */
  locale: text("locale", { enum: ["en-US", "es-US"] }),
  cpniVerifiedOn: date("cpni_verified_on", { mode: "string" }),
  disabled: boolean("disabled").notNull().default(false),
  /** An invented person, whose password everybody knows: nobody at all while the demo is off. */
  invented: boolean("invented").notNull().default(false),
});

/** Which accounts a person sees; position 0 is the current one. */
export const userAccounts = pgTable(
  "user_accounts",
  {
    userId: uuid("user_id").notNull().references(() => users.id),
    accountId: text("account_id").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.accountId] }), index("user_accounts_account").on(table.accountId)],
);

/** Sessions by the hash of their id: who reads this table can't take one over. A row stays for a day after its end, so that a late write can't revive it. */
export const sessions = pgTable(
  "sessions",
  {
    idHash: text("id_hash").primaryKey(),
    userId: uuid("user_id").notNull().references(() => users.id),
    site: text("site", { enum: ["business", "community"] }).notNull(),
    createdAt: instant("created_at").notNull(),
    lastActivityAt: instant("last_activity_at").notNull(),
    endedAt: instant("ended_at"),
    endedBecause: text("ended_because", { enum: ["user", "timeout", "maintenance", "replaced", "passwordReset"] }),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_activity").on(table.lastActivityAt)],
);

/** The right to choose a new password once; the token itself is only in the customer's cookie. */
export const passwordResetGrants = pgTable("password_reset_grants", {
  tokenHash: text("token_hash").primaryKey(),
  userId: uuid("user_id").notNull().references(() => users.id),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
});

/** Failed sign-ins by user name and by address; keys are hashes. */
export const signInFailures = pgTable("sign_in_failures", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  since: instant("since").notNull(),
}, (table) => [index("sign_in_failures_since").on(table.since)]);

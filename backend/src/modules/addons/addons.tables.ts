import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { activationStates, addOnKinds } from "@portico/rules/addOns";
import { instant } from "../../database/columns.ts";
import { accounts } from "../account/account.tables.ts";
import { users } from "../identity/identity.tables.ts";

const ofAccount = () =>
  text("account_id")
    .notNull()
    .references(() => accounts.accountId);

const platforms = ["WINDOWS", "MACOS", "ANDROID", "IOS"] as const;

/** Value-added services of an account, with the state of their activation. Business time. */
export const valueAddedServices = pgTable(
  "value_added_services",
  {
    id: text("id").primaryKey(),
    accountId: ofAccount(),
    position: integer("position").notNull(),
    kind: text("kind", { enum: addOnKinds }).notNull(),
    /** The code of its price on the bill. */
    rateCode: text("rate_code").notNull(),
    /** Part of another service: nothing that a customer buys or activates. */
    internal: boolean("internal").notNull().default(false),
    /** Where it is managed; checked when it is read. */
    redirectUri: text("redirect_uri"),
    activation: text("activation", { enum: activationStates }).notNull(),
    requestedAt: instant("requested_at"),
    requestedBy: uuid("requested_by").references(() => users.id),
    /** For the simulated provisioning of the demo: seconds that an activation takes; null when it fails. */
    activationSeconds: integer("activation_seconds"),
  },
  (table) => [
    index("value_added_services_account").on(table.accountId, table.position),
    index("value_added_services_requested")
      .on(table.requestedAt)
      .where(sql`${table.activation} = 'REQUESTED'`),
    check(
      "value_added_services_requested_at",
      sql`${table.activation} <> 'REQUESTED' or ${table.requestedAt} is not null`,
    ),
  ],
);

/** The partner's page where an account activates its services. */
export const serviceActivationLinks = pgTable("service_activation_links", {
  accountId: ofAccount().primaryKey(),
  uri: text("uri").notNull(),
});

export type InstallLink = { platform: (typeof platforms)[number]; uri: string };

/** The licenses of a value-added service. */
export const entitlements = pgTable(
  "entitlements",
  {
    id: text("id").primaryKey(),
    accountId: ofAccount(),
    serviceId: text("service_id")
      .notNull()
      .references(() => valueAddedServices.id),
    seatsTotal: integer("seats_total").notNull(),
    /** Checked when they are read. */
    installLinks: jsonb("install_links").$type<InstallLink[]>().notNull(),
    /** Incremented by every change of its seats, for optimistic concurrency. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("entitlements_account").on(table.accountId),
    check("entitlements_seats_total", sql`${table.seatsTotal} >= 0`),
  ],
);

/** Who has, or had, a seat of a license. Security time. */
export const entitlementSeats = pgTable(
  "entitlement_seats",
  {
    id: uuid("id").primaryKey(),
    entitlementId: text("entitlement_id")
      .notNull()
      .references(() => entitlements.id),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    assignedAt: instant("assigned_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    uniqueIndex("entitlement_seats_open")
      .on(table.entitlementId, table.userId)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** Devices on which somebody installed the software of a seat, as the partner reported last. Business time. */
export const protectedDevices = pgTable(
  "protected_devices",
  {
    id: text("id").primaryKey(),
    entitlementId: text("entitlement_id")
      .notNull()
      .references(() => entitlements.id),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    name: text("name").notNull(),
    platform: text("platform", { enum: platforms }).notNull(),
    state: text("state", { enum: ["PROTECTED", "AT_RISK", "SILENT"] }).notNull(),
    lastCheckedAt: instant("last_checked_at"),
  },
  (table) => [index("protected_devices_entitlement").on(table.entitlementId)],
);

import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { equipmentKinds } from "@portico/rules/equipment";
import { instant } from "../../database/columns.ts";
import { accounts } from "../account/account.tables.ts";
import { users } from "../identity/identity.tables.ts";

/** The provider's devices at a customer's place, with the state that the network reported last. Business time. */
export const equipment = pgTable(
  "equipment",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    /** The service that it is for; one of the services' keys. */
    serviceKey: text("service_key", {
      enum: [
        "VOICE",
        "EMAIL",
        "BACKUP",
        "SECURITY",
        "INTERNET",
        "VIDEO",
        "DOMAIN",
        "WEB_HOSTING",
        "LAYER_3_VPN",
        "ETHERNET",
        "OPTICAL_WAVE",
        "MOBILE",
        "HOSTED_VOICE",
      ],
    }).notNull(),
    kind: text("kind", { enum: equipmentKinds }).notNull(),
    model: text("model").notNull(),
    /** The last four characters of the serial number, as on the device's label. */
    serialLastFour: text("serial_last_four").notNull(),
    nickname: text("nickname"),
    /** Where it was installed; null when nobody noted it. */
    location: text("location"),
    state: text("state", { enum: ["ONLINE", "OFFLINE", "RESTARTING", "UNKNOWN"] }).notNull(),
    /** When the network last heard from it; null for never. */
    lastSeenAt: instant("last_seen_at"),
    /** Business phone lines that run through it, and drop when it restarts. */
    phoneLines: integer("phone_lines").notNull().default(0),
    /** For the simulated network of the demo: seconds that a restart takes; null when it fails. */
    restartSeconds: integer("restart_seconds"),
    /** Incremented by every change that customers make, for optimistic concurrency. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("equipment_account").on(table.accountId),
    check("equipment_phone_lines", sql`${table.phoneLines} >= 0`),
  ],
);

/** Restarts that customers asked for. One at a time for each device. Business time. */
export const equipmentRestarts = pgTable(
  "equipment_restarts",
  {
    id: uuid("id").primaryKey(),
    equipmentId: text("equipment_id")
      .notNull()
      .references(() => equipment.id),
    requestedBy: uuid("requested_by")
      .notNull()
      .references(() => users.id),
    requestedAt: instant("requested_at").notNull(),
    endedAt: instant("ended_at"),
    state: text("state", { enum: ["REQUESTED", "RESTARTING", "ONLINE", "FAILED"] }).notNull(),
  },
  (table) => [
    index("equipment_restarts_newest").on(table.equipmentId, table.requestedAt),
    uniqueIndex("equipment_restarts_open")
      .on(table.equipmentId)
      .where(sql`${table.endedAt} is null`),
    check(
      "equipment_restarts_ended",
      sql`(${table.endedAt} is null) = (${table.state} in ('REQUESTED', 'RESTARTING'))`,
    ),
  ],
);

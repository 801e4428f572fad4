import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { accounts } from "../account/account.tables.ts";
import { users } from "../identity/identity.tables.ts";

export const severities = ["CRITICAL", "MAJOR", "MINOR", "INFORMATION"] as const;
export const outageServices = ["INTERNET", "VOICE", "VIDEO", "MOBILE"] as const;
export const updateSteps = ["ANNOUNCED", "INVESTIGATING", "CAUSE_FOUND", "REPAIRING", "RESOLVED"] as const;

/** The areas of the outage map, by ZIP code, with their outline on a plane of 1000 by 700. */
export const serviceAreas = pgTable("service_areas", {
  id: text("id").primaryKey(),
  /** A proper name, the same in every language. */
  name: text("name").notNull(),
  zips: text("zips").array().notNull(),
  shape: jsonb("shape").$type<[number, number][]>().notNull(),
});

/** Outages and planned work, as the network's operators report them. Business time. */
export const outages = pgTable(
  "outages",
  {
    id: text("id").primaryKey(),
    services: text("services", { enum: outageServices }).array().notNull(),
    severity: text("severity", { enum: severities }).notNull(),
    /** From when customers are told: before the beginning for planned work. */
    announcedAt: instant("announced_at").notNull(),
    startsAt: instant("starts_at").notNull(),
    /** Null while nobody knows. It counts once it has come: the demo knows it in advance. */
    endedAt: instant("ended_at"),
    /** When all affected accounts were credited. */
    creditedAt: instant("credited_at"),
  },
  (table) => [
    index("outages_announced").on(table.announcedAt),
    index("outages_started").on(table.startsAt),
    index("outages_ended").on(table.endedAt),
    index("outages_uncredited")
      .on(table.endedAt)
      .where(sql`${table.creditedAt} is null`),
    check("outages_end", sql`${table.endedAt} > ${table.startsAt}`),
  ],
);

export const outageAreas = pgTable(
  "outage_areas",
  {
    outageId: text("outage_id")
      .notNull()
      .references(() => outages.id),
    areaId: text("area_id")
      .notNull()
      .references(() => serviceAreas.id),
  },
  (table) => [primaryKey({ columns: [table.outageId, table.areaId] }), index("outage_areas_area").on(table.areaId)],
);

/** What was known about an outage, and when; append-only. Shown once its time has come. */
export const outageUpdates = pgTable(
  "outage_updates",
  {
    outageId: text("outage_id")
      .notNull()
      .references(() => outages.id),
    at: instant("at").notNull(),
    step: text("step", { enum: updateSteps }).notNull(),
    bodyEn: text("body_en").notNull(),
    bodyEs: text("body_es").notNull(),
    estimatedResolution: instant("estimated_resolution"),
  },
  (table) => [primaryKey({ columns: [table.outageId, table.at] }), index("outage_updates_at").on(table.at)],
);

/** The provider's notices that are not about an outage: alerts of type other. */
export const serviceNotices = pgTable(
  "service_notices",
  {
    id: text("id").primaryKey(),
    /** Null for every customer. */
    areaId: text("area_id").references(() => serviceAreas.id),
    severity: text("severity", { enum: severities }).notNull(),
    bodyEn: text("body_en").notNull(),
    bodyEs: text("body_es").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at"),
    estimatedResolution: instant("estimated_resolution"),
  },
  (table) => [index("service_notices_started").on(table.startsAt), index("service_notices_ended").on(table.endsAt)],
);

/** Alerts that a user does not want to see again. */
export const alertDismissals = pgTable(
  "alert_dismissals",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    alertId: text("alert_id").notNull(),
    dismissedAt: instant("dismissed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.alertId] })],
);

/** Requests to be called about an outage. One open one for each account. Business time. */
export const callbacks = pgTable(
  "callbacks",
  {
    id: uuid("id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    outageId: text("outage_id")
      .notNull()
      .references(() => outages.id),
    requestedBy: uuid("requested_by")
      .notNull()
      .references(() => users.id),
    /** Ten digits. */
    phone: text("phone").notNull(),
    state: text("state", { enum: ["REQUESTED", "SCHEDULED", "CALLED", "CANCELLED"] }).notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    requestedAt: instant("requested_at").notNull(),
    scheduledFor: instant("scheduled_for"),
    calledAt: instant("called_at"),
    cancelledAt: instant("cancelled_at"),
    /** Incremented by every change, for optimistic concurrency. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("callbacks_newest").on(table.accountId, table.requestedAt),
    uniqueIndex("callbacks_open")
      .on(table.accountId)
      .where(sql`${table.state} in ('REQUESTED', 'SCHEDULED')`),
    check("callbacks_called", sql`(${table.calledAt} is not null) = (${table.state} = 'CALLED')`),
    check("callbacks_cancelled", sql`(${table.cancelledAt} is not null) = (${table.state} = 'CANCELLED')`),
  ],
);

import { check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { components } from "@portico/openapi/appointments";
import { instant, localDate } from "../../database/columns.ts";
import { accounts } from "../account/account.tables.ts";

/** Technician appointments: a job of an order, with a time window in the account's time zone. Business time. */
export const serviceAppointments = pgTable(
  "service_appointments",
  {
    orderId: text("order_id").notNull(),
    jobId: text("job_id").notNull(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    kind: text("kind", { enum: ["INSTALLATION", "REPAIR", "UPGRADE", "SITE_SURVEY"] }).notNull(),
    /** The service area whose technicians do the job. */
    area: text("area").notNull(),
    date: localDate("date").notNull(),
    /** The hour on the wall clock at which the window begins; identifies the booking. */
    startHour: integer("start_hour").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** First name; null until somebody is assigned. */
    technician: text("technician"),
    cancelledAt: instant("cancelled_at"),
    /** Reported by dispatch. */
    arrivedAt: instant("arrived_at"),
    finishedAt: instant("finished_at"),
    /** For the simulated dispatch of the demo: minutes from the beginning of the window to the arrival; null for never. */
    arrivesAfterMinutes: integer("arrives_after_minutes"),
    /** The guided check that a repair was booked from, with its steps as they were then. */
    check: jsonb("guided_check").$type<components["schemas"]["CheckBefore"]>(),
    /** When the reminder of the current time was queued. */
    remindedAt: instant("reminded_at"),
    /** Incremented by every change, for optimistic concurrency. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.jobId] }),
    index("service_appointments_account").on(table.accountId, table.startsAt),
    index("service_appointments_open")
      .on(table.startsAt)
      .where(sql`${table.cancelledAt} is null and ${table.finishedAt} is null`),
    check("service_appointments_window", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** How many jobs an area's technicians take in each window of a week. */
export const technicianHours = pgTable(
  "technician_hours",
  {
    area: text("area").notNull(),
    /** 0 is Sunday. */
    weekday: integer("weekday").notNull(),
    startHour: integer("start_hour").notNull(),
    endHour: integer("end_hour").notNull(),
    jobs: integer("jobs").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.area, table.weekday, table.startHour] }),
    check("technician_hours_jobs", sql`${table.jobs} >= 0`),
  ],
);

/** How many of these jobs are booked, by all customers of the area; windows without a booking have no row. */
export const technicianBookings = pgTable(
  "technician_bookings",
  {
    area: text("area").notNull(),
    date: localDate("date").notNull(),
    startHour: integer("start_hour").notNull(),
    booked: integer("booked").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.area, table.date, table.startHour] }),
    check("technician_bookings_booked", sql`${table.booked} >= 0`),
  ],
);

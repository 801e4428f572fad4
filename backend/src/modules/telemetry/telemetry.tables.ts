import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Analytics events as they came. The id is the sender's, so an event that is sent twice is kept once. */
export const telemetryEvents = pgTable(
  "telemetry_events",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    at: timestamp("at", { withTimezone: true, mode: "date" }).notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true, mode: "date" }).notNull(),
    site: text("site", { enum: ["business", "community"] }).notNull(),
    data: jsonb("data").notNull(),
  },
  (table) => [index("telemetry_received").on(table.receivedAt)],
);

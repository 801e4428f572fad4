import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";

/** Analytics events as received. The id is the sender's, so a repeated event is stored once. */
export const telemetryEvents = pgTable(
  "telemetry_events",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    at: instant("at").notNull(),
    receivedAt: instant("received_at").notNull(),
    site: text("site", { enum: ["business", "community"] }).notNull(),
    data: jsonb("data").notNull(),
  },
  (table) => [
    index("telemetry_received").on(table.receivedAt),
    index("telemetry_site_received").on(table.site, table.receivedAt),
  ],
);

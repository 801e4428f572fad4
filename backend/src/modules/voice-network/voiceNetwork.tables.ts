import { sql } from "drizzle-orm";
import { check, integer, pgTable } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";

/** Until when, in business time, the simulated network has brought its calls: one row. */
export const voiceNetwork = pgTable(
  "voice_network",
  {
    id: integer("id").primaryKey().default(1),
    simulatedUntil: instant("simulated_until").notNull(),
  },
  (table) => [check("voice_network_one_row", sql`${table.id} = 1`)],
);

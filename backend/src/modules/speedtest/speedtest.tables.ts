import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { accounts } from "../account/account.tables.ts";

/** The results of an account's speed tests. Speeds in kilobits per second, business time. */
export const speedTests = pgTable(
  "speed_tests",
  {
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    /** Chosen by the browser, so that a repeat is the same result. */
    id: uuid("id").notNull(),
    measuredAt: instant("measured_at").notNull(),
    downloadKbps: integer("download_kbps").notNull(),
    uploadKbps: integer("upload_kbps").notNull(),
    latencyMs: integer("latency_ms").notNull(),
    /** The plan's download speed then, in megabits per second; null when it was not known. */
    planMbps: integer("plan_mbps"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index("speed_tests_newest").on(table.accountId, table.measuredAt, table.id),
  ],
);

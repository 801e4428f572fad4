import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** What a process must find again after a restart and the environment does not say: the signing secret, the demo's clock. */
export const settings = pgTable("settings", { key: text("key").primaryKey(), value: jsonb("value").notNull() });

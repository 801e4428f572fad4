import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Settings that a process needs again after a restart and that are not in the environment: the signing secret, the
 * demo's clock.
 */
export const settings = pgTable("settings", { key: text("key").primaryKey(), value: jsonb("value").notNull() });

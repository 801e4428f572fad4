import { bigserial, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What would have been sent to invented people. Written in the demo alone, where nobody is anybody. */
export const demoMessages = pgTable("demo_messages", {
  id: bigserial("id", { mode: "number" }).primaryKey(),
  to: text("to").notNull(),
  text: text("text").notNull(),
  sentAt: timestamp("sent_at", { withTimezone: true, mode: "date" }).notNull(),
});

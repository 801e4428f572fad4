import type { components } from "@portico/openapi/callSettings";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { voiceLines } from "../voice/voice.tables.ts";

type Schemas = components["schemas"];

/**
 * The call settings of a telephone line; a line without a row has the usual ones. Each part is replaced as a whole and
 * has a version of its own, so that two people who change different parts do not disturb each other.
 */
export const callSettings = pgTable("call_settings", {
  lineId: text("line_id")
    .primaryKey()
    .references(() => voiceLines.id),
  forwarding: jsonb("forwarding").$type<Schemas["CallForwarding"]>().notNull(),
  forwardingVersion: integer("forwarding_version").notNull().default(1),
  guard: jsonb("guard").$type<Schemas["CallGuard"]>().notNull(),
  guardVersion: integer("guard_version").notNull().default(1),
  phone: jsonb("phone").$type<Schemas["PhoneSettings"]>().notNull(),
  phoneVersion: integer("phone_version").notNull().default(1),
  /** Recorded on the telephone. */
  hasRecordedGreeting: boolean("has_recorded_greeting").notNull().default(false),
  /** Null until the PIN is first set in the portal. */
  pinHash: text("pin_hash"),
  /** Security time. */
  pinChangedAt: instant("pin_changed_at"),
});

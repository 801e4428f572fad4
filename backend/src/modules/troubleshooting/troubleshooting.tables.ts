import { sql } from "drizzle-orm";
import {
  bigserial,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { components } from "@portico/openapi/troubleshooting";
import { instant } from "../../database/columns.ts";
import { accounts } from "../account/account.tables.ts";
import { equipment } from "../equipment/equipment.tables.ts";
import { users } from "../identity/identity.tables.ts";

type End = components["schemas"]["CheckEnd"];
/** What ended a check, as it was known then. */
export type EndFacts = Pick<End, "outage" | "account" | "appointment">;

export const checkedServices = ["INTERNET", "VIDEO", "VOICE"] as const;
const questions = ["RESTART", "WORKS_AFTER_RESTART", "CABLES", "WORKS_AFTER_CABLES"] as const;

/** Guided checks of a service that does not work. One open one for each service of an account. Business time. */
export const serviceChecks = pgTable(
  "service_checks",
  {
    number: bigserial("number", { mode: "number" }).primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    service: text("service", { enum: checkedServices }).notNull(),
    startedBy: uuid("started_by")
      .notNull()
      .references(() => users.id),
    startedAt: instant("started_at").notNull(),
    /** What is asked now; null when the check is over. */
    question: text("question", { enum: questions }),
    /** The device that the check is about; null for none that can be restarted. */
    equipmentId: text("equipment_id").references(() => equipment.id),
    endKind: text("end_kind", { enum: ["FIXED", "OUTAGE", "ACCOUNT", "APPOINTMENT", "CALL", "ABANDONED"] }),
    endFacts: jsonb("end_facts").$type<EndFacts>(),
    endedAt: instant("ended_at"),
    /** Incremented by every answer, for optimistic concurrency. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("service_checks_newest").on(table.accountId, table.number),
    uniqueIndex("service_checks_open")
      .on(table.accountId, table.service)
      .where(sql`${table.endedAt} is null`),
    check("service_checks_ended", sql`(${table.endedAt} is null) = (${table.endKind} is null)`),
    check("service_checks_question", sql`(${table.endedAt} is null) = (${table.question} is not null)`),
  ],
);

/** The steps of checks with their results; append-only but for `replacedAt`. Business time. */
export const serviceCheckSteps = pgTable(
  "service_check_steps",
  {
    checkNumber: bigint("check_number", { mode: "number" })
      .notNull()
      .references(() => serviceChecks.number),
    position: integer("position").notNull(),
    step: text("step", { enum: ["OUTAGE", "ACCOUNT", "LINES", "EQUIPMENT", ...questions, "APPOINTMENT"] }).notNull(),
    result: text("result").$type<components["schemas"]["CheckResult"]>().notNull(),
    at: instant("at").notNull(),
    /** Who answered; for what the server found out itself, at whose request. */
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    /** When an earlier question was answered again, which made this result void. */
    replacedAt: instant("replaced_at"),
  },
  (table) => [primaryKey({ columns: [table.checkNumber, table.position] })],
);

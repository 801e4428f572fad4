import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { cents, instant, localDate } from "../../database/columns.ts";
import type { StoredAgreement } from "../../lib/agreement.ts";
import { accounts } from "../account/account.tables.ts";
import { users } from "../identity/identity.tables.ts";
import type { BillChange } from "../statements/serviceChange.reads.ts";

/** The services that can be ordered; all of them are billed. */
const orderedServices = ["INTERNET", "VIDEO", "VOICE", "BACKUP", "SECURITY"] as const;
const offerKinds = ["CHANGE", "MORE_LINES", "NEW"] as const;

/** What the provider sells, in display order. Cents a month; the price is that of a line for phone lines. */
export const products = pgTable("products", {
  code: text("code").primaryKey(),
  service: text("service", { enum: orderedServices }).notNull(),
  /** Mbps, channels or lines; 1 where there is no size. For `isMore` the number of lines that it adds. */
  size: integer("size").notNull(),
  isMore: boolean("is_more").notNull().default(false),
  use: text("use", {
    enum: ["SMALL", "TEAM", "BUSY", "LARGE", "LOUNGE", "VENUE", "LINES", "BACKUP", "SECURITY"],
  }).notNull(),
  unitPrice: cents("unit_price").notNull(),
  /** Charged once, when a technician has to come. */
  visitPrice: cents("visit_price").notNull(),
  visit: text("visit", { enum: ["NEVER", "FOR_NEW", "ALWAYS"] }).notNull(),
  position: integer("position").notNull(),
  /** The first day on which it can no longer be ordered; null for none. */
  withdrawnOn: localDate("withdrawn_on"),
});

/** The number that customers see is this and the order's own, so that all have the same length. */
export const FIRST_NUMBER = 600_000;

/** Orders of accounts: one open at a time for each. Business time. */
export const orders = pgTable(
  "orders",
  {
    /** The order number without its letters. */
    number: bigserial("number", { mode: "number" }).primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    productCode: text("product_code").notNull(),
    kind: text("kind", { enum: offerKinds }).notNull(),
    service: text("service", { enum: orderedServices }).notNull(),
    /** Null for a new service. */
    sizeBefore: integer("size_before"),
    size: integer("size").notNull(),
    unitPrice: cents("unit_price").notNull(),
    oneTimePrice: cents("one_time_price").notNull(),
    state: text("state", { enum: ["PLACED", "CONFIRMED", "ACTIVE", "CANCELLED"] }).notNull(),
    /** Whether it has an appointment, which then has the day and the cancellation window. */
    hasVisit: boolean("has_visit").notNull(),
    placedBy: uuid("placed_by")
      .notNull()
      .references(() => users.id),
    placedAt: instant("placed_at").notNull(),
    cancellableUntil: instant("cancellable_until").notNull(),
    effectiveOn: localDate("effective_on").notNull(),
    /** When the job looks at it next; null when it is over. */
    dueAt: instant("due_at"),
    cancelledAt: instant("cancelled_at"),
    cancelReason: text("cancel_reason", { enum: ["CUSTOMER", "VISIT_CANCELLED"] }),
    /** What the bill was said to be when it was ordered. */
    bill: jsonb("bill").$type<BillChange>().notNull(),
    terms: jsonb("terms").$type<StoredAgreement>().notNull(),
    /** Incremented by every change, for optimistic concurrency. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("orders_account").on(table.accountId, table.number),
    index("orders_due")
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    uniqueIndex("orders_open")
      .on(table.accountId)
      .where(sql`${table.state} in ('PLACED', 'CONFIRMED')`),
    check("orders_cancelled", sql`(${table.cancelledAt} is not null) = (${table.state} = 'CANCELLED')`),
    check("orders_due_while_open", sql`(${table.dueAt} is not null) = (${table.state} in ('PLACED', 'CONFIRMED'))`),
  ],
);

import { bigserial, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { AddOnKind } from "@portico/rules/addOns";
import type { components } from "@portico/openapi/billQuestions";
import type { EquipmentKind } from "@portico/rules/equipment";
import { instant } from "../../database/columns.ts";
import { accounts } from "../account/account.tables.ts";
import { users } from "../identity/identity.tables.ts";

/** What is logged, by area of the filter. */
export const loggedKinds = {
  PAYMENTS: ["PAYMENT_SUBMITTED", "PAYMENT_SCHEDULED", "SCHEDULED_PAYMENT_CHANGED", "SCHEDULED_PAYMENT_CANCELLED"],
  AUTO_PAY: ["AUTO_PAY_ENROLLED", "AUTO_PAY_CHANGED", "AUTO_PAY_DAY_CHANGED", "AUTO_PAY_CANCELLED"],
  WALLET: ["METHOD_ADDED", "METHOD_CHANGED", "METHOD_REMOVED"],
  BILLING: [
    "PAPERLESS_ON",
    "PAPERLESS_OFF",
    "RECIPIENT_ADDED",
    "RECIPIENT_REMOVED",
    "BILL_QUESTION_ASKED",
    "BILL_CREDIT_GRANTED",
  ],
  USERS: [
    "INVITED",
    "INVITATION_SENT_AGAIN",
    "INVITATION_WITHDRAWN",
    "JOINED",
    "ACCESS_GIVEN",
    "ROLE_CHANGED",
    "DEACTIVATED",
    "REACTIVATED",
    "REMOVED",
    "OWNERSHIP_TRANSFERRED",
  ],
  APPOINTMENTS: ["APPOINTMENT_BOOKED", "APPOINTMENT_MOVED", "APPOINTMENT_CANCELLED"],
  EQUIPMENT: ["EQUIPMENT_NAMED", "EQUIPMENT_NAME_REMOVED", "EQUIPMENT_RESTARTED"],
  ORDERS: ["ORDER_PLACED", "ORDER_CANCELLED"],
  VOICE: [
    "LINE_FORWARDED",
    "LINE_FORWARDING_CHANGED",
    "LINE_GUARD_CHANGED",
    "LINE_PHONE_CHANGED",
    "VOICEMAIL_PIN_RESET",
    "LINE_NAMED",
    "LINE_ASSIGNED",
    "LINE_UNASSIGNED",
  ],
  ADD_ONS: ["ADD_ON_ACTIVATION_REQUESTED", "SEAT_ASSIGNED", "SEAT_TAKEN_BACK"],
  PROPERTY: [
    "CHANNEL_ADDED",
    "CHANNEL_CHANGED",
    "CHANNEL_REMOVED",
    "CHANNELS_REORDERED",
    "CHANNEL_SETTINGS_CHANGED",
    "TELEVISION_ACTIVATED",
    "BUSINESS_HOURS_CHANGED",
    "CONTACT_PREFERENCES_CHANGED",
    "AMENITY_CHANGE_REQUESTED",
    "AMENITY_REQUEST_WITHDRAWN",
  ],
} as const;

export type LoggedArea = keyof typeof loggedKinds;
export type LoggedKind = (typeof loggedKinds)[LoggedArea][number];

type LineCode = components["schemas"]["LineCode"];
type MethodType = "visa" | "mc" | "amex" | "discover" | "creditCard" | "bankAccount";
type Role = "PRIMARY" | "ADMIN" | "BILLING" | "STANDARD";

/** The facts of an entry, as they were then. No card data besides the last four digits. */
export interface LoggedFacts {
  /** Cents. */
  amount?: number;
  /** Local date, YYYY-MM-DD. */
  date?: string;
  debitDay?: number;
  methodType?: MethodType;
  lastFour?: string;
  /** The payment; its page shows the outcome. */
  paymentId?: string;
  /** Whom or what it concerns: a first name, an e-mail address, or the name of a channel, a television or a place. */
  subject?: string;
  roleBefore?: Role;
  roleAfter?: Role;
  /** An appointment: the day that it was moved to. */
  dateAfter?: string;
  /** A device: what it is, the last four characters of its serial number, and the nickname that it was given. */
  equipmentKind?: EquipmentKind;
  serialLastFour?: string;
  nickname?: string;
  /** An order: its number, and what the service is with it. */
  orderId?: string;
  orderedService?: "INTERNET" | "VIDEO" | "VOICE" | "BACKUP" | "SECURITY";
  orderedSize?: number;
  /** A telephone line: its ten digits. */
  line?: string;
  /** A line of a bill. */
  charge?: { code: LineCode; quantity: number };
  /** A value-added service. */
  addOn?: AddOnKind;
  /** The technology of a shared area. */
  amenityKind?: "COMMON_AREA_WIFI" | "SMART_LOCKS" | "CAMERAS" | "VIDEO_INTERCOM" | "EV_CHARGING" | "DIGITAL_SIGNAGE";
  /** The accepted terms, by which their words can be found. */
  terms?: { release: string; locale: string; key: string; textHash: string };
}

/** What people did on an account: append-only (activityLog.sql). Security time. */
export const activityLog = pgTable(
  "activity_log",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    at: instant("at").notNull(),
    kind: text("kind", { enum: Object.values(loggedKinds).flat() as [LoggedKind, ...LoggedKind[]] }).notNull(),
    actorId: uuid("actor_id")
      .notNull()
      .references(() => users.id),
    /** What the actor was then: marks what agents did. Null for entries of a version without it. */
    actorType: text("actor_type", { enum: ["CUSTOMER", "CONSUMER", "CSR", "BOBO"] }),
    /** The actor's role in their enterprise's directory then. Null for entries of a version without it. */
    actorEnterpriseRole: text("actor_enterprise_role", { enum: ["CHARTER", "ADMIN", "STANDARD", "NONE"] }),
    facts: jsonb("facts").$type<LoggedFacts>().notNull(),
  },
  (table) => [index("activity_log_newest").on(table.accountId, table.id)],
);

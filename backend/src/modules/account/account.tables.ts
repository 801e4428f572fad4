import { bigint, bigserial, boolean, check, date, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { StoredAgreement } from "../../lib/agreement.ts";

/** What is known of an account besides money, which the ledger alone knows. */
export const accounts = pgTable("accounts", {
  accountId: text("account_id").primaryKey(),
  companyName: text("company_name").notNull(),
  /** What its people call it (B15); one for all of them. */
  nickname: text("nickname"),
  accountType: text("account_type", { enum: ["BUSINESS", "COMMUNITY", "ENTERPRISE"] }).notNull(),
  footprint: text("footprint", { enum: ["CHTR", "BHN", "TWC"] }).notNull(),
  billerType: text("biller_type", { enum: ["ICOMS", "CSG"] }).notNull(),
  billingId: text("billing_id").notNull(),
  sysprin: text("sysprin").notNull(),
  cycleDay: integer("cycle_day").notNull(),
  paperlessEnrolled: boolean("paperless_enrolled").notNull().default(false),
  disconnected: boolean("disconnected").notNull().default(false),
  /** Its bills are on another site now. */
  billingMoved: boolean("billing_moved").notNull().default(false),
  /** What the portal has to say about equipment that the customer sets up; null for nothing. `redirect-to-TPSI`: the set-up goes on at another site. */
  selfInstallNotification: text("self_install_notification", { enum: ["contact-to-activate", "contact-to-continue", "nothing-to-set-up", "redirect-to-TPSI"] }),
  /** IANA zone whose midnights decide its business dates; null for the provider's. */
  timeZone: text("time_zone"),
  customerSince: date("customer_since", { mode: "string" }).notNull(),
  serviceLine1: text("service_line1").notNull(),
  serviceCity: text("service_city").notNull(),
  serviceState: text("service_state").notNull(),
  serviceZip: text("service_zip").notNull(),
  billLine1: text("bill_line1").notNull(),
  billCity: text("bill_city").notNull(),
  billState: text("bill_state").notNull(),
  billZip: text("bill_zip").notNull(),
});

/** Services in the order in which they are shown. */
export const services = pgTable(
  "services",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull().references(() => accounts.accountId),
    position: integer("position").notNull(),
    key: text("key", { enum: ["VOICE", "EMAIL", "BACKUP", "SECURITY", "INTERNET", "VIDEO", "DOMAIN", "WEB_HOSTING", "LAYER_3_VPN", "ETHERNET", "OPTICAL_WAVE", "MOBILE", "HOSTED_VOICE"] }).notNull(),
    status: text("status", { enum: ["Assigned", "Unassigned", "Active", "Undefined"] }).notNull(),
    serviceType: text("service_type", { enum: ["internet", "tv", "voice", "mobile", "other"] }).notNull(),
    downloadMbps: integer("download_mbps"),
    lineCount: integer("line_count"),
    deviceCount: integer("device_count"),
    remainingDeviceBalance: bigint("remaining_device_balance", { mode: "number" }),
    channelCount: integer("channel_count"),
    /** Where it is managed on the business portal; null for nowhere. */
    redirectUri: text("redirect_uri"),
  },
  (table) => [index("services_account").on(table.accountId), unique("services_position").on(table.accountId, table.position)],
);

/** Each time paper ended or began here, for good. The newest of an account is what stands; accounts that came without paper have none. */
export const paperlessChanges = pgTable(
  "paperless_changes",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    accountId: text("account_id").notNull().references(() => accounts.accountId),
    enrolled: boolean("enrolled").notNull(),
    userId: uuid("user_id").notNull(),
    changedAt: timestamp("changed_at", { withTimezone: true, mode: "date" }).notNull(),
    /** What was agreed to; going back to paper asks for nothing. */
    terms: jsonb("terms").$type<StoredAgreement>(),
  },
  (table) => [index("paperless_changes_newest").on(table.accountId, table.id.desc()), check("paperless_changes_terms", sql`${table.enrolled} = (${table.terms} is not null)`)],
);

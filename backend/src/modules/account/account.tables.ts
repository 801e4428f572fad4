import { bigserial, boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { cents, instant, localDate } from "../../database/columns.ts";
import { sql } from "drizzle-orm";
import type { StoredAgreement } from "../../lib/agreement.ts";

/** Account master data. Money is in the ledger only. */
export const accounts = pgTable("accounts", {
  accountId: text("account_id").primaryKey(),
  companyName: text("company_name").notNull(),
  /** The nickname (B15), shared by all users of the account. */
  nickname: text("nickname"),
  accountType: text("account_type", { enum: ["BUSINESS", "COMMUNITY", "ENTERPRISE"] }).notNull(),
  footprint: text("footprint", { enum: ["CHTR", "BHN", "TWC"] }).notNull(),
  billerType: text("biller_type", { enum: ["ICOMS", "CSG"] }).notNull(),
  billingId: text("billing_id").notNull(),
  sysprin: text("sysprin").notNull(),
  /** Ids of an enterprise customer's organization and account in the provider's directory; null for all others. */
  eoid: text("eoid"),
  eaid: text("eaid"),
  cycleDay: integer("cycle_day").notNull(),
  paperlessEnrolled: boolean("paperless_enrolled").notNull().default(false),
  disconnected: boolean("disconnected").notNull().default(false),
  /** Its bills have moved to another site. */
  billingMoved: boolean("billing_moved").notNull().default(false),
  /**
   * The portal's notification about self-installed equipment; null for none. `redirect-to-TPSI`: the set-up continues
   * on another site.
   */
  selfInstallNotification: text("self_install_notification", {
    enum: ["contact-to-activate", "contact-to-continue", "nothing-to-set-up", "redirect-to-TPSI"],
  }),
  /** IANA time zone of its business dates; null for the provider's. */
  timeZone: text("time_zone"),
  customerSince: localDate("customer_since").notNull(),
  serviceLine1: text("service_line1").notNull(),
  serviceCity: text("service_city").notNull(),
  serviceState: text("service_state").notNull(),
  serviceZip: text("service_zip").notNull(),
  billLine1: text("bill_line1").notNull(),
  billCity: text("bill_city").notNull(),
  billState: text("bill_state").notNull(),
  billZip: text("bill_zip").notNull(),
});

/** Services in display order. */
export const services = pgTable(
  "services",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    position: integer("position").notNull(),
    key: text("key", {
      enum: [
        "VOICE",
        "EMAIL",
        "BACKUP",
        "SECURITY",
        "INTERNET",
        "VIDEO",
        "DOMAIN",
        "WEB_HOSTING",
        "LAYER_3_VPN",
        "ETHERNET",
        "OPTICAL_WAVE",
        "MOBILE",
        "HOSTED_VOICE",
      ],
    }).notNull(),
    status: text("status", { enum: ["Assigned", "Unassigned", "Active", "Undefined"] }).notNull(),
    serviceType: text("service_type", { enum: ["internet", "tv", "voice", "mobile", "other"] }).notNull(),
    downloadMbps: integer("download_mbps"),
    lineCount: integer("line_count"),
    deviceCount: integer("device_count"),
    remainingDeviceBalance: cents("remaining_device_balance"),
    channelCount: integer("channel_count"),
    /** URL where it is managed on the business portal; null for none. */
    redirectUri: text("redirect_uri"),
  },
  (table) => [
    index("services_account").on(table.accountId),
    unique("services_position").on(table.accountId, table.position),
  ],
);

/**
 * Every change of paperless billing; append-only. The newest one of an account applies; accounts that were created
 * paperless have none.
 */
export const paperlessChanges = pgTable(
  "paperless_changes",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    enrolled: boolean("enrolled").notNull(),
    userId: uuid("user_id").notNull(),
    changedAt: instant("changed_at").notNull(),
    /** The accepted terms; null for going back to paper. */
    terms: jsonb("terms").$type<StoredAgreement>(),
  },
  (table) => [
    index("paperless_changes_newest").on(table.accountId, table.id),
    check("paperless_changes_terms", sql`${table.enrolled} = (${table.terms} is not null)`),
  ],
);

import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { HoursException, OpenHours } from "@portico/rules/businessHours";
import { instant, localDate } from "../../database/columns.ts";
import { accounts } from "../account/account.tables.ts";
import { propertyContacts } from "../contacts/contacts.tables.ts";
import { users } from "../identity/identity.tables.ts";

const accountId = () =>
  text("account_id")
    .notNull()
    .references(() => accounts.accountId);
const ofAccount = () =>
  text("account_id")
    .primaryKey()
    .references(() => accounts.accountId);

/** Office hours of a property, in the time zone of its account; a property without a row has none. */
export const propertyHours = pgTable("property_hours", {
  accountId: ofAccount(),
  /** From Monday to Sunday. */
  weekly: jsonb("weekly").$type<OpenHours[][]>().notNull(),
  exceptions: jsonb("exceptions").$type<HoursException[]>().notNull(),
  version: integer("version").notNull(),
});

/** What a property agreed with the provider; its status is that of the tenant agreement (communities). */
export const propertyContracts = pgTable("property_contracts", {
  accountId: ofAccount(),
  contractNumber: text("contract_number").notNull().unique(),
  startsOn: localDate("starts_on").notNull(),
  endsOn: localDate("ends_on").notNull(),
  renewal: text("renewal", { enum: ["AUTOMATIC", "BY_AGREEMENT"] }).notNull(),
  noticeBy: localDate("notice_by"),
  units: integer("units").notNull(),
  services: jsonb("services").$type<("INTERNET" | "TV" | "COMMON_AREA_WIFI" | "PHONE")[]>().notNull(),
  contactName: text("contact_name").notNull(),
  contactPhone: text("contact_phone").notNull(),
  contactEmail: text("contact_email").notNull(),
});

/** Documents of a contract; their text is made of the contract's facts. */
export const propertyDocuments = pgTable(
  "property_documents",
  {
    documentId: uuid("document_id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => propertyContracts.accountId),
    kind: text("kind", { enum: ["AGREEMENT", "SERVICE_SCHEDULE"] }).notNull(),
    issuedOn: localDate("issued_on").notNull(),
  },
  (table) => [index("property_documents_account").on(table.accountId)],
);

/** Version of the choices below, for optimistic concurrency. */
export const propertyPreferences = pgTable("property_preferences", {
  accountId: ofAccount(),
  version: integer("version").notNull(),
});

/** What the provider's team contacts a point of contact about; without a row its role decides. */
export const contactTopics = pgTable("contact_topics", {
  contactId: uuid("contact_id")
    .primaryKey()
    .references(() => propertyContacts.contactId, { onDelete: "cascade" }),
  topics: jsonb("topics").$type<("MAINTENANCE" | "OUTAGES" | "BILLING")[]>().notNull(),
});

/** The technology in the shared rooms of a property. */
export const techAmenities = pgTable(
  "tech_amenities",
  {
    amenityId: text("amenity_id").primaryKey(),
    accountId: accountId(),
    kind: text("kind", {
      enum: ["COMMON_AREA_WIFI", "SMART_LOCKS", "CAMERAS", "VIDEO_INTERCOM", "EV_CHARGING", "DIGITAL_SIGNAGE"],
    }).notNull(),
    place: text("place").notNull(),
    state: text("state", { enum: ["WORKING", "TROUBLE", "PLANNED"] }).notNull(),
  },
  (table) => [index("tech_amenities_account").on(table.accountId)],
);

/** Requests about an amenity; the provider schedules, ends or declines them. One open at a time for each amenity. */
export const amenityRequests = pgTable(
  "amenity_requests",
  {
    requestId: uuid("request_id").primaryKey(),
    amenityId: text("amenity_id")
      .notNull()
      .references(() => techAmenities.amenityId),
    kind: text("kind", { enum: ["REPAIR", "CHANGE", "REMOVAL"] }).notNull(),
    note: text("note").notNull(),
    state: text("state", { enum: ["RECEIVED", "SCHEDULED", "DONE", "DECLINED", "WITHDRAWN"] }).notNull(),
    requestedBy: uuid("requested_by").references(() => users.id),
    requestedAt: instant("requested_at").notNull(),
    scheduledFor: localDate("scheduled_for"),
  },
  (table) => [
    index("amenity_requests_newest").on(table.amenityId, table.requestedAt),
    uniqueIndex("amenity_requests_open")
      .on(table.amenityId)
      .where(sql`${table.state} in ('RECEIVED', 'SCHEDULED')`),
    check("amenity_requests_scheduled", sql`${table.state} <> 'SCHEDULED' or ${table.scheduledFor} is not null`),
  ],
);

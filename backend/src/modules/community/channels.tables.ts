import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, localDate } from "../../database/columns.ts";
import { communities } from "./community.tables.ts";

const ofCommunity = () =>
  text("account_id")
    .notNull()
    .references(() => communities.accountId);

/** The TV channels of a property: one slide of text each (SERV-09). */
export const communityChannels = pgTable(
  "community_channels",
  {
    channelId: uuid("channel_id").primaryKey(),
    accountId: ofCommunity(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    slideText: text("slide_text").notNull(),
    enabled: boolean("enabled").notNull(),
    /** Local dates of the property, both included. */
    startsOn: localDate("starts_on"),
    endsOn: localDate("ends_on"),
    /** Place in the order; not unique while an order is being stored. */
    position: integer("position").notNull(),
    /** Incremented by every change of the channel, for optimistic concurrency. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("community_channels_order").on(table.accountId, table.position),
    check("community_channels_dates", sql`${table.endsOn} >= ${table.startsOn}`),
  ],
);

/** What all channels of a property share; a property without a row has the defaults. */
export const communityChannelSettings = pgTable(
  "community_channel_settings",
  {
    accountId: text("account_id")
      .primaryKey()
      .references(() => communities.accountId),
    captions: text("captions", { enum: ["EN", "ES", "OFF"] })
      .notNull()
      .default("EN"),
    rotationSeconds: integer("rotation_seconds").notNull().default(15),
    /** Times of day of the property, "22:30"; both or none. */
    quietFrom: text("quiet_from"),
    quietUntil: text("quiet_until"),
    version: integer("version").notNull().default(1),
    /** Incremented when the order changes, or which channels are on. */
    orderVersion: integer("order_version").notNull().default(1),
  },
  (table) => [
    check("community_channel_settings_quiet", sql`(${table.quietFrom} is null) = (${table.quietUntil} is null)`),
  ],
);

/** Televisions that show a code, and those that a property activated with it. Business time. */
export const communityTelevisions = pgTable(
  "community_televisions",
  {
    televisionId: text("television_id").primaryKey(),
    /** As `tidyActivationCode` gives it. */
    code: text("code").notNull().unique(),
    codeExpiresAt: instant("code_expires_at").notNull(),
    /** The property that activated it; null while it shows its code. */
    accountId: text("account_id").references(() => communities.accountId),
    name: text("name"),
    activatedAt: instant("activated_at"),
    /** When it first reports after its activation; null until it does. */
    onlineFrom: instant("online_from"),
    /** Simulated televisions of the demo: seconds until the first report; null when it never comes. */
    connectSeconds: integer("connect_seconds"),
  },
  (table) => [
    index("community_televisions_account").on(table.accountId),
    check(
      "community_televisions_activated",
      sql`(${table.accountId} is null) = (${table.activatedAt} is null) and (${table.accountId} is null) = (${table.name} is null)`,
    ),
  ],
);

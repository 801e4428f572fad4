import { boolean, pgTable, text } from "drizzle-orm/pg-core";

/** The providers of the region: the own network's parts, and neighbours. */
export const partners = pgTable("partners", {
  id: text("id").primaryKey(),
  /** A proper name, the same in every language. */
  name: text("name").notNull(),
  /** Null for another provider. */
  footprint: text("footprint", { enum: ["CHTR", "BHN", "TWC"] }),
  isOwn: boolean("is_own").notNull(),
  services: text("services", { enum: ["INTERNET", "VOICE", "VIDEO", "MOBILE"] })
    .array()
    .notNull(),
  /** Of another provider, in international form; the own lines are a setting. */
  phone: text("phone"),
});

/** Which provider serves a ZIP code. */
export const partnerLocations = pgTable("partner_locations", {
  zip: text("zip").primaryKey(),
  city: text("city").notNull(),
  state: text("state").notNull(),
  partnerId: text("partner_id")
    .notNull()
    .references(() => partners.id),
});

/** Where networks are, as prefixes of `networkOf` that end at a separator: 203.0., 2001:db8:1:2: */
export const partnerNetworks = pgTable("partner_networks", {
  prefix: text("prefix").primaryKey(),
  zip: text("zip")
    .notNull()
    .references(() => partnerLocations.zip),
});

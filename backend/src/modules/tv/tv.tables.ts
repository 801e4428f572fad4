import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "../account/account.tables.ts";
import { equipment } from "../equipment/equipment.tables.ts";

/** The provider's channels. A package has the first ones by rank, as many as the account's TV service says. */
export const tvChannels = pgTable("tv_channels", {
  number: integer("number").primaryKey(),
  name: text("name").notNull(),
  category: text("category", {
    enum: ["NEWS", "BUSINESS", "WEATHER", "SPORTS", "LOCAL", "ENTERTAINMENT", "MUSIC", "LEARNING"],
  }).notNull(),
  hd: boolean("hd").notNull(),
  rank: integer("rank").notNull().unique(),
});

/** Where a receiver can be connected at the customer's place. */
export const tvOutlets = pgTable(
  "tv_outlets",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId),
    room: text("room").notNull(),
    /** The receiver that is connected; null for none. */
    equipmentId: text("equipment_id").references(() => equipment.id),
    /** What the receiver reported last that it shows. */
    channelNumber: integer("channel_number").references(() => tvChannels.number),
  },
  (table) => [
    index("tv_outlets_account").on(table.accountId),
    uniqueIndex("tv_outlets_equipment").on(table.equipmentId),
  ],
);

import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { tvReceivers } from "../equipment/equipment.reads.ts";
import { tvChannels, tvOutlets } from "./tv.tables.ts";

type Category = (typeof tvChannels.$inferInsert)["category"];

/** Invented channels by kind; the first of each kind are in every package. */
const channels: Record<Category, readonly string[]> = {
  NEWS: [
    "Harbor News",
    "Nation Now",
    "World Desk",
    "Morning Wire",
    "Evening Wire",
    "Statehouse",
    "Noticias Ya",
    "Debate",
  ],
  BUSINESS: [
    "Market Floor",
    "Ledger TV",
    "Trade Winds",
    "Small Biz",
    "Opening Bell",
    "Property One",
    "Freight TV",
    "Money Talk",
  ],
  WEATHER: [
    "Sky Watch",
    "Storm Desk",
    "Coast Radar",
    "Marine Weather",
    "Road Weather",
    "Clima Local",
    "Snow Report",
    "Farm Weather",
  ],
  SPORTS: ["Arena One", "Arena Two", "Fairway", "Deportes Uno", "Rink", "Ringside", "Track and Field", "Regatta"],
  LOCAL: [
    "Channel 6 Local",
    "City Hall TV",
    "Public Square",
    "School Board",
    "County Live",
    "Town Meeting",
    "Canal Latino",
    "Harbor Cam",
  ],
  ENTERTAINMENT: [
    "Comedy Hour",
    "Film Night",
    "Classics",
    "Kitchen TV",
    "Home and Garden",
    "Novelas",
    "Quiz House",
    "Retro",
  ],
  MUSIC: [
    "Calm Lobby",
    "Soft Jazz",
    "Café Acoustic",
    "Top Hits",
    "Classical",
    "Ritmo Latino",
    "Country Road",
    "Lounge",
  ],
  LEARNING: [
    "Nature Film",
    "History File",
    "How It Works",
    "Science Lab",
    "Ocean Life",
    "Travel Log",
    "Art House",
    "Skills TV",
  ],
};

const categories = Object.keys(channels) as Category[];
/** Each kind again with second channels, but for its last: 15 of a kind. */
const namesOf = (category: Category) => [
  ...channels[category],
  ...channels[category].slice(0, -1).map((name) => `${name} 2`),
];
const PER_CATEGORY = 20;
const everyChannel = categories.flatMap((category, row) =>
  namesOf(category).map((name, place) => ({
    number: 2 + row * PER_CATEGORY + place,
    name,
    category,
    hd: place % 2 === 0,
    rank: place * categories.length + row + 1,
  })),
);

/** Rooms of outlets; those after the receivers have no receiver. */
const rooms = ["Showroom", "Waiting area", "Break room", "Office", "Workshop"];

/** Demo data: the channels, and for each account with TV its outlets. */
export async function seedTv(tx: Transaction, { scenarios }: DemoContext): Promise<void> {
  await tx.insert(tvChannels).values(everyChannel);
  for (const { accountId, services } of scenarios) {
    if (!services.some(({ key }) => key === "VIDEO")) continue;
    const receivers = await tvReceivers(tx, accountId);
    await tx.insert(tvOutlets).values(
      rooms.slice(0, receivers.length + 1).map((room, place) => ({
        id: `OUT-${accountId.slice(4)}-${place + 1}`,
        accountId,
        room: receivers[place]?.location ?? room,
        equipmentId: receivers[place]?.id ?? null,
        channelNumber: receivers[place]
          ? (everyChannel.find(({ category }) => category === categories[place])?.number ?? null)
          : null,
      })),
    );
  }
}

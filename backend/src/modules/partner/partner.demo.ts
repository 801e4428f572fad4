import type { Transaction } from "../../database/database.ts";
import { partnerLocations, partnerNetworks, partners } from "./partner.tables.ts";

const providers: (typeof partners.$inferInsert)[] = [
  {
    id: "harbor",
    name: "Portico Harbor",
    footprint: "CHTR",
    isOwn: true,
    services: ["INTERNET", "VOICE", "VIDEO", "MOBILE"],
  },
  { id: "north", name: "Portico North", footprint: "TWC", isOwn: true, services: ["INTERNET", "VOICE", "VIDEO"] },
  { id: "island", name: "Portico Island", footprint: "BHN", isOwn: true, services: ["INTERNET", "VOICE"] },
  {
    id: "sandbar",
    name: "Sandbar Cooperative",
    footprint: null,
    isOwn: false,
    services: ["INTERNET"],
    phone: "+15085550170",
  },
];

const places: readonly [partnerId: string, city: string, state: string, ...zips: string[]][] = [
  [
    "harbor",
    "Boston",
    "MA",
    ...["02109", "02110", "02113", "02114", "02116", "02118", "02119", "02122", "02124"],
    ...["02127", "02128", "02130", "02132", "02135", "02136"],
  ],
  ["harbor", "Kestrel Bay", "MA", "02991", "02992", "02993", "02994", "02995"],
  ["north", "Portland", "ME", "04101", "04102", "04103", "04105", "04106", "04108"],
  ["island", "Honolulu", "HI", "96815"],
  ["sandbar", "Gull Point", "MA", "02996", "02997"],
];

/** The computer that the demo runs on (127.0.0.1, ::1) is where most of its customers are. */
const networks = ["127.", "0:0:0:0:"].map((prefix) => ({ prefix, zip: "02110" }));

/** Demo data: the providers of the region, by ZIP code. */
export async function seedPartners(tx: Transaction): Promise<void> {
  await tx.insert(partners).values(providers);
  await tx
    .insert(partnerLocations)
    .values(
      places.flatMap(([partnerId, city, state, ...zips]) => zips.map((zip) => ({ zip, city, state, partnerId }))),
    );
  await tx.insert(partnerNetworks).values(networks);
}

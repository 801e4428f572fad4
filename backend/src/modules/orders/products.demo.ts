import type { Transaction } from "../../database/database.ts";
import { products } from "./orders.tables.ts";

type Row = typeof products.$inferInsert;

const never = { visit: "NEVER", visitPrice: 0 } as const;
const forNew = { visit: "FOR_NEW", visitPrice: 4_900 } as const;
const internet = (size: number, use: Row["use"], unitPrice: number): Omit<Row, "position"> => ({
  code: `INTERNET_${size}`,
  service: "INTERNET",
  size,
  use,
  unitPrice,
  ...forNew,
});
const television = (size: number, use: Row["use"], unitPrice: number): Omit<Row, "position"> => ({
  code: `TV_${size}`,
  service: "VIDEO",
  size,
  use,
  unitPrice,
  ...forNew,
});
const lines = (size: number, isMore: boolean): Omit<Row, "position"> => ({
  code: `VOICE_${isMore ? "MORE" : "NEW"}_${size}`,
  service: "VOICE",
  size,
  isMore,
  use: "LINES",
  unitPrice: 2_400,
  ...(isMore ? never : forNew),
});
const addition = (service: "BACKUP" | "SECURITY", unitPrice: number): Omit<Row, "position"> => ({
  code: service,
  service,
  size: 1,
  use: service,
  unitPrice,
  ...never,
});

const sold: readonly Omit<Row, "position">[] = [
  internet(300, "SMALL", 8_900),
  internet(600, "TEAM", 12_900),
  internet(1000, "BUSY", 17_900),
  // New cabling in the building.
  { ...internet(2000, "LARGE", 24_900), visit: "ALWAYS", visitPrice: 9_900 },
  television(48, "LOUNGE", 7_900),
  television(120, "VENUE", 14_900),
  lines(1, false),
  lines(2, false),
  lines(4, false),
  lines(1, true),
  lines(2, true),
  lines(4, true),
  addition("BACKUP", 1_500),
  addition("SECURITY", 900),
];

/** Demo data: what the provider sells. */
export async function seedProducts(tx: Transaction): Promise<void> {
  await tx.insert(products).values(sold.map((product, position) => ({ ...product, position })));
}

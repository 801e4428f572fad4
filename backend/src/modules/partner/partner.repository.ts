import { desc, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { partnerLocations, partnerNetworks, partners } from "./partner.tables.ts";

export type ServedLocation = {
  location: typeof partnerLocations.$inferSelect;
  partner: typeof partners.$inferSelect;
};

/** The provider of a ZIP code; undefined when nobody serves it. */
export async function servedZip(tx: Transaction, zip: string): Promise<ServedLocation | undefined> {
  return (
    await tx
      .select({ location: partnerLocations, partner: partners })
      .from(partnerLocations)
      .innerJoin(partners, eq(partners.id, partnerLocations.partnerId))
      .where(eq(partnerLocations.zip, zip))
  )[0];
}

/** Every beginning of a network that ends at a separator, and all of it: 203., 203.0. and so on. */
function prefixesOf(network: string): string[] {
  const whole = `${network}${network.includes(":") ? ":" : "."}`;
  return [...whole.matchAll(/[.:]/g)].map(({ index }) => whole.slice(0, index + 1));
}

/** The ZIP code of a network (`networkOf`) by its longest known prefix; undefined when none is known. */
export async function zipOfNetwork(tx: Transaction, network: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ zip: partnerNetworks.zip })
    .from(partnerNetworks)
    .where(inArray(partnerNetworks.prefix, prefixesOf(network)))
    .orderBy(desc(sql`length(${partnerNetworks.prefix})`))
    .limit(1);
  return row?.zip;
}

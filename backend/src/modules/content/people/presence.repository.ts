import { and, asc, eq, gt, lt, ne } from "drizzle-orm";
import type { Transaction } from "../../../database/database.ts";
import { contentPresence } from "../content.tables.ts";

/** Presence expires after this time; milliseconds. */
const goneAfter = 60_000;

export type Present = { username: string; firstName: string };

/** Reports a user's place, and returns who else is there. A user is at one place: the latest. */
export async function reportPresence(
  tx: Transaction,
  { username, firstName }: Present,
  place: string,
  now: Date,
): Promise<Present[]> {
  const since = new Date(now.getTime() - goneAfter);
  await tx.delete(contentPresence).where(lt(contentPresence.at, since));
  await tx
    .insert(contentPresence)
    .values({ username, firstName, place, at: now })
    .onConflictDoUpdate({ target: contentPresence.username, set: { firstName, place, at: now } });
  const others = and(
    eq(contentPresence.place, place),
    ne(contentPresence.username, username),
    gt(contentPresence.at, since),
  );
  return tx
    .select({ username: contentPresence.username, firstName: contentPresence.firstName })
    .from(contentPresence)
    .where(others)
    .orderBy(asc(contentPresence.username));
}

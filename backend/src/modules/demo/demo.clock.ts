import { sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { listen } from "../../database/notifications.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import { readSetting } from "../operations/settings.reads.ts";
import { writeSetting } from "../operations/settings.writes.ts";

export type Move = { now: string } | { advanceSeconds: number };

const key = "demoClockOffset";
const channel = "demo_clock";

/** Milliseconds by which business time was moved when the process last ran. */
export async function keptOffset(database: Database): Promise<number> {
  const kept = await readSetting(database, key);
  return typeof kept === "number" ? kept : 0;
}

function movedTo(clock: BusinessClock, move: Move): Date {
  return "now" in move ? new Date(move.now) : new Date(clock.now().getTime() + move.advanceSeconds * 1000);
}

type Following = Pick<Dependencies, "clock" | "database">;

async function takeOver({ clock, database }: Following): Promise<void> {
  clock.advance(((await keptOffset(database)) - clock.offset()) / 1000);
}

/**
 * Moves business time and remembers it: after a restart what is already in the ledger must not lie in the future, so it is remembered
 * before anything can happen by it. Every process that follows the clock hears of it.
 */
export async function moveClock({ clock, database }: Following, move: Move): Promise<void> {
  const instant = movedTo(clock, move);
  await database.transaction(async (tx) => {
    await writeSetting(tx, key, clock.offset() + instant.getTime() - clock.now().getTime());
    await tx.execute(sql`select pg_notify(${channel}, '')`);
  });
  await takeOver({ clock, database });
}

/**
 * Moves the clock of this process whenever another one that shares the database moves its own.
 * @returns what stops it
 */
export async function followClock({ clock, database, logger }: Following & Pick<Dependencies, "logger">): Promise<() => Promise<void>> {
  const follow = () => void takeOver({ clock, database }).catch((error: unknown) => logger.warn({ err: error }, "where the demo's clock stands could not be read"));
  const listening = await listen(database, channel, follow, follow);
  // It may have been moved since this process read it at its start.
  await takeOver({ clock, database });
  return () => listening.stop();
}

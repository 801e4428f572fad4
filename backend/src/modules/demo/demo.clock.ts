import { sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { listen } from "../../database/notifications.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import { readSetting, writeSetting } from "../operations/settings.writes.ts";

export type Move = { now: string } | { advanceSeconds: number };

const key = "demoClockOffset";
const channel = "demo_clock";

/** The stored offset of business time in milliseconds. */
export async function storedClockOffset(database: Database): Promise<number> {
  const kept = await readSetting(database, key);
  return typeof kept === "number" ? kept : 0;
}

function movedTo(clock: BusinessClock, move: Move): Date {
  return "now" in move ? new Date(move.now) : new Date(clock.now().getTime() + move.advanceSeconds * 1000);
}

type Following = Pick<Dependencies, "clock" | "database">;

async function takeOver({ clock, database }: Following): Promise<void> {
  clock.advance(((await storedClockOffset(database)) - clock.offset()) / 1000);
}

/**
 * Moves business time and stores the offset first: after a restart, ledger entries must not be in the future. Notifies
 * every process that follows the clock.
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
 * Follows clock moves of other processes that share the database.
 * @returns a function that stops it
 */
export async function followClock({
  clock,
  database,
  logger,
}: Following & Pick<Dependencies, "logger">): Promise<() => Promise<void>> {
  const follow = () =>
    void takeOver({ clock, database }).catch((error: unknown) =>
      logger.warn({ err: error }, "where the demo's clock stands could not be read"),
    );
  const listening = await listen(database, channel, follow, follow);
  // The clock may have been moved since this process read it at its start.
  await takeOver({ clock, database });
  return () => listening.stop();
}

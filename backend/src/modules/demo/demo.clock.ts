import type { Database } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import { readSetting } from "../operations/settings.reads.ts";
import { writeSetting } from "../operations/settings.writes.ts";

export type Move = { now: string } | { advanceSeconds: number };

const key = "demoClockOffset";

/** Milliseconds by which business time was moved when the process last ran. */
export async function keptOffset(database: Database): Promise<number> {
  const kept = await readSetting(database, key);
  return typeof kept === "number" ? kept : 0;
}

function movedTo(clock: BusinessClock, move: Move): Date {
  return "now" in move ? new Date(move.now) : new Date(clock.now().getTime() + move.advanceSeconds * 1000);
}

/**
 * Moves business time and remembers it: after a restart what is already in the ledger must not lie in the future, so it is remembered
 * before anything can happen by it.
 */
export async function moveClock({ clock, database }: Pick<Dependencies, "clock" | "database">, move: Move): Promise<void> {
  const instant = movedTo(clock, move);
  await writeSetting(database, key, clock.offset() + instant.getTime() - clock.now().getTime());
  clock.set(instant);
}

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

function apply(clock: BusinessClock, move: Move): void {
  if ("now" in move) clock.set(new Date(move.now));
  else clock.advance(move.advanceSeconds);
}

/** Moves business time and remembers it: after a restart what is already in the ledger must not lie in the future. */
export async function moveClock({ clock, database }: Dependencies, move: Move): Promise<void> {
  apply(clock, move);
  await writeSetting(database, key, clock.offset());
}

import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import type { BusinessClock, SecurityClock } from "../lib/clock.ts";
import { startContent } from "../modules/content/content.start.ts";
import { seedDemo } from "./demo.ts";

/** Brings this build's words into the database, and the invented people where the demo is on. */
export async function prepareData(database: Database, { demo }: Pick<Config, "demo">, clock: BusinessClock, securityClock: SecurityClock): Promise<void> {
  await startContent({ database, securityClock });
  if (demo) await seedDemo(database, clock);
}

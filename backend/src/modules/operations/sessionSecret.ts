import type { Config } from "../../config/config.ts";
import type { Database } from "../../database/database.ts";
import { randomToken } from "../../lib/secrets.ts";
import { settleSetting } from "./settings.writes.ts";

/** Signs cookies: SESSION_SECRET, or one that was made once and is the same for all processes on this database. */
export async function sessionSecret({ sessionSecret: given }: Config, database: Database): Promise<string> {
  return given ?? String(await settleSetting(database, "sessionSecret", randomToken()));
}

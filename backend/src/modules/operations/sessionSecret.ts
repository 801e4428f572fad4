import { hkdfSync } from "node:crypto";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../database/database.ts";
import { randomToken } from "../../lib/secrets.ts";
import { settleSetting } from "./settings.writes.ts";

/** A secret for each purpose: what is signed for one opens nothing of another. */
export type Secrets = Record<"cookies" | "sessions" | "antiForgery" | "previews", string>;

/** The secrets that follow from one (HKDF, RFC 5869): the same in every process that has it, and none tells of another. */
export function secretsFrom(root: string): Secrets {
  const derived = (purpose: string) => Buffer.from(hkdfSync("sha256", root, "", `portico ${purpose} 1`, 32)).toString("base64url");
  return { cookies: derived("cookies"), sessions: derived("sessions"), antiForgery: derived("anti-forgery"), previews: derived("previews") };
}

/** From SESSION_SECRET, or one that was made once and is the same for all processes on this database. */
export async function sessionSecrets({ sessionSecret: given }: Config, database: Database): Promise<Secrets> {
  return secretsFrom(given ?? String(await settleSetting(database, "sessionSecret", randomToken())));
}

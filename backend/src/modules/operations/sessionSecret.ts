import { hkdfSync } from "node:crypto";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../database/database.ts";
import { randomToken } from "../../lib/secrets.ts";
import { settleSetting } from "./settings.writes.ts";

/** One secret per purpose, so that a signature is valid for one purpose only. */
export type Secrets = Record<"cookies" | "sessions" | "antiForgery" | "previews", string>;

/** Derives the secrets from the root (HKDF, RFC 5869): equal in all processes, and none reveals another. */
export function secretsFrom(root: string): Secrets {
  const derived = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", root, "", `portico ${purpose} 1`, 32)).toString("base64url");
  return {
    cookies: derived("cookies"),
    sessions: derived("sessions"),
    antiForgery: derived("anti-forgery"),
    previews: derived("previews"),
  };
}

/** From SESSION_SECRET, or generated once and shared by all processes on this database. */
export async function sessionSecrets({ sessionSecret: given }: Config, database: Database): Promise<Secrets> {
  return secretsFrom(given ?? String(await settleSetting(database, "sessionSecret", randomToken())));
}

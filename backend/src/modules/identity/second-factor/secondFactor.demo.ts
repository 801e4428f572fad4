import type { Config } from "../../../config/config.ts";
import type { Database } from "../../../database/database.ts";
import { sealOfKeys } from "./secondFactor.service.ts";

/** Seals the key of a demo user's authenticator app as the server seals every key. */
export async function sealDemoKey(
  deps: { config: Pick<Config, "secondFactorSecret">; database: Database },
  key: string,
): Promise<string> {
  return (await sealOfKeys(deps)).close({ key });
}

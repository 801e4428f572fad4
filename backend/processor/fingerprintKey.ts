import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/**
 * The processor's own key for card fingerprints, generated once and stored next to its record, so that fingerprints
 * stay the same after a restart.
 */
export function fingerprintKey(recordFile: string): string {
  const path = `${recordFile}.key`;
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString("base64url"), { mode: 0o600 });
  return readFileSync(path, "utf8");
}

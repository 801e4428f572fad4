import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** The processor's own key for card fingerprints, made once and kept beside its record, so that they stay the same over restarts. */
export function fingerprintKey(recordFile: string): string {
  const path = `${recordFile}.key`;
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString("base64url"), { mode: 0o600 });
  return readFileSync(path, "utf8");
}

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromiumVersion, findChromium } from "../../tools/chromium.ts";

/** Where the pictures are that new ones are compared with. */
export const baseline = join(import.meta.dirname, "baseline");
const versionFile = join(baseline, "recorded-with.txt");

/** What draws pixels here: another version of Chromium, or the same on another system, draws letters differently. */
export function drawnBy(): string {
  const browser = findChromium();
  return browser ? `${chromiumVersion(browser)} on ${process.platform}` : "no browser";
}

/** What drew the recorded pictures; undefined before the first recording. */
export const recordedWith = (): string | undefined => (existsSync(versionFile) ? readFileSync(versionFile, "utf8").trim() : undefined);

/** Remembers what the pictures were drawn by. */
export const remember = (): void => writeFileSync(versionFile, `${drawnBy()}\n`);

/** Why pictures cannot be compared here; undefined when they can. */
export function reasonToSkip(): string | undefined {
  const recorded = recordedWith();
  if (process.env["RECORD_PICTURES"] === "1" || recorded === drawnBy()) return undefined;
  return `Pictures of stories are NOT compared: ${recorded ? `they were recorded with ${recorded}, and this is ${drawnBy()}` : "none are recorded"}. To record them here: npm run pictures:stories`;
}

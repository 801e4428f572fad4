import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromiumVersion, findChromium } from "../../tools/chromium.ts";

/** The folder of the baseline screenshots. */
export const baseline = join(import.meta.dirname, "baseline");
const versionFile = join(baseline, "recorded-with.txt");

/** The rendering environment: another version of Chromium, or the same on another system, renders text differently. */
export function drawnBy(): string {
  const browser = findChromium();
  return browser ? `${chromiumVersion(browser)} on ${process.platform}` : "no browser";
}

/** The environment of the recorded baselines; undefined before the first recording. */
export const recordedWith = (): string | undefined =>
  existsSync(versionFile) ? readFileSync(versionFile, "utf8").trim() : undefined;

/** Stores the environment of the baselines. */
export const remember = (): void => writeFileSync(versionFile, `${drawnBy()}\n`);

/** Why screenshots cannot be compared on this system; undefined when they can. */
export function reasonToSkip(): string | undefined {
  const recorded = recordedWith();
  if (process.env["RECORD_PICTURES"] === "1" || recorded === drawnBy()) return undefined;
  return `Pictures of stories are NOT compared: ${recorded ? `they were recorded with ${recorded}, and this is ${drawnBy()}` : "none are recorded"}. To record them here: npm run pictures:stories`;
}

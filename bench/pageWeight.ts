import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildScreen } from "./build.ts";
import { type ScreenName, screenNames } from "./screens.ts";

/** `node pageWeight.ts plain portico` prints the sizes of these pages in bytes as JSON; of all pages if none is named. */
const asked = process.argv.slice(2);
const names = screenNames.filter((name) => asked.length === 0 || asked.includes(name));
const folder = mkdtempSync(join(tmpdir(), "portico-bench-"));
const weights: [ScreenName, Awaited<ReturnType<typeof buildScreen>>][] = [];
for (const name of names) weights.push([name, await buildScreen(name, join(folder, name))]);
rmSync(folder, { recursive: true });
console.log(JSON.stringify(Object.fromEntries(weights)));

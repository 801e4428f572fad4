import { readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { type ScreenName, screens } from "./screens.ts";

/** The machine and the date: a figure means nothing without them. */
export function machine(chromium: string): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, ${processor?.model.trim() ?? "unknown processor"}, ${cpus().length} cores, ${memory} GB, Node ${process.version}, Chromium ${chromium}`;
}

const places = ["node_modules", "../node_modules"].map((folder) => join(import.meta.dirname, folder));

/** "Mantine 9.7.4" */
export function titleWithVersion(name: ScreenName): string {
  const { title, packages } = screens[name];
  const [first = ""] = packages;
  return `${title} ${versionOf(first)}`;
}

function versionOf(name: string): string {
  for (const place of places) {
    try {
      const manifest = JSON.parse(readFileSync(join(place, name, "package.json"), "utf8")) as { version: string };
      return manifest.version;
    } catch {
      continue;
    }
  }
  return "";
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "./contract.ts";
import { entryFaults } from "./entry.ts";
import { registerFaults, type ToggleRegister } from "./toggles.ts";

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

function readFile(folder: string, name: string): [string, unknown][] {
  const entries = Object.entries(JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<string, unknown>);
  const domain = name.split(".")[0];
  const strays = entries.filter(([key]) => key.split(".")[0] !== domain).map(([key]) => key);
  if (strays.length > 0) throw new Error(`${name}: keys of this file begin with "${domain}.", these do not: ${strays.join(", ")}`);
  return entries;
}

/**
 * All copy files of the catalogue as one, sorted by key.
 * @throws when an entry is not what a copy file may hold; every fault is named
 */
export function readCatalogue(folder: string): Catalogue {
  const copy = join(folder, "copy");
  const entries = readdirSync(copy).filter((name) => name.endsWith(".copy.json")).sort().flatMap((name) => readFile(copy, name));
  const faults = entries.flatMap(([key, entry]) => entryFaults(key, entry));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return Object.fromEntries(entries.sort(byKey)) as Catalogue;
}

/** The toggle register. @throws when an entry is incomplete */
export function readRegister(folder: string): ToggleRegister {
  const register = JSON.parse(readFileSync(join(folder, "toggles.json"), "utf8")) as ToggleRegister;
  const faults = registerFaults(register);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return register;
}

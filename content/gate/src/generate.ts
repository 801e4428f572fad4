import { canonicalJson } from "@portico/message/canonical";
import { languages, localeOf, type Language, type Snapshot } from "@portico/message/tree";
import { type Audience, catalogueFor, snapshotFor } from "./audience.ts";
import type { ArgumentKind, Catalogue, MessageContract } from "./contract.ts";
import { contractHash } from "./contractHash.ts";
import type { ToggleEntry, ToggleRegister } from "./toggles.ts";
import type { Uses } from "./uses.ts";

const banner = "// Generated from content/catalogue by `npm run generate:copy`. Change the copy files, not this one.\n";

const typeOfKind = (kind: ArgumentKind): string => {
  if (typeof kind === "object")
    return [...new Set([...kind.select, "other"])].map((word) => JSON.stringify(word)).join(" | ");
  return kind === "text" || kind === "date" ? "string" : "number";
};

function contractLine(key: string, { args = {} }: MessageContract): string {
  const values = Object.entries(args)
    .filter(([, kind]) => kind !== "tag")
    .map(([name, kind]) => `${name}: ${typeOfKind(kind)}`);
  const tags = Object.keys(args)
    .filter((name) => args[name] === "tag")
    .map((name) => JSON.stringify(name));
  return `  ${JSON.stringify(key)}: { args: ${values.length > 0 ? `{ ${values.join("; ")} }` : "NoArgs"}; tags: ${tags.join(" | ") || "never"} };`;
}

function contractText(catalogue: Catalogue): string {
  const lines = Object.entries(catalogue).map(([key, contract]) => contractLine(key, contract));
  return `${banner}
/** Names what customers are shown; a release says the contract that it was checked against. */
export const contractHash = ${JSON.stringify(contractHash(catalogueFor("customers", catalogue)))};

type NoArgs = Record<never, never>;

/** Every key with its arguments (money in integer cents, dates as YYYY-MM-DD or an instant) and tags. */
export interface CopyContract {
${lines.join("\n")}
}

export type CopyKey = keyof CopyContract;
export type CopyArgs<K extends CopyKey> = CopyContract[K]["args"];
export type CopyTags<K extends CopyKey> = CopyContract[K]["tags"];
/** Keys whose words are text alone. */
export type PlainKey = { [K in CopyKey]: [CopyTags<K>] extends [never] ? K : never }[CopyKey];
/** Keys whose words stand alone, without arguments or tags: what tables of screens may name. */
export type BareKey = { [K in PlainKey]: keyof CopyArgs<K> extends never ? K : never }[PlainKey];
`;
}

/** A value's TypeScript type: a union of the schema's enum, if it has one. */
function typeOfToggle({ type, schema }: ToggleEntry): string {
  const words = schema?.["enum"];
  return Array.isArray(words) ? words.map((word) => JSON.stringify(word)).join(" | ") : type;
}

const typeLine = ([key, entry]: [string, ToggleEntry]) =>
  `  /** ${entry.description.en} */\n  ${key}: ${typeOfToggle(entry)};`;

function togglesText(register: ToggleRegister): string {
  const entries = Object.entries(register).sort(([a], [b]) => (a < b ? -1 : 1));
  const [told, kept] = [
    entries.filter(([, entry]) => entry.clientVisible),
    entries.filter(([, entry]) => !entry.clientVisible),
  ];
  return `${banner}
/** What browsers are told of. */
export interface Toggles {
${told.map(typeLine).join("\n")}
}

/** What only the server reads. */
export interface ServerToggles {
${kept.map(typeLine).join("\n")}
}

export type ToggleKey = keyof Toggles;
export type ServerToggleKey = keyof ServerToggles;

/** What a toggle is where nothing has been published. */
export const defaultToggles: Toggles = {
${told.map(([key, { default: first }]) => `  ${key}: ${JSON.stringify(first)},`).join("\n")}
};
`;
}

const folders: Record<Audience, string> = { customers: "built-in", editors: "built-in/studio" };

/** The built-in copy of one audience, one file per language. */
function builtInFiles(audience: Audience, snapshots: Record<Language, Snapshot>): [string, string][] {
  return languages.map((language) => [
    `${folders[audience]}/${localeOf[language]}.json`,
    `${canonicalJson(snapshotFor(audience, snapshots[language]))}\n`,
  ]);
}

/** Where the source uses the keys of copy and toggles. */
export type AllUses = { copy: Uses; toggles: Uses };

/**
 * Returns every generated file of the catalogue, name to text. The contract types all keys; releases contain only
 * customers' messages.
 */
export function generatedFiles(
  catalogue: Catalogue,
  snapshots: Record<Language, Snapshot>,
  register: ToggleRegister,
  uses: AllUses,
): Map<string, string> {
  const messages = catalogueFor("customers", catalogue);
  return new Map([
    ["contract.ts", contractText(catalogue)],
    ["toggles.ts", togglesText(register)],
    ["catalogue.json", `${JSON.stringify({ contract: contractHash(messages), messages }, null, 1)}\n`],
    ["uses.json", `${JSON.stringify(uses.copy, null, 1)}\n`],
    ["toggleUses.json", `${JSON.stringify(uses.toggles, null, 1)}\n`],
    ...builtInFiles("customers", snapshots),
    ...builtInFiles("editors", snapshots),
  ]);
}

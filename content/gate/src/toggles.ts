import type { Wording } from "./contract.ts";
import type { Applies, ToggleEntry, ToggleKind } from "./toggleEntry.ts";
import { defaultError, schemaError } from "./toggleValues.ts";

export type { Applies, ToggleEntry, ToggleKind, ToggleRegister, ToggleValue } from "./toggleEntry.ts";

const keyShape = /^[a-z][A-Za-z0-9]*$/;
const kinds: readonly unknown[] = ["release", "operational", "kill", "permission", "setting"] satisfies ToggleKind[];
const applies: readonly unknown[] = ["atOnce", "nextNavigation", "nextSession"] satisfies Applies[];
const members: readonly string[] = [
  "kind",
  "clientVisible",
  "description",
  "type",
  "default",
  "schema",
  "owner",
  "expires",
  "applies",
] satisfies (keyof ToggleEntry)[];

const isDate = (text: unknown) => /^\d{4}-\d{2}-\d{2}$/.test(String(text));
const isWorded = (wording: Partial<Wording> | undefined) =>
  [wording?.en, wording?.es].every((words) => typeof words === "string" && words.trim() !== "");

function wordsError({ kind, description, owner }: Partial<ToggleEntry>): string | undefined {
  if (!isWorded(description) || !isWorded(owner)) return "needs a description and an owner in both languages";
  return kinds.includes(kind) ? undefined : "does not say what kind it is";
}

function lifeError({ kind, expires, applies: when, clientVisible }: Partial<ToggleEntry>): string | undefined {
  if (typeof clientVisible !== "boolean") return "does not say whether browsers are told of it";
  if (!isDate(expires) && (kind === "release" || expires !== undefined)) return "needs the date when it expires";
  return applies.includes(when) ? undefined : "does not say when it applies";
}

const strayError = (entry: object) => {
  const stray = Object.keys(entry).find((name) => !members.includes(name));
  return stray === undefined ? undefined : `has an unknown member "${stray}"`;
};

const errorOf = (entry: Partial<ToggleEntry>) =>
  strayError(entry) ?? wordsError(entry) ?? lifeError(entry) ?? schemaError(entry) ?? defaultError(entry);

/** Validates the toggle register; returns the errors, empty when valid. */
export function registerErrors(register: Record<string, Partial<ToggleEntry>>): string[] {
  return Object.entries(register).flatMap(([key, entry]) => {
    const error = keyShape.test(key) ? errorOf(entry) : "is no toggle name";
    return error === undefined ? [] : [`toggle ${key} ${error}`];
  });
}

import { folded } from "../../components/folded.ts";
import type { Message } from "./messages.api.ts";

export type Language = "en" | "es";

/** A message as the list finds and shows it. */
export type Entry = {
  message: Message;
  /** Names the row: a key may have words for one site besides those for both. */
  id: string;
  /** The words that an editor works on: those of the draft, else those that are live. */
  words: Record<Language, string>;
  missing: readonly Language[];
  /** Key, note and words without capitals and accents, to search in. */
  text: string;
  /** The parts of the portal that it belongs to, from the widest: billing, billing.payOnce. */
  parts: readonly string[];
};

/** What a key begins with, at most two words of it. The last word names the message itself. */
function partsOf(key: string): string[] {
  const names = key.split(".").slice(0, -1).slice(0, 2);
  return names.map((_, place) => names.slice(0, place + 1).join("."));
}

function entryOf(message: Message): Entry {
  const { key, scope, where, live, draft } = message;
  const standing = draft?.wording ?? live;
  const words = { en: standing?.en ?? "", es: standing?.es ?? "" };
  const missing = (["en", "es"] as const).filter((language) => words[language].trim() === "");
  const text = folded([key, where, words.en, words.es, live?.en ?? "", live?.es ?? ""].join("\n"));
  return { message, id: `${key} ${scope}`, words, missing, text, parts: partsOf(key) };
}

/** Prepares messages once, so that each search only has to look. */
export const indexOf = (messages: readonly Message[]): Entry[] => messages.map(entryOf);

/** The parts of the portal that have messages, by name. */
export const partsIn = (entries: readonly Entry[]): string[] => [...new Set(entries.flatMap(({ parts }) => parts))].sort();

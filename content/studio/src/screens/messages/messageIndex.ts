import { folded } from "../../components/folded.ts";
import type { Message } from "./messages.api.ts";

export type Language = "en" | "es";

/** A search index entry of a message. */
export type Entry = {
  message: Message;
  /** Row id: a key may have a site wording besides the one for both sites. */
  id: string;
  /** The current wording: the draft, else live. */
  words: Record<Language, string>;
  missing: readonly Language[];
  /** Key, note and text for searching, without case and accents. */
  text: string;
  /** The namespaces it belongs to, widest first: billing, billing.payOnce. */
  parts: readonly string[];
};

/** The prefixes of a key, at most two parts; the last part is the message's own name. */
function partsOf(key: string): string[] {
  const names = key.split(".").slice(0, -1).slice(0, 2);
  return names.map((_, place) => names.slice(0, place + 1).join("."));
}

function entryOf(message: Message): Entry {
  const { key, scope, where, live, draft } = message;
  const wording = draft?.wording ?? live;
  const words = { en: wording?.en ?? "", es: wording?.es ?? "" };
  const missing = (["en", "es"] as const).filter((language) => words[language].trim() === "");
  const text = folded([key, where, words.en, words.es, live?.en ?? "", live?.es ?? ""].join("\n"));
  return { message, id: `${key} ${scope}`, words, missing, text, parts: partsOf(key) };
}

/** Builds the search index once, so that each search only compares strings. */
export const indexOf = (messages: readonly Message[]): Entry[] => messages.map(entryOf);

/** The namespaces that have messages, sorted. */
export const partsIn = (entries: readonly Entry[]): string[] =>
  [...new Set(entries.flatMap(({ parts }) => parts))].sort();

/** Characters that suffice to recognize a message; whole legal texts would fill the screen. */
const maxLength = 110;

/** Truncates a text after a word. Truncated rather than clipped by CSS, so that screen readers get the same. */
export function excerpt(text: string): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > 0 ? end : maxLength)}…`;
}

import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** Format version of compiled messages. A reader that supports another version keeps its current copy. */
export const treeVersion = 1;

/** A message compiled by the gate (ICU AST), so that readers need no parser. */
export type MessageTree = MessageFormatElement[];

export type Locale = "en-US" | "es-US";

/** The catalogue's languages, and the locales they are formatted for. */
export const localeOf = { en: "en-US", es: "es-US" } as const satisfies Record<string, Locale>;

export type Language = keyof typeof localeOf;

export const languages: readonly Language[] = ["en", "es"];

/** Compiled messages of one language. Named by the SHA-256 of its canonical JSON (content-addressed). */
export type Snapshot = { tree: number; locale: Locale; messages: Record<string, MessageTree> };

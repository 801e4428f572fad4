import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** Version of compiled trees. A reader that knows another one keeps the copy it has. */
export const treeVersion = 1;

/** A message compiled by the gate: no reader needs a parser. */
export type MessageTree = MessageFormatElement[];

export type Locale = "en-US" | "es-US";

/** Languages as the catalogue writes them, and the locales that they are formatted for. */
export const localeOf = { en: "en-US", es: "es-US" } as const satisfies Record<string, Locale>;

export type Language = keyof typeof localeOf;

export const languages: readonly Language[] = ["en", "es"];

/** Compiled messages of one language. Its SHA-256, taken over its canonical JSON, is its name. */
export type Snapshot = { tree: number; locale: Locale; messages: Record<string, MessageTree> };

import type { ToPage } from "@portico/content-runtime/preview/protocol";
import { languages, type Language, localeOf, type MessageTree } from "@portico/message/tree";

/** Compiled words of one message; null stands for those that the page came with. */
export type Trees = Record<Language, MessageTree | null>;

export const asItCame: Trees = { en: null, es: null };

/** What was written on the page since it was opened, to be written again when it is opened anew. */
export type Written = Map<string, Trees>;

const linesOf = (key: string, trees: Trees) => languages.map((language) => ({ key, locale: localeOf[language], message: trees[language] }));

/** Has the page show words in place of its own. */
export const writeOne = (key: string, trees: Trees): ToPage => ({ type: "write", messages: linesOf(key, trees) });

/** The same for everything that was written. */
export const writeAll = (written: Written): ToPage => ({ type: "write", messages: [...written].flatMap(([key, trees]) => linesOf(key, trees)) });

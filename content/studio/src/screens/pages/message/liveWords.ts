import type { ToPage } from "@portico/content-runtime/preview/protocol";
import { type Language, languages, localeOf, type MessageTree } from "@portico/message/tree";
import { useEffect, useEffectEvent } from "react";
import type { Writing } from "../../../editing/useWriting.ts";

/** The compiled wording of one message; null reverts to the page's original. */
export type Trees = Record<Language, MessageTree | null>;

export const asItCame: Trees = { en: null, es: null };

/** What was typed since the page was opened, to apply again after it is reopened. */
export type Written = Map<string, Trees>;

const linesOf = (key: string, trees: Trees) =>
  languages.map((language) => ({ key, locale: localeOf[language], message: trees[language] }));

/** Shows a wording on the page. */
export const writeOne = (key: string, trees: Trees): ToPage => ({ type: "write", messages: linesOf(key, trees) });

/** Applies everything typed again. */
export const writeAll = (written: Written): ToPage => ({
  type: "write",
  messages: [...written].flatMap(([key, trees]) => linesOf(key, trees)),
});

/** Debounce before the page is updated; milliseconds. */
const pause = 120;

/** Shows typed text on the page. Wording with gate errors is not shown: the last valid one stays. */
export function useWriteLive({ checks }: Writing, isShown: boolean, onWrite: (trees: Partial<Trees>) => void): void {
  const write = useEffectEvent(onWrite);
  const [en, es] = [checks.en.tree, checks.es.tree];
  useEffect(() => {
    if (!isShown) return write(asItCame);
    const timer = setTimeout(() => write({ ...(en && { en }), ...(es && { es }) }), pause);
    return () => clearTimeout(timer);
  }, [en, es, isShown]);
}

import { useEffect, useEffectEvent } from "react";
import type { Writing } from "../../../editing/useWriting.ts";
import { asItCame, type Trees } from "./liveWords.ts";

/** How long somebody may pause within a word before the page follows; milliseconds. */
const pause = 120;

/** Shows on the page what is typed. Words that the gate refuses are not shown: the last good ones stay. */
export function useWriteLive({ verdicts }: Writing, isShown: boolean, onWrite: (trees: Partial<Trees>) => void): void {
  const write = useEffectEvent(onWrite);
  const [en, es] = [verdicts.en.tree, verdicts.es.tree];
  useEffect(() => {
    if (!isShown) return write(asItCame);
    const timer = setTimeout(() => write({ ...(en && { en }), ...(es && { es }) }), pause);
    return () => clearTimeout(timer);
  }, [en, es, isShown]);
}

import { useEffect, useEffectEvent, useRef } from "react";
import type { Locale } from "../../api/bootstrap.ts";
import type { PageFrame } from "./frame/usePageFrame.ts";

/**
 * Has the page speak the language that is chosen here, and hears of one that was chosen on the page. What the page said before it spoke
 * ours is no choice.
 */
export function useLanguage({ phase, id, shown, post }: PageFrame, locale: Locale, onLocale: (locale: Locale) => void): void {
  const settled = useRef("");
  const hear = useEffectEvent((spoken: Locale) => {
    const ours = `${id} ${locale}`;
    if (spoken === locale) settled.current = ours;
    else if (settled.current === ours) onLocale(spoken);
  });
  const ask = useEffectEvent(() => {
    if (shown && shown.locale !== locale) post({ type: "speak", locale });
  });
  const speaks = phase === "ready" && shown !== undefined;
  useEffect(() => {
    if (speaks) ask();
  }, [speaks, id, locale]);
  useEffect(() => {
    if (shown) hear(shown.locale);
  }, [shown]);
}

import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import * as css from "./StickyActions.css.ts";

export type StickyActionsProps = {
  /** The main action first. */
  children?: ReactNode;
  /** Shown above the main action while the bar is sticky: the amount, for example. */
  summary?: ReactNode;
};

/**
 * `Actions` that stick to the bottom of a phone's screen while the page scrolls. Use it once per page, at the end of a
 * step.
 *
 * @example <StickyActions summary={<Money cents={24817} />}><Button>Pay $248.17</Button></StickyActions>
 */
export function StickyActions({ children, summary }: StickyActionsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const floating = useFloating(bar);
  return (
    <div ref={bar} className={css.bar} data-bar="bottom" data-state={floating ? "floating" : undefined}>
      {summary && <div className={css.summary}>{summary}</div>}
      {children}
    </div>
  );
}

/** Whether a sticky bar is currently stuck to the bottom of the window rather than in its own place. */
function useFloating(bar: RefObject<HTMLElement | null>): boolean {
  const [floating, setFloating] = useState(false);
  useEffect(() => {
    if (!bar.current) return undefined;
    // Shrink the observed window by one pixel: the last pixel of a stuck bar is then outside.
    const window = { rootMargin: "0px 0px -1px 0px", threshold: 1 };
    const observer = new IntersectionObserver(
      ([entry]) => setFloating(entry !== undefined && entry.intersectionRatio < 1),
      window,
    );
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, [bar]);
  return floating;
}

import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { bottomBarsChanged, bottomBarsHeight, followBottomBars, isSticky } from "../internal/bottomBars.ts";
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
  const floating = useFloating(bar, useHeightBelow(bar));
  return (
    <div ref={bar} className={css.bar} data-bar="bottom" data-state={floating ? "floating" : undefined}>
      {summary && <div className={css.summary}>{summary}</div>}
      {children}
    </div>
  );
}

/** Whether a sticky bar is currently stuck above what is below it, rather than in its own place. */
function useFloating(bar: RefObject<HTMLElement | null>, below: number): boolean {
  const [floating, setFloating] = useState(false);
  useEffect(() => {
    if (!bar.current) return undefined;
    // Shrink the observed window by one pixel: the last pixel of a stuck bar is then outside.
    const window = { rootMargin: `0px 0px -${below + 1}px 0px`, threshold: 1 };
    const observer = new IntersectionObserver(
      ([entry]) => setFloating(entry !== undefined && entry.intersectionRatio < 1),
      window,
    );
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, [bar, below]);
  return floating;
}

const navigationAtBottom = () => document.querySelector<HTMLElement>("nav[data-bar='bottom']");

/**
 * Keeps the bar above a navigation at the bottom of the window, whatever its height: enlarged text wraps it, and phones
 * without a button add space. A focused element is scrolled clear of both.
 * @returns the height of the navigation in CSS pixels, 0 without one
 */
function useHeightBelow(bar: RefObject<HTMLElement | null>): number {
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const stop = followBottomBars(() => {
      const height = navigationAtBottom()?.offsetHeight ?? 0;
      setBelow(height);
      element.style.insetBlockEnd = `${height}px`;
      // Where only the navigation sticks, the stylesheet keeps its room.
      style.scrollPaddingBlockEnd = isSticky(element) ? `${bottomBarsHeight()}px` : "";
    });
    bottomBarsChanged();
    return () => {
      stop();
      style.scrollPaddingBlockEnd = "";
      bottomBarsChanged();
    };
  }, [bar]);
  return below;
}

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
  useSpaceAtBottom(bar);
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

/**
 * Keeps the bar above a navigation at the bottom of the window, whatever its height (enlarged text wraps it, and phones
 * without a button add space), and scrolls a focused element clear of both.
 */
function useSpaceAtBottom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const navigation = document.querySelector<HTMLElement>("nav[data-bar='bottom']");
    const { style } = document.documentElement;
    const place = () => {
      const below = navigation?.offsetHeight ?? 0;
      element.style.insetBlockEnd = `${below}px`;
      const isSticky = getComputedStyle(element).position === "sticky";
      style.scrollPaddingBlockEnd = isSticky ? `${below + element.offsetHeight}px` : "";
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    // Its size changes with the window, and so does whether the bar is sticky.
    observer.observe(document.documentElement);
    if (navigation) observer.observe(navigation);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = "";
    };
  }, [bar]);
}

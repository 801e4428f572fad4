import { type ReactNode, useRef } from "react";
import * as css from "./StickyActions.css.ts";
import { useFloating } from "./useFloating.ts";

export type StickyActionsProps = {
  /** The main action first. */
  children?: ReactNode;
  /** What the main action is about, above it while it sticks: the amount. */
  summary?: ReactNode;
};

/**
 * `Actions` that on phones stay at the thumb while the page scrolls. For the end of a step, once on a page.
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

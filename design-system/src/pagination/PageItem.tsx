import type { MouseEvent, ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import { useLinkComponent } from "../link/index.ts";
import * as css from "./Pagination.css.ts";

/** Pages are either links or buttons. */
export type PageTarget =
  | {
      /** Returns the URL of a page. */
      href: (page: number) => string;
      onPage?: never;
    }
  | {
      /** Called with the requested page. */
      onPage: (page: number) => void;
      href?: never;
    };

type PageItemProps = {
  target: PageTarget;
  to: number;
  label: string;
  state: "current" | "other" | "refused";
  turn?: "previous" | "next";
  children: ReactNode;
};

/** One page, or the previous or next button: a link or a button that looks the same. */
export function PageItem({ target, to, label, state, turn, children }: PageItemProps) {
  const Anchor = useLinkComponent();
  const shared = {
    "aria-label": label,
    "aria-current": state === "current" ? ("page" as const) : undefined,
    "aria-disabled": state === "refused" || undefined,
    "data-state": state,
    className: classes(css.item, turn && css.turn),
  };
  if (target.href) {
    return (
      <Anchor {...shared} href={target.href(to)} onClick={state === "refused" ? preventClick : undefined}>
        {children}
      </Anchor>
    );
  }
  return (
    <button {...shared} type="button" onClick={() => (state === "other" ? target.onPage(to) : undefined)}>
      {children}
    </button>
  );
}

function preventClick(event: MouseEvent): void {
  event.preventDefault();
}

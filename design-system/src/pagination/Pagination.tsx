import { type ReactNode, useState } from "react";
import { LiveRegion } from "../feedback/index.ts";
import { Select } from "../field/index.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "../icons/index.ts";
import { PageItem, type PageTarget } from "./PageItem.tsx";
import * as css from "./Pagination.css.ts";
import { pagesShown, within } from "./pagesShown.ts";

type PaginationLabels = {
  /** Accessible name: "Pages of account activity". Not shown. */
  label: string;
  /** The current page, from 1. Clamped to the number of pages. */
  page: number;
  /** How many pages there are. */
  pages: number;
  previousLabel: string;
  nextLabel: string;
  /** Accessible name of a page: "Page 3". Only the number is shown. */
  pageLabel: (page: number) => string;
  /**
   * The current position: "Page 3 of 12". Shown on phones instead of the numbers, and announced after a button was
   * pressed.
   */
  position: (page: number, pages: number) => string;
  /** The page size (rows per page), if the user can choose it. */
  size?: PageSize;
};

export type PageSize = {
  label: string;
  /** `name` of the field, as in `Select`. */
  name: string;
  value: number;
  options: readonly { value: number; label: string }[];
  onChange: (size: number) => void;
};

export type PaginationProps = PaginationLabels & PageTarget;

/**
 * Navigation through the pages of a list. With `href` pages are links with shareable URLs; with `onPage` they are
 * buttons that change the list above. With a single page only the page size is shown.
 *
 * @example
 * <Pagination label={t("activity.pages")} page={page} pages={12} href={(page) => `?page=${page}`} previousLabel={t("pages.previous")}
 *   nextLabel={t("pages.next")} pageLabel={(page) => t("pages.page", { page })} position={(page, of) => t("pages.position", { page, of })} />
 */
export function Pagination(props: PaginationProps) {
  const { label, size, position } = props;
  const pages = within(props.pages, 1, Number.MAX_SAFE_INTEGER);
  const page = within(props.page, 1, pages);
  const [pressed, setPressed] = useState(false);
  const press = (to: number) => {
    setPressed(true);
    props.onPage?.(to);
  };
  const target: PageTarget = props.href ? { href: props.href } : { onPage: press };
  return (
    <div className={css.place}>
      {pages > 1 && (
        <nav aria-label={label} className={css.nav}>
          <Turn target={target} to={page - 1} here={page} last={pages} labels={props.previousLabel} side="previous" />
          <ul className={css.numbers}>
            {pagesShown(page, pages).map((shown, index) => (
              <li key={shown === "gap" ? `gap-${index}` : shown} className={css.number}>
                {shown === "gap" ? (
                  <span aria-hidden="true" className={css.gap}>
                    …
                  </span>
                ) : (
                  <PageItem
                    target={target}
                    to={shown}
                    label={props.pageLabel(shown)}
                    state={shown === page ? "current" : "other"}
                  >
                    {shown}
                  </PageItem>
                )}
              </li>
            ))}
          </ul>
          <span className={css.position}>{position(page, pages)}</span>
          <Turn target={target} to={page + 1} here={page} last={pages} labels={props.nextLabel} side="next" />
        </nav>
      )}
      {size && <SizeSelect {...size} />}
      <LiveRegion urgency="polite" message={pressed ? position(page, pages) : ""} />
    </div>
  );
}

type TurnProps = {
  target: PageTarget;
  to: number;
  here: number;
  last: number;
  labels: string;
  side: "previous" | "next";
};

/** The previous or next button. At the first or last page it stays in place, inactive, so that it keeps the focus. */
function Turn({ target, to, here, last, labels, side }: TurnProps): ReactNode {
  const state = to < 1 || to > last ? "refused" : "other";
  return (
    <PageItem target={target} to={state === "refused" ? here : to} label={labels} state={state} turn={side}>
      {side === "previous" && (
        <span className={css.chevron}>
          <ChevronLeftIcon size={20} />
        </span>
      )}
      <span className={css.turnWords}>{labels}</span>
      {side === "next" && (
        <span className={css.chevron}>
          <ChevronRightIcon size={20} />
        </span>
      )}
    </PageItem>
  );
}

function SizeSelect({ label, name, value, options, onChange }: PageSize) {
  const offered = options.some((option) => option.value === value);
  return (
    <div className={css.size}>
      <Select
        label={label}
        name={name}
        value={offered ? String(value) : ""}
        placeholder={offered ? undefined : String(value)}
        options={options.map((option) => ({ value: String(option.value), label: option.label }))}
        onChange={(chosen) => (chosen === "" ? undefined : onChange(Number(chosen)))}
      />
    </div>
  );
}

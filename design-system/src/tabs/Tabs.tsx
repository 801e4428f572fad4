import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useDirection } from "../internal/useDirection.ts";
import * as css from "./Tabs.css.ts";

export type TabsProps<Id extends string = string> = {
  /** What the tabs are about. Spoken, not shown. */
  label: string;
  tabs: readonly { id: Id; label: ReactNode; content: ReactNode }[];
  /** Id of the tab that is shown. */
  value: Id;
  onChange: (id: Id) => void;
};

/**
 * A few views of one subject in one place. For going elsewhere take links: a tab changes what is below it, not the page.
 *
 * @example
 * <Tabs label={copy("bill.views")} value={view} onChange={setView}
 *   tabs={[{ id: "summary", label: copy("bill.summary"), content: <BillSummary /> }]} />
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const direction = useDirection();
  useShownInList(list, value);
  const chosen = tabs.findIndex(({ id }) => id === value);
  const choose = (index: number) => {
    const id = tabs[index]?.id;
    if (id !== undefined && id !== value) onChange(id);
  };
  const move = (event: KeyboardEvent, from: number) => {
    const to = targetOf(event, from, tabs.length, direction);
    if (to === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
    choose(to);
  };
  return (
    <div className={css.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={css.list}>
        {tabs.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            aria-controls={`${base}-panel-${id}`}
            aria-selected={index === chosen}
            data-state={index === chosen ? "active" : "inactive"}
            tabIndex={index === Math.max(0, chosen) ? 0 : -1}
            className={css.tab}
            onClick={() => choose(index)}
            onKeyDown={(event) => move(event, index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }, index) => (
        <div key={id} role="tabpanel" id={`${base}-panel-${id}`} aria-labelledby={`${base}-tab-${id}`} tabIndex={0} hidden={index !== chosen} className={css.panel}>
          {index === chosen ? content : null}
        </div>
      ))}
    </div>
  );
}

/** Where a key leads, round at the ends; undefined for keys that mean nothing here or something to the browser. */
function targetOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, from: number, count: number, direction: "ltr" | "rtl"): number | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const onwards = direction === "rtl" ? -1 : 1;
  if (key === "ArrowRight") return (from + onwards + count) % count;
  if (key === "ArrowLeft") return (from - onwards + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

/**
 * On a phone the row of tabs scrolls sideways; the tab that is on is brought to its middle, and the page stays put. Where
 * things stand is told by an observer, after the browser's own layout: asking for it would lay the whole page out once more.
 */
function useShownInList(list: { current: HTMLDivElement | null }, value: string) {
  useEffect(() => {
    const row = list.current;
    const on = row?.querySelector('[data-state="active"]');
    if (!row || !on) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        if (!entry?.rootBounds) return;
        const { boundingClientRect: inner, rootBounds: around } = entry;
        row.scrollBy({ left: inner.left + inner.width / 2 - around.left - around.width / 2 });
      },
      { root: row },
    );
    observer.observe(on);
    return () => observer.disconnect();
  }, [list, value]);
}

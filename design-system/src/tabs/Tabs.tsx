import * as Radix from "@radix-ui/react-tabs";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useDirection } from "../internal/useDirection.ts";
import * as css from "./Tabs.css.ts";

export type TabsProps<Id extends string = string> = {
  /** What the tabs are about. Spoken, not shown. */
  label: string;
  tabs: readonly { id: Id; label: ReactNode; content: ReactNode }[];
  /** Id of the tab that is shown; the first one where there is no such tab. */
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
  const shown = tabs.some(({ id }) => id === value) ? value : tabs[0]?.id;
  const list = useRef<HTMLDivElement>(null);
  const base = useId();
  const idsOf = ({ id }: { id: Id }) => ({ tab: `${base}-tab-${id}`, panel: `${base}-panel-${id}` });
  useShownInList(list, shown);
  return (
    <Radix.Root dir={useDirection()} value={shown ?? value} onValueChange={(id) => onChange(id as Id)} className={css.tabs}>
      <Radix.List ref={list} aria-label={label} className={css.list} style={ownOutline}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} id={idsOf(tab).tab} aria-controls={idsOf(tab).panel} className={css.tab}>{tab.label}</Radix.Trigger>
        ))}
      </Radix.List>
      {/* Not Radix's Content: it asks for styles, and so for the layout of the page, to learn of an animation that there is not. */}
      {tabs.map((tab) => (
        <div key={tab.id} role="tabpanel" id={idsOf(tab).panel} aria-labelledby={idsOf(tab).tab} tabIndex={0} hidden={tab.id !== shown} className={css.panel}>
          {tab.id === shown && tab.content}
        </div>
      ))}
    </Radix.Root>
  );
}

/** Radix takes the ring from its list, which hands the focus on to a tab. The style sheet decides about rings. */
const ownOutline = { outline: undefined };

/**
 * On a phone the row of tabs scrolls sideways; the tab that is on is brought to its middle, and the page stays put. An observer
 * says when: it is first called after the browser's own layout and before the picture, so that nothing is laid out twice.
 */
function useShownInList(list: { current: HTMLDivElement | null }, value: string | undefined) {
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const observer = new ResizeObserver(() => centre(row));
    observer.observe(row);
    return () => observer.disconnect();
  }, [list, value]);
}

function centre(row: HTMLElement) {
  const on = row.querySelector('[aria-selected="true"]');
  if (!on || row.scrollWidth <= row.clientWidth) return;
  const [around, inner] = [row.getBoundingClientRect(), on.getBoundingClientRect()];
  row.scrollBy({ left: inner.left + inner.width / 2 - around.left - around.width / 2 });
}

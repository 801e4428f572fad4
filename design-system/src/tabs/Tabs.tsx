import * as Radix from "@radix-ui/react-tabs";
import { type ReactNode, useEffect, useRef } from "react";
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
  const list = useRef<HTMLDivElement>(null);
  useShownInList(list, value);
  return (
    <Radix.Root dir={useDirection()} value={value} onValueChange={(id) => onChange(id as Id)} className={css.tabs}>
      <Radix.List ref={list} aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className={css.tab}>{tab.label}</Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className={css.panel}>{tab.content}</Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** On a phone the row of tabs scrolls sideways; the tab that is on is brought to its middle, and the page stays put. */
function useShownInList(list: { current: HTMLDivElement | null }, value: string) {
  useEffect(() => {
    const row = list.current;
    const on = row?.querySelector('[data-state="active"]');
    if (!row || !on) return;
    const [around, inner] = [row.getBoundingClientRect(), on.getBoundingClientRect()];
    row.scrollBy({ left: inner.left + inner.width / 2 - around.left - around.width / 2 });
  }, [list, value]);
}

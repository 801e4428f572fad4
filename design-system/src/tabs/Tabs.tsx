import * as Radix from "@radix-ui/react-tabs";
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { useDirection } from "../internal/useDirection.ts";
import * as css from "./Tabs.css.ts";

export type TabsProps<Id extends string = string> = {
  /** What the tabs are about. Spoken, not shown. */
  label: string;
  tabs: readonly { id: Id; label: ReactNode; content: ReactNode }[];
  /** Id of the tab that is shown; the first one where there is no such tab. */
  value: Id;
  onChange: (id: Id) => void;
  /** A view that was shown stays in the page, hidden, with what was typed in it. Otherwise it is drawn anew each time. */
  keepMounted?: boolean;
};

/**
 * A few views of one subject in one place. For going elsewhere take links: a tab changes what is below it, not the page.
 *
 * @example
 * <Tabs label={copy("bill.views")} value={view} onChange={setView}
 *   tabs={[{ id: "summary", label: copy("bill.summary"), content: <BillSummary /> }]} />
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange, keepMounted = false }: TabsProps<Id>) {
  const shown = tabs.some(({ id }) => id === value) ? value : tabs[0]?.id;
  const list = useRef<HTMLDivElement>(null);
  const base = useId();
  const idsOf = ({ id }: { id: Id }) => ({ tab: `${base}-tab-${id}`, panel: `${base}-panel-${id}` });
  const isMounted = useMounted(shown, keepMounted);
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
        <Panel key={tab.id} id={idsOf(tab).panel} labelId={idsOf(tab).tab} hidden={tab.id !== shown}>
          {isMounted(tab.id) && tab.content}
        </Panel>
      ))}
    </Radix.Root>
  );
}

/** Radix takes the ring from its list, which hands the focus on to a tab. The style sheet decides about rings. */
const ownOutline = { outline: undefined };

/** Which views are in the page: the one that is shown, and those that were shown before if they are kept. */
function useMounted<Id>(shown: Id, keep: boolean): (id: Id) => boolean {
  const [seen, setSeen] = useState<readonly Id[]>([shown]);
  if (keep && !seen.includes(shown)) setSeen([...seen, shown]);
  return (id) => id === shown || (keep && seen.includes(id));
}

type PanelProps = { id: string; labelId: string; hidden: boolean; children: ReactNode };

/** What a tab shows. It is a stop of the Tab key while nothing in it is one, and can have the focus in any case, so that it never loses it. */
function Panel({ id, labelId, hidden, children }: PanelProps) {
  const [hasStops, panel] = useHasStops();
  return (
    <div ref={panel} role="tabpanel" id={id} aria-labelledby={labelId} tabIndex={hasStops ? -1 : 0} hidden={hidden} className={css.panel}>
      {children}
    </div>
  );
}

const stops = ':is(a[href], summary, iframe, button, input, select, textarea, [tabindex]):not(:disabled, [hidden], [tabindex="-1"])';

/** Whether the Tab key finds something in an element: as it comes into the page, and whenever what is in it changes. */
function useHasStops() {
  const [hasStops, setHasStops] = useState(false);
  const holder = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const look = () => setHasStops(element.querySelector(stops) !== null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ["disabled", "hidden", "href", "tabindex"] });
    return () => observer.disconnect();
  }, []);
  return [hasStops, holder] as const;
}

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

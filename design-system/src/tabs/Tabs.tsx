import * as Radix from "@radix-ui/react-tabs";
import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useDirection } from "../internal/useDirection.ts";
import * as css from "./Tabs.css.ts";

export type TabsProps<Id extends string = string> = {
  /** Accessible name: the subject of the tabs. Not shown. */
  label: string;
  tabs: readonly { id: Id; label: ReactNode; content: ReactNode }[];
  /** Id of the selected tab; falls back to the first one. */
  value: Id;
  onChange: (id: Id) => void;
  /** Keeps panels mounted (hidden) once they were shown, with their state. Otherwise a panel is remounted each time. */
  keepMounted?: boolean;
};

/**
 * Several views of one subject in one place. To change the page use links: a tab changes only the content below it.
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
    <Radix.Root
      dir={useDirection()}
      value={shown ?? value}
      onValueChange={(id) => onChange(id as Id)}
      className={css.tabs}
    >
      <Radix.List ref={list} aria-label={label} className={css.list} style={ownOutline}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            id={idsOf(tab).tab}
            aria-controls={idsOf(tab).panel}
            className={css.tab}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {/* Not Radix's Content: it reads computed styles to detect exit animations, which forces layout. */}
      {tabs.map((tab) => (
        <Panel key={tab.id} id={idsOf(tab).panel} labelId={idsOf(tab).tab} hidden={tab.id !== shown}>
          {isMounted(tab.id) && tab.content}
        </Panel>
      ))}
    </Radix.Root>
  );
}

/**
 * Removes the focus ring of Radix's tab list, which forwards its focus to a tab. The style sheet draws the focus rings.
 */
const ownOutline = { outline: undefined };

/** The ids of the mounted panels: the selected one, and with `keepMounted`, those shown before. */
function useMounted<Id>(shown: Id, keep: boolean): (id: Id) => boolean {
  const [seen, setSeen] = useState<readonly Id[]>([shown]);
  if (keep && !seen.includes(shown)) setSeen([...seen, shown]);
  return (id) => id === shown || (keep && seen.includes(id));
}

type PanelProps = { id: string; labelId: string; hidden: boolean; children: ReactNode };

/**
 * A tab panel. It is a tab stop while it contains no tabbable element, and always focusable, so that the focus is not
 * lost.
 */
function Panel({ id, labelId, hidden, children }: PanelProps) {
  const [hasStops, panel] = useHasStops();
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={id}
      aria-labelledby={labelId}
      tabIndex={hasStops ? -1 : 0}
      hidden={hidden}
      className={css.panel}
    >
      {children}
    </div>
  );
}

const stops =
  ':is(a[href], summary, iframe, button, input, select, textarea, [tabindex]):not(:disabled, [hidden], [tabindex="-1"])';

/**
 * Whether an element contains a tabbable element. Checked before paint when its owner renders, so that a Tab pressed
 * right after a change of panel goes to the first element in it, and by an observer when only the content changes.
 */
function useHasStops() {
  const [hasStops, setHasStops] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const check = useCallback(() => setHasStops((element.current?.querySelector(stops) ?? null) !== null), []);
  useLayoutEffect(check);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new MutationObserver(check);
    observer.observe(element.current, {
      childList: true,
      subtree: true,
      attributeFilter: ["disabled", "hidden", "href", "tabindex"],
    });
    return () => observer.disconnect();
  }, [check]);
  return [hasStops, element] as const;
}

/**
 * On a phone the tab list scrolls horizontally; this centres the selected tab without scrolling the page. An
 * IntersectionObserver triggers it, after layout and before paint, so that no layout is forced.
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

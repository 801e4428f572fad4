import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Stack } from "@portico/design-system/layout";
import { Heading } from "@portico/design-system/text";
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { Locale } from "../../../api/bootstrap.ts";
import { KeyText } from "../../../components/InlineText.tsx";
import type { Entry, Group } from "./groups.ts";
import * as css from "./words.css.ts";

export type WordsListProps = {
  groups: readonly Group[];
  /** The `lang` of the texts. */
  locale: Locale;
  /** Messages with unsaved changes. */
  unsaved: ReadonlySet<string>;
  /** Messages changed by the displayed change set. */
  drafted: ReadonlySet<string>;
  /** The message that the user returns from: its row gets focus. */
  from: string | undefined;
  /** Called with the focused or hovered message; null for none. */
  onPoint: (key: string | null) => void;
  onChoose: (key: string) => void;
};

const rowOf = (place: string, key: string) => `${place} ${key}`;
const keyAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-key]")?.dataset["key"] : undefined;

/**
 * The messages of a page, grouped by how they are perceived. One tab stop (roving tabindex); the current one is framed
 * on the page.
 */
export function WordsList({ groups, locale, unsaved, drafted, from, onPoint, onChoose }: WordsListProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const names = groups.flatMap(({ place, entries }) => entries.map(({ key }) => rowOf(place, key)));
  const { stop, focusOn, handlers } = useRowFocus(
    listRef,
    names,
    names.find((name) => name.endsWith(` ${from}`)),
  );
  useEffect(() => {
    if (from !== undefined) focusOn(stop);
    // Only when the list is shown again.
  }, []); // oxlint-disable-line react/exhaustive-deps -- later focus moves are made by the user
  const point = ({ target }: FocusEvent | PointerEvent) => {
    const key = keyAt(target);
    if (key !== undefined) onPoint(key);
  };
  return (
    <div
      ref={listRef}
      onKeyDown={handlers.onKeyDown}
      onFocus={(event) => {
        handlers.onFocus(event);
        point(event);
      }}
      onBlur={() => onPoint(null)}
      onPointerOver={point}
      onPointerLeave={() => onPoint(null)}
    >
      <Stack gap="large">
        {groups.map((group) => (
          <Words
            key={group.place}
            group={group}
            locale={locale}
            unsaved={unsaved}
            drafted={drafted}
            stop={stop}
            onChoose={onChoose}
          />
        ))}
      </Stack>
    </div>
  );
}

type WordsProps = Pick<WordsListProps, "locale" | "unsaved" | "drafted" | "onChoose"> & {
  group: Group;
  stop: string | undefined;
};

function Words({ group: { place, entries }, stop, ...rest }: WordsProps) {
  const t = useCopy();
  const id = useId();
  return (
    <Stack gap="small">
      <Heading level={3} id={id}>
        {place === "title"
          ? t("studio.pages.place.title")
          : t(`studio.pages.place.${place}`, { count: entries.length })}
      </Heading>
      <ul aria-labelledby={id} className={css.rows}>
        {entries.map((entry) => (
          <Row
            key={entry.key}
            entry={entry}
            name={rowOf(place, entry.key)}
            isStop={stop === rowOf(place, entry.key)}
            {...rest}
          />
        ))}
      </ul>
    </Stack>
  );
}

type RowProps = Omit<WordsProps, "group" | "stop"> & { entry: Entry; name: string; isStop: boolean };

function Row({ entry: { key, text, count }, name, isStop, locale, unsaved, drafted, onChoose }: RowProps) {
  const t = useCopy();
  return (
    <li className={css.item}>
      <button
        type="button"
        data-row={name}
        data-key={key}
        tabIndex={isStop ? 0 : -1}
        className={css.row}
        onClick={() => onChoose(key)}
      >
        <span lang={locale} className={css.words}>
          {text}
        </span>
        <span className={css.about}>
          <KeyText>{key}</KeyText>
          {count > 1 && <span>{t("studio.pages.times", { count })}</span>}
          {drafted.has(key) && <Badge tone="info">{t("studio.pages.drafted")}</Badge>}
          {unsaved.has(key) && <Badge tone="warning">{t("studio.pages.unsaved")}</Badge>}
        </span>
      </button>
    </li>
  );
}

const moves: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Roving tabindex: all rows are one tab stop; arrow keys, Home and End move between rows. A row is a control with
 * `data-row`.
 *
 * @param first the row that is the initial tab stop
 */
function useRowFocus(listRef: RefObject<HTMLElement | null>, names: readonly string[], first: string | undefined) {
  const [moved, setMoved] = useState<string>();
  const stop = [moved, first].find((name) => name !== undefined && names.includes(name)) ?? names[0];
  const focusOn = (name: string | undefined) => {
    const row = [...(listRef.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])].find(
      ({ dataset }) => dataset["row"] === name,
    );
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const last = names.length - 1;
    focusOn(names[Math.max(0, Math.min(last, move(names.indexOf(stop ?? ""), last)))]);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setMoved(target.closest<HTMLElement>("[data-row]")?.dataset["row"]);
  return { stop, focusOn, handlers: { onKeyDown, onFocus } };
}

import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Stack } from "@portico/design-system/layout";
import { Heading } from "@portico/design-system/text";
import { type FocusEvent, type PointerEvent, useEffect, useId, useRef } from "react";
import type { Locale } from "../../../api/bootstrap.ts";
import { KeyText } from "../../../components/KeyText.tsx";
import type { Entry, Group } from "./groups.ts";
import { useRowFocus } from "./useRowFocus.ts";
import * as css from "./words.css.ts";

export type WordsListProps = {
  groups: readonly Group[];
  /** What the words are written in. */
  locale: Locale;
  /** Messages with words that are typed and not saved. */
  unsaved: ReadonlySet<string>;
  /** Messages that the change set changes whose drafts are shown. */
  drafted: ReadonlySet<string>;
  /** The message that somebody comes back from: its row has the focus. */
  from: string | undefined;
  /** Hears which words somebody is at, with the keyboard or the pointer; null for none. */
  onPoint: (key: string | null) => void;
  onChoose: (key: string) => void;
};

const rowOf = (place: string, key: string) => `${place} ${key}`;
const keyAt = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>("[data-key]")?.dataset["key"] : undefined);

/** The words of a page, parted by where they stand. One stop of the Tab key; what one is at is framed on the page. */
export function WordsList({ groups, locale, unsaved, drafted, from, onPoint, onChoose }: WordsListProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const names = groups.flatMap(({ place, entries }) => entries.map(({ key }) => rowOf(place, key)));
  const { stop, focusOn, handlers } = useRowFocus(listRef, names, names.find((name) => name.endsWith(` ${from}`)));
  useEffect(() => {
    if (from !== undefined) focusOn(stop);
    // Once, when the list comes back.
  }, []); // eslint-disable-line react-hooks/exhaustive-deps -- what moves later is moved by whoever is in the list
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
          <Words key={group.place} group={group} locale={locale} unsaved={unsaved} drafted={drafted} stop={stop} onChoose={onChoose} />
        ))}
      </Stack>
    </div>
  );
}

type WordsProps = Pick<WordsListProps, "locale" | "unsaved" | "drafted" | "onChoose"> & { group: Group; stop: string | undefined };

function Words({ group: { place, entries }, stop, ...rest }: WordsProps) {
  const t = useCopy();
  const id = useId();
  return (
    <Stack gap="small">
      <Heading level={3} id={id}>
        {place === "title" ? t("studio.pages.place.title") : t(`studio.pages.place.${place}`, { count: entries.length })}
      </Heading>
      <ul aria-labelledby={id} className={css.rows}>
        {entries.map((entry) => (
          <Row key={entry.key} entry={entry} name={rowOf(place, entry.key)} isStop={stop === rowOf(place, entry.key)} {...rest} />
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
      <button type="button" data-row={name} data-key={key} tabIndex={isStop ? 0 : -1} className={css.row} onClick={() => onChoose(key)}>
        <span lang={locale} className={css.words}>
          {text}
        </span>
        <span className={css.about}>
          <KeyText>{key}</KeyText>
          {count > 1 && <span>{t("studio.pages.times", { count })}</span>}
          {drafted.has(key) && <Badge tone="note">{t("studio.pages.drafted")}</Badge>}
          {unsaved.has(key) && <Badge tone="attention">{t("studio.pages.unsaved")}</Badge>}
        </span>
      </button>
    </li>
  );
}

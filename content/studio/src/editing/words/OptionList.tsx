import { useCopy } from "@portico/content-runtime/react";
import { LiveRegion } from "@portico/design-system/feedback";
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Suggestion } from "./completion.ts";
import type { CompletionHandle } from "./useCompletion.ts";
import * as css from "./words.css.ts";

type Props = { completion: CompletionHandle; drawnRef: RefObject<HTMLElement | null> };

/** What may stand at the caret, below its line. The focus stays in the field; how many there are is spoken. */
export function OptionList({ completion, drawnRef }: Props) {
  const t = useCopy();
  const { open } = completion;
  return (
    <>
      <LiveRegion urgency="polite" message={open ? t("studio.editor.completion.count", { count: open.suggestions.length }) : ""} />
      {open && <Options completion={completion} open={open} drawnRef={drawnRef} />}
    </>
  );
}

function Options({ completion, open, drawnRef }: Props & { open: NonNullable<CompletionHandle["open"]> }) {
  const t = useCopy();
  const listRef = useRef<HTMLUListElement>(null);
  const { listId, optionId, take } = completion;
  useLayoutEffect(() => {
    const caret = drawnRef.current?.querySelector<HTMLElement>("[data-caret]");
    if (caret && listRef.current) listRef.current.style.insetBlockStart = `${caret.offsetTop + caret.offsetHeight + 4}px`;
  }, [open.caret, drawnRef]);
  useLayoutEffect(() => {
    // Newer browsers answer a promise, which an effect must not.
    void listRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [open.marked]);
  return (
    <ul ref={listRef} id={listId} role="listbox" aria-label={t("studio.editor.completion.label")} className={css.options}>
      {open.suggestions.map((suggestion, place) => (
        // Keys are the field's: the list itself is never in the way of the Tab key. A press must not take the focus from the field.
        <li key={suggestion.text} id={optionId(place)} role="option" aria-selected={place === open.marked} className={css.option} onPointerDown={(event) => event.preventDefault()} onClick={() => take(suggestion)}>
          <Label suggestion={suggestion} />
        </li>
      ))}
    </ul>
  );
}

function Label({ suggestion: { label, kind } }: { suggestion: Suggestion }) {
  const t = useCopy();
  return (
    <>
      <span translate="no">{label}</span> <span className={css.optionKind}>{t(`studio.editor.completion.${kind}`)}</span>
    </>
  );
}

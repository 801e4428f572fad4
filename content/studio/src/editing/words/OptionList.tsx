import { useCopy } from "@portico/content-runtime/react";
import { LiveRegion } from "@portico/design-system/feedback";
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { type Completion, completionAt, type Suggestion, type Writing } from "./completion.ts";
import { applied, type Edit } from "./repairs.ts";
import * as css from "./words.css.ts";

type Props = { completion: CompletionHandle; drawnRef: RefObject<HTMLElement | null> };

/** Autocomplete options below the caret. Focus stays in the field; their number is announced. */
export function OptionList({ completion, drawnRef }: Props) {
  const t = useCopy();
  const { open } = completion;
  return (
    <>
      <LiveRegion
        urgency="polite"
        message={open ? t("studio.editor.completion.count", { count: open.suggestions.length }) : ""}
      />
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
    if (caret && listRef.current)
      listRef.current.style.insetBlockStart = `${caret.offsetTop + caret.offsetHeight + 4}px`;
  }, [open.caret, drawnRef]);
  useLayoutEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    void listRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [open.marked]);
  return (
    <ul
      ref={listRef}
      id={listId}
      role="listbox"
      aria-label={t("studio.editor.completion.label")}
      className={css.options}
    >
      {open.suggestions.map((suggestion, place) => (
        // The field handles all keys, so the list is no tab stop. Pointer events must not take focus from the field.
        <li
          key={suggestion.text}
          id={optionId(place)}
          role="option"
          aria-selected={place === open.marked}
          className={css.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => take(suggestion)}
        >
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
      <span translate="no">{label}</span>{" "}
      <span className={css.optionKind}>{t(`studio.editor.completion.${kind}`)}</span>
    </>
  );
}

type CompletionHandle = {
  /** The options, and the active one. */
  open: (Completion & { marked: number; caret: number }) | undefined;
  listId: string;
  optionId: (place: number) => string;
  /** Recomputes the options for the text before the caret after each change. */
  follow: (text: string, caret: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  take: (suggestion: Suggestion) => void;
  close: () => void;
};

type CompletionRequest = { text: string; caret: number; marked: number; isExplicit: boolean };

/**
 * Autocomplete at the caret: opens on `{` or `<`, or with Ctrl+Space; arrow keys, Enter and Escape work as in any
 * listbox.
 */
export function useCompletion(
  fieldRef: RefObject<HTMLTextAreaElement | null>,
  writing: Writing,
  onChange: (text: string) => void,
): CompletionHandle {
  const listId = useId();
  const [request, setRequest] = useState<CompletionRequest>();
  const completion = request && completionAt(request.text, request.caret, writing, request.isExplicit);
  const open = request &&
    completion && {
      ...completion,
      marked: Math.min(request.marked, completion.suggestions.length - 1),
      caret: request.caret,
    };
  const close = () => setRequest(undefined);

  const take = ({ text, caret }: Suggestion) => {
    if (!open || !fieldRef.current) return;
    typeInto(fieldRef.current, { from: open.from, to: open.to, put: text }, caret, onChange);
    close();
  };
  const move = (by: number) => {
    if (!open || !request) return;
    const { length } = open.suggestions;
    setRequest({ ...request, marked: (open.marked + by + length) % length });
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => open?.suggestions[open.marked] && take(open.suggestions[open.marked] as Suggestion),
    Escape: close,
  };

  return {
    open,
    listId,
    optionId: (place) => `${listId}-${place}`,
    follow: (text, caret) => setRequest({ text, caret, marked: 0, isExplicit: false }),
    onKeyDown(event) {
      const { currentTarget: field, key, ctrlKey } = event;
      if (ctrlKey && key === " ") {
        event.preventDefault();
        return setRequest({ text: field.value, caret: field.selectionStart, marked: 0, isExplicit: true });
      }
      const act = open && !event.nativeEvent.isComposing ? keys[key] : undefined;
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
    take,
    close,
  };
}

/**
 * Inserts text through the browser's editing command, so that undo works. `caret` counts from the start of the edit.
 */
export function typeInto(
  field: HTMLTextAreaElement,
  edit: Edit,
  caret: number,
  onChange: (text: string) => void,
): void {
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else writes into a field and keeps its undo
  const typed = document.execCommand(edit.put === "" ? "delete" : "insertText", false, edit.put);
  if (!typed) onChange(applied(field.value, edit));
  // After React has rendered the new value.
  requestAnimationFrame(() => field.setSelectionRange(edit.from + caret, edit.from + caret));
}

import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { type Completion, completionAt, type Suggestion, type Writing } from "./completion.ts";
import { typeInto } from "./typing.ts";

export type CompletionHandle = {
  /** What is offered, and which of it is marked. */
  open: (Completion & { marked: number; caret: number }) | undefined;
  listId: string;
  optionId: (place: number) => string;
  /** Looks at what stands before the caret: after each change of the words. */
  follow: (text: string, caret: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  take: (suggestion: Suggestion) => void;
  close: () => void;
};

type Asked = { text: string; caret: number; marked: number; asked: boolean };

/** Suggestions at the caret: they open by typing `{` or `<`, or with Control and space; arrows, Enter and Escape do what they do in every list. */
export function useCompletion(fieldRef: RefObject<HTMLTextAreaElement | null>, writing: Writing, onChange: (text: string) => void): CompletionHandle {
  const listId = useId();
  const [asked, setAsked] = useState<Asked>();
  const completion = asked && completionAt(asked.text, asked.caret, writing, asked.asked);
  const open = asked && completion && { ...completion, marked: Math.min(asked.marked, completion.suggestions.length - 1), caret: asked.caret };
  const close = () => setAsked(undefined);

  const take = ({ text, caret }: Suggestion) => {
    if (!open || !fieldRef.current) return;
    typeInto(fieldRef.current, { from: open.from, to: open.to, put: text }, caret, onChange);
    close();
  };
  const move = (by: number) => {
    if (!open || !asked) return;
    const { length } = open.suggestions;
    setAsked({ ...asked, marked: (open.marked + by + length) % length });
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
    follow: (text, caret) => setAsked({ text, caret, marked: 0, asked: false }),
    onKeyDown(event) {
      const { currentTarget: field, key, ctrlKey } = event;
      if (ctrlKey && key === " ") {
        event.preventDefault();
        return setAsked({ text: field.value, caret: field.selectionStart, marked: 0, asked: true });
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

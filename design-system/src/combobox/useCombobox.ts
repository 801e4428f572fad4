import { type KeyboardEvent, useState } from "react";
import type { ComboboxOption } from "./ComboboxList.tsx";
import { type Command, commandOf } from "./keys.ts";
import { matches, plain } from "./matching.ts";

type Given<Value extends string> = {
  value: Value | "";
  onChange: (value: Value | "") => void;
  options: readonly ComboboxOption<Value>[];
  /** Given where somebody else looks for options: they are then shown as they come. */
  onInput: ((text: string) => void) | undefined;
  /** The words while nothing is chosen, where the parent holds them. */
  text: string | undefined;
  onTextChange: ((text: string) => void) | undefined;
};

/** `typed`: only what fits the text is shown. `marked`: the option that the arrow keys are on. */
type Popup<Value> = { open: boolean; typed: boolean; marked: Value | undefined };

const shut = { open: false, typed: false, marked: undefined };

/**
 * What a combobox knows besides its value: the text while nothing is chosen, and how far the list has come.
 * The field never shows anything else than its value: a text that is no option means that nothing is chosen.
 */
export function useCombobox<Value extends string>({ value, onChange, options, onInput, text, onTextChange }: Given<Value>) {
  const [draft, setDraft] = useDraft(value, text, onTextChange);
  const [last, setLast] = useState<ComboboxOption<Value>>();
  const [popup, setPopup] = useState<Popup<Value>>(shut);
  const chosen = chosenOf(value, options, last);
  const shown = popup.typed && !onInput ? options.filter((option) => matches(option, draft)) : options;
  const marked = popup.open ? shown.find((option) => option.value === popup.marked) : undefined;

  const close = () => setPopup(shut);
  const open = (at?: ComboboxOption<Value>) => setPopup({ open: true, typed: popup.typed, marked: at?.value });
  const choose = (option: ComboboxOption<Value>) => {
    setLast(option);
    setDraft("");
    close();
    if (option.value !== value) onChange(option.value);
  };
  const type = (text: string) => {
    setDraft(text);
    setPopup({ open: true, typed: text !== "", marked: undefined });
    if (value !== "") onChange("");
    onInput?.(text);
  };
  const clear = () => {
    type("");
    close();
  };
  /** Whoever goes on means the option that is marked, or the one that is written in full. */
  const leave = () => {
    const written = chosen ? undefined : options.find((option) => plain(option.label) === plain(draft));
    const meant = marked ?? written;
    if (meant) choose(meant);
    else close();
  };
  const at = shown.findIndex((option) => option === marked);
  const start = shown.find((option) => option.value === value);
  const commands: Record<Command, () => void> = {
    show: () => open(),
    hide: close,
    first: () => open(start ?? shown[0]),
    last: () => open(start ?? shown.at(-1)),
    next: () => open(shown[at + 1] ?? shown[0]),
    previous: () => open(shown.at(at < 0 ? -1 : at - 1)),
    choose: leave,
    unmark: () => open(),
  };
  const press = (event: KeyboardEvent) => {
    const command = event.nativeEvent.isComposing ? undefined : commandOf(event, popup.open);
    if (!command) return;
    if (command !== "unmark") event.preventDefault();
    commands[command]();
  };
  return { text: chosen?.label ?? draft, shown, marked, isOpen: popup.open, open: () => open(), close, choose, type, clear, leave, press };
}

/** The words while nothing is chosen: the parent's, or the field's own, which end when the parent chooses something. */
function useDraft(value: string, held: string | undefined, onTextChange: ((text: string) => void) | undefined) {
  const [own, setOwn] = useState("");
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    if (value !== "") setOwn("");
  }
  const draft = held ?? own;
  const setDraft = (text: string) => {
    setOwn(text);
    if (text !== draft) onTextChange?.(text);
  };
  return [draft, setDraft] as const;
}

/** A search may have left the chosen option out of those that are offered now; it keeps its label. */
function chosenOf<Value extends string>(value: Value | "", options: readonly ComboboxOption<Value>[], last: ComboboxOption<Value> | undefined) {
  if (value === "") return undefined;
  return options.find((option) => option.value === value) ?? (last?.value === value ? last : undefined);
}

import { type KeyboardEvent, useState } from "react";
import type { ComboboxOption } from "./ComboboxList.tsx";
import { matches, plain } from "./matching.ts";

type Given<Value extends string> = {
  value: Value | "";
  onChange: (value: Value | "") => void;
  options: readonly ComboboxOption<Value>[];
  /** Set when the options are searched elsewhere: they are then not filtered. */
  onInput: ((text: string) => void) | undefined;
  /** The text while nothing is selected, if the parent controls it. */
  text: string | undefined;
  onTextChange: ((text: string) => void) | undefined;
};

/** `typed`: the list is filtered by the text. `marked`: the active option. */
type Popup<Value> = { open: boolean; typed: boolean; marked: Value | undefined };

const shut = { open: false, typed: false, marked: undefined };

/**
 * State of a combobox besides its value: the text while nothing is selected, and the state of the list. A selected
 * value always determines the text: as soon as the text matches no option, nothing is selected.
 */
export function useCombobox<Value extends string>({
  value,
  onChange,
  options,
  onInput,
  text,
  onTextChange,
}: Given<Value>) {
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
  /** On blur, selects the active option, or the option whose text was typed completely. */
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
  return {
    text: chosen?.label ?? draft,
    shown,
    marked,
    isOpen: popup.open,
    open: () => open(),
    close,
    choose,
    type,
    clear,
    leave,
    press,
  };
}

/**
 * The text while nothing is selected: controlled by the parent, or local state that is reset when the parent selects an
 * option.
 */
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

/** Keeps the label of the selected option when a search result no longer contains it. */
function chosenOf<Value extends string>(
  value: Value | "",
  options: readonly ComboboxOption<Value>[],
  last: ComboboxOption<Value> | undefined,
) {
  if (value === "") return undefined;
  return options.find((option) => option.value === value) ?? (last?.value === value ? last : undefined);
}

/** The actions that keys trigger. */
type Command = "show" | "hide" | "first" | "last" | "next" | "previous" | "choose" | "unmark";

type Key = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/**
 * The keyboard support of the ARIA Authoring Practices combobox. The popup handles Escape. Keys that move the caret
 * deactivate the option and work as in any input.
 */
function commandOf({ key, altKey, ctrlKey, metaKey }: Key, open: boolean): Command | undefined {
  if (ctrlKey || metaKey) return undefined;
  if (key === "ArrowDown") return open ? "next" : altKey ? "show" : "first";
  if (key === "ArrowUp") return altKey ? "hide" : open ? "previous" : "last";
  if (!open) return undefined;
  if (key === "Enter") return "choose";
  return ["Home", "End", "ArrowLeft", "ArrowRight"].includes(key) ? "unmark" : undefined;
}

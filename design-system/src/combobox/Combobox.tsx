import { type FocusEvent, type MouseEvent, type Ref, useRef } from "react";
import { LiveRegion } from "../feedback/index.ts";
import * as fieldCss from "../internal/form/input.css.ts";
import { ChevronDownIcon, CloseIcon } from "../icons/index.ts";
import { BusyMark } from "../internal/BusyMark.tsx";
import { FieldFrame, type FieldWords } from "../internal/form/FieldFrame.tsx";
import { fieldIds, useFieldId, wiring } from "../internal/form/ids.ts";
import { usePopup } from "../internal/popup/usePopup.ts";
import { ComboboxList, ComboboxNote, type ComboboxOption, optionId } from "./ComboboxList.tsx";
import * as css from "./Combobox.css.ts";
import { useCombobox } from "./useCombobox.ts";

type LookedFor = {
  /** Each change of the text, for options that are looked for elsewhere. They are then shown as they come, unfiltered. */
  onInput: (text: string) => void;
  /** What is going on while they are looked for: "Searching". */
  busy?: string;
};

type HeldText = {
  /** The words in the field while nothing is chosen, for a parent that empties the field or keeps what was typed. */
  text: string;
  /** Each change of these words; an empty text as soon as an option is chosen. */
  onTextChange: (text: string) => void;
};

export type ComboboxProps<Value extends string = string> = FieldWords & {
  /** The chosen option; an empty text, or one that is not offered, means that nothing is chosen. */
  value: Value | "";
  /** An option was chosen; an empty text as soon as the words in the field are no option any more. */
  onChange: (value: Value | "") => void;
  options: readonly ComboboxOption<Value>[];
  /** Name of the button that empties the field: "Clear the screen". */
  clearLabel: string;
  /** How many fit, spoken while the list is open: "4 screens". */
  found: (count: number) => string;
  /** Shown and spoken when nothing fits, with what to do: "No screen is called that. Try fewer letters." */
  noneFound: string;
  onBlur?: () => void;
  /** The input itself, to move the focus there. */
  fieldRef?: Ref<HTMLInputElement>;
} & (LookedFor | { onInput?: never; busy?: never }) &
  (HeldText | { text?: never; onTextChange?: never });

/**
 * One of many, found by typing. The list narrows with each letter; the arrow keys move in it while the caret stays in the field.
 *
 * @example
 * <Combobox label={copy("studio.screen")} name="screen" value={screen} onChange={setScreen} options={screens}
 *   clearLabel={copy("studio.clearScreen")} found={(count) => copy("studio.screensFound", { count })} noneFound={copy("studio.noScreen")} />
 */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { value, onChange, options, clearLabel, found, noneFound, onBlur, fieldRef, onInput, busy, text, onTextChange, ...words } = props;
  const box = useRef<HTMLDivElement>(null);
  const { shown, ...state } = useCombobox({ value, onChange, options, onInput, text, onTextChange });
  const popup = usePopup({ open: state.isOpen, onClose: state.close, anchor: box });
  const id = useFieldId(words.id);
  const listId = `${id}-list`;
  const listed = state.isOpen && shown.length > 0;
  const note = busy ?? (shown.length === 0 ? noneFound : undefined);
  const focus = () => box.current?.querySelector("input")?.focus();
  return (
    <FieldFrame {...words} id={id} fit="card">
      <div ref={box} className={css.box} data-state={words.error ? "invalid" : "valid"} onBlur={(event) => (staysWithin(event) ? undefined : onBlur?.())}>
        <input
          {...wiring(id, words)}
          ref={fieldRef}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-required={words.optional === undefined}
          aria-expanded={listed}
          aria-controls={listed ? listId : undefined}
          aria-activedescendant={state.marked && optionId(listId, state.marked.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={state.text}
          onChange={(event) => state.type(event.currentTarget.value)}
          onClick={() => state.open()}
          onKeyDown={state.press}
          onBlur={state.leave}
          className={fieldCss.input}
        />
        {state.text === "" ? null : (
          <ClearButton label={clearLabel} onPress={() => { state.clear(); focus(); }} />
        )}
        <Arrow open={state.isOpen} onPress={() => { focus(); (state.isOpen ? state.close : state.open)(); }} />
      </div>
      <div ref={popup} popover="manual" className={css.popup} onMouseDown={keepFocus}>
        {state.isOpen && note !== undefined ? <ComboboxNote>{busy ? <BusyMark /> : null}{note}</ComboboxNote> : null}
        {listed ? <ComboboxList id={listId} labelId={fieldIds(id).label} options={shown} chosen={value} marked={state.marked} onChoose={state.choose} /> : null}
      </div>
      <LiveRegion urgency="polite" message={state.isOpen ? (note ?? found(shown.length)) : ""} />
    </FieldFrame>
  );
}

function staysWithin({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return currentTarget.contains(relatedTarget);
}

function ClearButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} className={fieldCss.reveal} onMouseDown={keepFocus} onClick={onPress}>
      <CloseIcon size={20} />
    </button>
  );
}

/** For the pointer alone: keys and screen readers open the list in the field itself. */
function Arrow({ open, onPress }: { open: boolean; onPress: () => void }) {
  return (
    <button type="button" tabIndex={-1} aria-hidden="true" className={css.arrow} data-state={open ? "open" : "shut"} onMouseDown={keepFocus} onClick={onPress}>
      <ChevronDownIcon size={20} />
    </button>
  );
}

/** A press beside the input leaves the caret where it is, and a phone's keyboard open. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

import { type FocusEvent, type MouseEvent, type Ref, useRef } from "react";
import { LiveRegion } from "../feedback/index.ts";
import * as fieldCss from "../internal/form/input.css.ts";
import { ChevronDownIcon, CloseIcon } from "../icons/index.ts";
import { BusyMark } from "../internal/BusyMark.tsx";
import { FieldFrame, type FieldLabels } from "../internal/form/FieldFrame.tsx";
import { fieldIds, useFieldId, wiring } from "../internal/form/ids.ts";
import { usePopup } from "../internal/popup/usePopup.ts";
import { ComboboxList, ComboboxNote, type ComboboxOption, optionId } from "./ComboboxList.tsx";
import * as css from "./Combobox.css.ts";
import { useCombobox } from "./useCombobox.ts";

type LookedFor = {
  /**
   * Called on each change of the text, for options that are searched on a server. The options are then not filtered.
   */
  onInput: (text: string) => void;
  /** The loading label while the search is running: "Searching". */
  busy?: string;
};

type HeldText = {
  /**
   * The text in the field while nothing is selected (controlled), for a parent that clears the field or keeps the typed
   * text.
   */
  text: string;
  /** Called on each change of this text; with an empty string as soon as an option is selected. */
  onTextChange: (text: string) => void;
};

export type ComboboxProps<Value extends string = string> = FieldLabels & {
  /** The selected option; an empty string, or one that is not an option, means that nothing is selected. */
  value: Value | "";
  /** Called with the selected option; with an empty string as soon as the text in the field matches no option. */
  onChange: (value: Value | "") => void;
  options: readonly ComboboxOption<Value>[];
  /** Accessible name of the clear button: "Clear the screen". */
  clearLabel: string;
  /** The number of matches, announced while the list is open: "4 screens". */
  found: (count: number) => string;
  /** Shown and announced when there are no matches, with what to do: "No screen is called that. Try fewer letters." */
  noneFound: string;
  onBlur?: () => void;
  /** A ref to the input element, to focus it. */
  ref?: Ref<HTMLInputElement>;
} & (LookedFor | { onInput?: never; busy?: never }) &
  (HeldText | { text?: never; onTextChange?: never });

/**
 * An autocomplete: select one of many options by typing. Each letter filters the list; arrow keys move in it while the
 * focus stays in the input.
 *
 * @example
 * <Combobox label={copy("studio.screen")} name="screen" value={screen} onChange={setScreen} options={screens}
 *   clearLabel={copy("studio.clearScreen")} found={(count) => copy("studio.screensFound", { count })} noneFound={copy("studio.noScreen")} />
 */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const {
    value,
    onChange,
    options,
    clearLabel,
    found,
    noneFound,
    onBlur,
    ref,
    onInput,
    busy,
    text,
    onTextChange,
    ...labels
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const { shown, ...state } = useCombobox({ value, onChange, options, onInput, text, onTextChange });
  const popup = usePopup({ open: state.isOpen, onClose: state.close, anchor: box });
  const id = useFieldId(labels.id);
  const listId = `${id}-list`;
  const listed = state.isOpen && shown.length > 0;
  const note = busy ?? (shown.length === 0 ? noneFound : undefined);
  const focus = () => box.current?.querySelector("input")?.focus();
  return (
    <FieldFrame {...labels} id={id} fit="card">
      <div
        ref={box}
        className={css.box}
        data-state={labels.error ? "invalid" : "valid"}
        onBlur={(event) => (staysWithin(event) ? undefined : onBlur?.())}
      >
        <input
          {...wiring(id, labels)}
          ref={ref}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-required={labels.optionalLabel === undefined}
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
          <ClearButton
            label={clearLabel}
            onPress={() => {
              state.clear();
              focus();
            }}
          />
        )}
        <Arrow
          open={state.isOpen}
          onPress={() => {
            focus();
            (state.isOpen ? state.close : state.open)();
          }}
        />
      </div>
      <div ref={popup} popover="manual" className={css.popup} onMouseDown={keepFocus}>
        {state.isOpen && note !== undefined ? (
          <ComboboxNote>
            {busy ? <BusyMark /> : null}
            {note}
          </ComboboxNote>
        ) : null}
        {listed ? (
          <ComboboxList
            id={listId}
            labelId={fieldIds(id).label}
            options={shown}
            chosen={value}
            marked={state.marked}
            onChoose={state.choose}
          />
        ) : null}
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

/** The toggle button is for the pointer only: keyboard and screen-reader users open the list from the input. */
function Arrow({ open, onPress }: { open: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={css.arrow}
      data-state={open ? "open" : "shut"}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      <ChevronDownIcon size={20} />
    </button>
  );
}

/** Prevents a press beside the input from moving the focus, which would close a phone's keyboard. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

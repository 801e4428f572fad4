import { type KeyboardEvent, type SubmitEvent, useRef } from "react";
import { CloseIcon, SearchIcon } from "../icons/index.ts";
import { fieldIds, useFieldId } from "../internal/form/ids.ts";
import * as fieldCss from "../internal/form/input.css.ts";
import { InputBox } from "./InputBox.tsx";
import * as css from "./SearchField.css.ts";

export type SearchFieldProps = {
  /** What is searched: "Search messages". Always visible; it is also the name of the landmark. */
  label: string;
  name: string;
  /** Id of the input, for what refers to it from elsewhere. Without one it gets an id of its own. */
  id?: string;
  /** What can be searched for; stays visible while typing. */
  hint?: string;
  value: string;
  /** Each change, for lists that filter while one types. */
  onChange: (value: string) => void;
  /** Enter, or "Search" on the keyboard of a phone. */
  onSearch?: (value: string) => void;
  /** Name of the button that empties the field: "Clear the search". */
  clearLabel: string;
};

/**
 * Finds something in a list or a site. It is a form and a landmark of its own: put it beside a form, never into one.
 * How much was found is the screen's to say, with `LiveRegion`.
 *
 * @example
 * <SearchField label={copy("studio.searchMessages")} name="search" value={text} onChange={setText} clearLabel={copy("studio.clearSearch")} />
 */
export function SearchField({ value, onChange, onSearch, clearLabel, ...words }: SearchFieldProps) {
  const id = useFieldId(words.id);
  const input = useRef<HTMLInputElement>(null);
  const sent = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch?.(value);
  };
  const typed = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || value === "") return;
    // Some browsers empty the field themselves, others do nothing.
    event.preventDefault();
    onChange("");
  };
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  return (
    <form role="search" aria-labelledby={fieldIds(id).label} onSubmit={sent}>
      <InputBox
        {...words}
        id={id}
        optional=""
        leading={<span className={css.glass}><SearchIcon size={20} /></span>}
        input={{
          ref: input,
          type: "search",
          enterKeyHint: "search",
          autoComplete: "off",
          spellCheck: false,
          value,
          onChange: (event) => onChange(event.currentTarget.value),
          onKeyDown: typed,
        }}
        trailing={value === "" ? null : <ClearButton label={clearLabel} onPress={clear} />}
      />
    </form>
  );
}

function ClearButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} className={fieldCss.reveal} onClick={onPress}>
      <CloseIcon size={20} />
    </button>
  );
}

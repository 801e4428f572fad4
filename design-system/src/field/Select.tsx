import type { Ref } from "react";
import { ChevronDownIcon } from "../icons/index.ts";
import { classes } from "../internal/classes.ts";
import { FieldFrame, type FieldWords } from "../internal/form/FieldFrame.tsx";
import { useFieldId, wiring } from "../internal/form/ids.ts";
import * as field from "../internal/form/input.css.ts";
import * as css from "./Select.css.ts";

export type SelectProps = FieldWords & {
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** Stands for "nothing chosen yet" (the empty value). Leave it out when something is always chosen. */
  placeholder?: string;
  autoComplete?: string;
  onBlur?: () => void;
  fieldRef?: Ref<HTMLSelectElement>;
};

/**
 * One of several, chosen in the browser's own list: phones show their wheel. For up to five options prefer `RadioGroup`.
 *
 * @example
 * <Select label={copy("history.year")} name="year" value={year} onChange={setYear} options={years} />
 */
export function Select({ value, onChange, options, placeholder, autoComplete, onBlur, fieldRef, ...words }: SelectProps) {
  const id = useFieldId(words.id);
  return (
    <FieldFrame {...words} id={id} fit="card">
      <div className={classes(field.box, field.fit.card)} data-state={words.error ? "invalid" : "valid"}>
        <select
          {...wiring(id, words)}
          ref={fieldRef}
          value={value}
          autoComplete={autoComplete}
          aria-required={placeholder !== undefined && words.optional === undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          className={css.select}
        >
          {placeholder === undefined ? unlessOffered(value, options) : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>{option.label}</option>
          ))}
        </select>
        <span className={css.chevron}>
          <ChevronDownIcon size={20} />
        </span>
      </div>
    </FieldFrame>
  );
}

/** The browser would show its first choice for a value that is not among them: what seems chosen would not be. */
function unlessOffered(value: string, options: SelectProps["options"]) {
  return options.some((option) => option.value === value) ? null : <option value={value} hidden />;
}

import type { ReactNode, Ref } from "react";
import { ChevronDownIcon } from "../icons/index.ts";
import { classes } from "../internal/classes.ts";
import { FieldFrame, type FieldLabels } from "../internal/form/FieldFrame.tsx";
import { useFieldId, wiring } from "../internal/form/ids.ts";
import * as field from "../internal/form/input.css.ts";
import * as css from "./Select.css.ts";

export type SelectProps = Omit<FieldLabels, "label"> & {
  /** The visible label; with a `VisuallyHidden` part where a heading above says what it is about. */
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** Label of the empty value: "nothing chosen yet". Leave it out when a value is always selected. */
  placeholder?: string;
  autoComplete?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLSelectElement>;
};

/**
 * A native select: phones show their own picker. For up to five options prefer `RadioGroup`.
 *
 * @example
 * <Select label={copy("history.year")} name="year" value={year} onChange={setYear} options={years} />
 */
export function Select({ value, onChange, options, placeholder, autoComplete, onBlur, ref, ...labels }: SelectProps) {
  const id = useFieldId(labels.id);
  return (
    <FieldFrame {...labels} id={id} fit="card">
      <div className={classes(field.box, field.fit.card)} data-state={labels.error ? "invalid" : "valid"}>
        <select
          {...wiring(id, labels)}
          ref={ref}
          value={value}
          autoComplete={autoComplete}
          aria-required={placeholder !== undefined && labels.optionalLabel === undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          className={css.select}
        >
          {placeholder === undefined ? unlessOffered(value, options) : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={css.chevron}>
          <ChevronDownIcon size={20} />
        </span>
      </div>
    </FieldFrame>
  );
}

/**
 * Adds an empty option for a value that is not an option: the browser would otherwise show the first option as
 * selected.
 */
function unlessOffered(value: string, options: SelectProps["options"]) {
  return options.some((option) => option.value === value) ? null : <option value={value} hidden />;
}

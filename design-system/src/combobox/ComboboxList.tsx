import { type ReactNode, useEffect } from "react";
import { CheckIcon } from "../icons/index.ts";
import { classes } from "../internal/classes.ts";
import * as css from "./Combobox.css.ts";

export type ComboboxOption<Value extends string = string> = {
  value: Value;
  label: string;
  /** What tells it from others; searched as well. */
  description?: string;
};

type ComboboxListProps<Value extends string> = {
  id: string;
  labelId: string;
  options: readonly ComboboxOption<Value>[];
  chosen: Value | "";
  marked: ComboboxOption<Value> | undefined;
  onChoose: (option: ComboboxOption<Value>) => void;
};

export const optionId = (listId: string, value: string) => `${listId}-${value}`;

/** The options. The focus stays in the field; what the arrow keys are on is marked here and scrolled into sight. */
export function ComboboxList<Value extends string>({ id, labelId, options, chosen, marked, onChoose }: ComboboxListProps<Value>) {
  const markedId = marked && optionId(id, marked.value);
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: "nearest" });
  }, [markedId]);
  return (
    <ul id={id} role="listbox" aria-labelledby={labelId} className={css.list}>
      {options.map((option) => (
        <Option key={option.value} id={optionId(id, option.value)} option={option} chosen={option.value === chosen} marked={option === marked} onChoose={() => onChoose(option)} />
      ))}
    </ul>
  );
}

type OptionProps = { id: string; option: ComboboxOption; chosen: boolean; marked: boolean; onChoose: () => void };

function Option({ id, option, chosen, marked, onChoose }: OptionProps) {
  return (
    // Selected is what the arrow keys are on, as the pattern of ARIA has it; what was chosen before stands in the field.
    <li id={id} role="option" aria-selected={marked} className={css.option} data-state={marked ? "marked" : "idle"} onClick={onChoose}>
      <span className={classes(css.words, chosen && css.chosen)}>
        <span className={css.optionLabel}>{option.label}</span>{" "}
        {option.description === undefined ? null : <span className={css.description}>{option.description}</span>}
      </span>
      {chosen ? <span className={css.tick}><CheckIcon size={20} /></span> : null}
    </li>
  );
}

/** Stands in the list's place, or above it while more is being looked for. */
export function ComboboxNote({ children }: { children: ReactNode }) {
  return <p className={css.note}>{children}</p>;
}

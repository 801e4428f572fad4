import { type ReactNode, useEffect } from "react";
import { CheckIcon } from "../icons/index.ts";
import { classes } from "../internal/classes.ts";
import * as css from "./Combobox.css.ts";

export type ComboboxOption<Value extends string = string> = {
  value: Value;
  label: string;
  /** Text that distinguishes similar options; the search includes it. */
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

/**
 * The listbox. The focus stays in the input; the active option (`aria-activedescendant`) is highlighted and scrolled
 * into view.
 */
export function ComboboxList<Value extends string>({
  id,
  labelId,
  options,
  chosen,
  marked,
  onChoose,
}: ComboboxListProps<Value>) {
  const markedId = marked && optionId(id, marked.value);
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: "nearest" });
  }, [markedId]);
  return (
    <ul id={id} role="listbox" aria-labelledby={labelId} className={css.list}>
      {options.map((option) => (
        <Option
          key={option.value}
          id={optionId(id, option.value)}
          option={option}
          chosen={option.value === chosen}
          marked={option === marked}
          onChoose={() => onChoose(option)}
        />
      ))}
    </ul>
  );
}

type OptionProps = { id: string; option: ComboboxOption; chosen: boolean; marked: boolean; onChoose: () => void };

function Option({ id, option, chosen, marked, onChoose }: OptionProps) {
  return (
    // `aria-selected` marks the active option, as in the ARIA pattern; the value selected before is in the input.
    <li
      id={id}
      role="option"
      aria-selected={marked}
      className={css.option}
      data-state={marked ? "marked" : "idle"}
      onClick={onChoose}
    >
      <span className={classes(css.text, chosen && css.chosen)}>
        <span className={css.optionLabel}>{option.label}</span>{" "}
        {option.description === undefined ? null : <span className={css.description}>{option.description}</span>}
      </span>
      {chosen ? (
        <span className={css.tick}>
          <CheckIcon size={20} />
        </span>
      ) : null}
    </li>
  );
}

/** Shown instead of the list, or above it while more options are loading. */
export function ComboboxNote({ children }: { children: ReactNode }) {
  return <p className={css.note}>{children}</p>;
}

import type { ReactNode } from "react";
import { describedBy } from "../internal/form/ids.ts";
import * as css from "./choice.css.ts";
import * as contentCss from "./RadioContent.css.ts";

export type RadioOption<Value extends string = string> = {
  value: Value;
  label: string;
  /** What choosing it means. */
  description?: ReactNode;
  /** Shown at the end of the line and part of the accessible name: an amount, a date. */
  aside?: ReactNode;
  /** Why the option is disabled. */
  disabledReason?: string;
  /** What else has to be filled in for this option: shown inside it while it is selected. */
  content?: ReactNode;
};

type RadioProps<Value extends string> = {
  id: string;
  name: string;
  variant: "list" | "cards";
  option: RadioOption<Value>;
  checked: boolean;
  invalid: boolean;
  onChoose: (value: Value) => void;
};

/** One radio button. The whole option is its label, so a press anywhere selects it. */
export function Radio<Value extends string>({
  id,
  name,
  variant,
  option,
  checked,
  invalid,
  onChoose,
}: RadioProps<Value>) {
  const refused = option.disabledReason !== undefined;
  const ids = { label: `${id}-label`, aside: `${id}-aside`, more: `${id}-description`, why: `${id}-reason` };
  const content = checked && option.content;
  const label = (
    <label className={css.option[variant]} data-state={refused ? "refused" : checked ? "checked" : "unchecked"}>
      <input
        type="radio"
        id={id}
        name={name}
        value={option.value}
        checked={checked}
        className={css.radio}
        aria-disabled={refused || undefined}
        aria-invalid={invalid || undefined}
        aria-labelledby={describedBy(ids.label, option.aside !== undefined && ids.aside)}
        aria-describedby={describedBy(refused && ids.why, option.description !== undefined && ids.more)}
        onChange={() => (refused ? undefined : onChoose(option.value))}
      />
      <span className={css.text}>
        <span className={css.line}>
          <span id={ids.label} className={css.optionLabel}>
            {option.label}
          </span>
          {option.aside === undefined ? null : (
            <span id={ids.aside} className={css.aside}>
              {option.aside}
            </span>
          )}
        </span>
        {option.description === undefined ? null : (
          <span id={ids.more} className={css.description}>
            {option.description}
          </span>
        )}
        {refused ? (
          <span id={ids.why} className={css.reason}>
            {option.disabledReason}
          </span>
        ) : null}
      </span>
    </label>
  );
  // In the same place whether content follows or not: the radio keeps the focus.
  return (
    <>
      {label}
      {content && <div className={contentCss.content[variant]}>{content}</div>}
    </>
  );
}

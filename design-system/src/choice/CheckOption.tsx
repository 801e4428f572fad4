import type { ReactNode } from "react";
import { CheckIcon } from "../icons/index.ts";
import { describedBy } from "../internal/form/ids.ts";
import { MixedBox } from "../internal/form/MixedBox.tsx";
import * as css from "./CheckboxGroup.css.ts";
import * as choiceCss from "./choice.css.ts";

type CheckOptionProps = {
  id: string;
  name: string;
  label: string;
  checked: boolean | "mixed";
  invalid: boolean;
  onChange: (checked: boolean) => void;
  description?: ReactNode;
  action?: ReactNode;
  disabledReason?: string | undefined;
};

/** One checkbox of a group. A disabled one stays focusable and does not change. */
export function CheckOption({
  id,
  name,
  label,
  checked,
  invalid,
  onChange,
  description,
  action,
  disabledReason,
}: CheckOptionProps) {
  const refused = disabledReason !== undefined;
  const ids = { why: `${id}-reason`, more: `${id}-description` };
  return (
    <div
      className={css.option}
      data-state={refused ? "refused" : checked === "mixed" ? "mixed" : checked ? "checked" : "unchecked"}
    >
      <span className={choiceCss.boxHolder}>
        <MixedBox
          mark={<CheckIcon size={18} />}
          id={id}
          name={name}
          checked={checked}
          aria-disabled={refused || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy(refused && ids.why, description !== undefined && ids.more)}
          onChange={(next) => (refused ? undefined : onChange(next))}
        />
      </span>
      <span className={choiceCss.checkboxWords}>
        <label htmlFor={id} className={choiceCss.checkboxLabel}>
          {label}
        </label>
        {description === undefined ? null : (
          <span id={ids.more} className={choiceCss.description}>
            {description}
          </span>
        )}
        {refused ? (
          <span id={ids.why} className={choiceCss.reason}>
            {disabledReason}
          </span>
        ) : null}
        {action === undefined ? null : <span className={choiceCss.description}>{action}</span>}
      </span>
    </div>
  );
}

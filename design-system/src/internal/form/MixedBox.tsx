import type { ComponentProps, ReactNode } from "react";
import * as css from "./mixedBox.css.ts";

type MixedBoxProps = Omit<ComponentProps<"input">, "type" | "ref" | "className" | "checked" | "onChange"> & {
  checked: boolean | "mixed";
  onChange: (checked: boolean) => void;
  /** The check mark. */
  mark: ReactNode;
};

/** A checkbox that may be mixed (indeterminate). The caller renders its label and the space around it. */
export function MixedBox({ checked, onChange, mark, ...input }: MixedBoxProps) {
  const mixed = checked === "mixed";
  return (
    <>
      <input
        {...input}
        // `indeterminate` is a DOM property only; HTML has no attribute for it.
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        type="checkbox"
        checked={checked === true}
        className={css.mixedBox}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={css.mark}>{mixed ? <span className={css.dash} /> : mark}</span>
    </>
  );
}

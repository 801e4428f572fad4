import type { ComponentProps, ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import { FieldFrame, type FieldLabels } from "../internal/form/FieldFrame.tsx";
import { useFieldId, wiring } from "../internal/form/ids.ts";
import * as css from "../internal/form/input.css.ts";

/** The expected length of the value, which sets the width of the input. */
export type Fit = keyof typeof css.fit;

type InputBoxProps = FieldLabels & {
  input: Omit<ComponentProps<"input">, "id" | "name" | "className">;
  fit?: Fit;
  leading?: ReactNode;
  trailing?: ReactNode;
};

/** A text input with its label, hint and error: the base of every text field. */
export function InputBox({ input, fit = "line", leading, trailing, ...labels }: InputBoxProps) {
  const id = useFieldId(labels.id);
  return (
    <FieldFrame {...labels} id={id} fit={fit}>
      <div className={classes(css.box, css.fit[fit])} data-state={labels.error ? "invalid" : "valid"}>
        {leading}
        <input
          {...input}
          {...wiring(id, labels)}
          aria-required={labels.optionalLabel === undefined}
          className={css.input}
        />
        {trailing}
      </div>
    </FieldFrame>
  );
}

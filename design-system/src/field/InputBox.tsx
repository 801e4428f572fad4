import type { ComponentProps, ReactNode } from "react";
import { classes } from "../internal/classes.ts";
import { FieldFrame, type FieldWords } from "../internal/form/FieldFrame.tsx";
import { useFieldId, wiring } from "../internal/form/ids.ts";
import * as css from "../internal/form/input.css.ts";

/** How much a field is expected to hold: its width says so before any word is read. */
export type Fit = keyof typeof css.fit;

type InputBoxProps = FieldWords & {
  input: Omit<ComponentProps<"input">, "id" | "name" | "className">;
  fit?: Fit;
  leading?: ReactNode;
  trailing?: ReactNode;
};

/** One line to type in, with its words. Every text field of this door is made of it. */
export function InputBox({ input, fit = "line", leading, trailing, ...words }: InputBoxProps) {
  const id = useFieldId(words.id);
  return (
    <FieldFrame {...words} id={id} fit={fit}>
      <div className={classes(css.box, css.fit[fit])} data-state={words.error ? "invalid" : "valid"}>
        {leading}
        <input
          {...input}
          {...wiring(id, words)}
          aria-required={words.optional === undefined}
          className={css.input}
        />
        {trailing}
      </div>
    </FieldFrame>
  );
}

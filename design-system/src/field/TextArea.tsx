import type { Ref } from "react";
import { classes } from "../internal/classes.ts";
import { FieldFrame, type FieldWords } from "../internal/form/FieldFrame.tsx";
import { describedBy, useFieldId, wiring } from "../internal/form/ids.ts";
import { RemainingText } from "./RemainingText.tsx";
import * as css from "./TextArea.css.ts";

type Limit = {
  /** How many characters there may be. More can be typed and pasted, so that nothing is lost: the words below say how many are too many. */
  maxLength: number;
  /** How many are left, in words; a negative number is how many are too many: "12 characters left", "3 characters too many". */
  remaining: (left: number) => string;
};

export type TextAreaProps = FieldWords & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Lines that are seen from the start; three unless told. It grows with its text. */
  rows?: 2 | 3 | 5 | 8;
  spellCheck?: boolean;
  /** The text area itself, to move the focus there. */
  fieldRef?: Ref<HTMLTextAreaElement>;
} & (Limit | { maxLength?: never; remaining?: never });

/**
 * Text of several lines. `onChange` gets it exactly as typed.
 *
 * @example
 * <TextArea label={copy("toggle.reason")} name="reason" value={reason} onChange={setReason} maxLength={200}
 *   remaining={(left) => copy("form.charactersLeft", { left })} />
 */
export function TextArea({ value, onChange, onBlur, rows = 3, spellCheck, fieldRef, maxLength, remaining, ...words }: TextAreaProps) {
  const id = useFieldId(words.id);
  const { "aria-describedby": described, ...wired } = wiring(id, words);
  const counterId = `${id}-remaining`;
  return (
    <FieldFrame {...words} id={id} fit="line">
      <div className={css.frame} data-state={words.error ? "invalid" : "valid"}>
        <textarea
          {...wired}
          ref={fieldRef}
          rows={rows}
          value={value}
          spellCheck={spellCheck}
          aria-required={words.optional === undefined}
          aria-describedby={describedBy(described, remaining && counterId)}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          className={classes(css.area, css.rows[rows])}
        />
      </div>
      {remaining ? <RemainingText id={counterId} left={maxLength - lengthOf(value)} limit={maxLength} words={remaining} /> : null}
    </FieldFrame>
  );
}

/** Counts what people see as characters as servers count them: one for an emoji, not two. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

import { type Ref, useEffect, useState } from "react";
import { classes } from "../internal/classes.ts";
import { FieldFrame, type FieldLabels } from "../internal/form/FieldFrame.tsx";
import { describedBy, useFieldId, wiring } from "../internal/form/ids.ts";
import { LiveRegion } from "../feedback/index.ts";
import * as css from "./TextArea.css.ts";

type Limit = {
  /**
   * The maximum number of characters. A longer text is accepted, so that nothing is lost; `remaining` says how many
   * characters are too many.
   */
  maxLength: number;
  /**
   * Formats the remaining characters; a negative number means too many: "12 characters left", "3 characters too many".
   */
  remaining: (left: number) => string;
};

export type TextAreaProps = FieldLabels & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Initial height in lines; 3 by default. It grows with its text. */
  rows?: 2 | 3 | 5 | 8;
  spellCheck?: boolean;
  /** A ref to the textarea element, to focus it. */
  ref?: Ref<HTMLTextAreaElement>;
} & (Limit | { maxLength?: never; remaining?: never });

/**
 * A multi-line text field. `onChange` gets the text exactly as typed.
 *
 * @example
 * <TextArea label={copy("toggle.reason")} name="reason" value={reason} onChange={setReason} maxLength={200}
 *   remaining={(left) => copy("form.charactersLeft", { left })} />
 */
export function TextArea({
  value,
  onChange,
  onBlur,
  rows = 3,
  spellCheck,
  ref,
  maxLength,
  remaining,
  ...labels
}: TextAreaProps) {
  const id = useFieldId(labels.id);
  const { "aria-describedby": described, ...wired } = wiring(id, labels);
  const counterId = `${id}-remaining`;
  return (
    <FieldFrame {...labels} id={id} fit="line">
      <div className={css.frame} data-state={labels.error ? "invalid" : "valid"}>
        <textarea
          {...wired}
          ref={ref}
          rows={rows}
          value={value}
          spellCheck={spellCheck}
          aria-required={labels.optionalLabel === undefined}
          aria-describedby={describedBy(described, remaining && counterId)}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          className={classes(css.area, css.rows[rows])}
        />
      </div>
      {remaining ? (
        <RemainingText id={counterId} left={maxLength - lengthOf(value)} limit={maxLength} labels={remaining} />
      ) : null}
    </FieldFrame>
  );
}

/** Counts code points, as servers do: one for an emoji, not two. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

type RemainingTextProps = { id: string; left: number; limit: number; labels: (left: number) => string };

/** Debounce of the announcement, in ms: announced earlier, the count would interrupt the typing. */
const pause = 1_000;

/** The count is announced when at most this share of the limit is left; earlier it would be noise. */
const nearly = 1 / 5;

/** The character count: always visible, part of the field's description, and announced near the limit. */
function RemainingText({ id, left, limit, labels }: RemainingTextProps) {
  const spoken = useAfterPause(left <= limit * nearly ? labels(left) : "");
  return (
    <>
      <p id={id} className={css.counter} data-state={left < 0 ? "over" : "within"}>
        {labels(left)}
      </p>
      <LiveRegion urgency="polite" message={spoken} />
    </>
  );
}

/** The debounced message. The initial message is part of the field's description and is not announced again. */
function useAfterPause(message: string): string {
  const [start] = useState(message);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(message === start ? "" : message), pause);
    return () => clearTimeout(timer);
  }, [message, start]);
  return settled;
}

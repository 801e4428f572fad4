import { type MouseEvent, type ReactNode, useId } from "react";
import { BusyMark } from "../internal/BusyMark.tsx";
import { classes } from "../internal/classes.ts";
import * as css from "./Button.css.ts";

export type ButtonProps = {
  /** Says what happens: "Pay $248.17", never "Submit". */
  children: ReactNode;
  /** One `primary` a screen. `danger` only where something is lost. */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "regular" | "compact";
  type?: "button" | "submit";
  /** Fills the line: the main action on a phone. */
  wide?: boolean;
  /** What is going on ("Sending your payment"); shown instead of the words. The button keeps focus and does nothing. */
  busy?: string;
  /** Why this cannot be done now, shown below. The button can be reached and does nothing. */
  disabledReason?: string;
  onPress?: () => void;
  /** Drawn before the words. */
  icon?: ReactNode;
  id?: string;
  /** The id of a form elsewhere on the page that this button sends. */
  form?: string;
  /** For a button that shows and hides something: whether it is shown, and its id. */
  expanded?: boolean;
  controls?: string;
};

/**
 * Does something here. For going somewhere, take `ButtonLink`.
 * A button is never natively disabled: it stays in the tab order and says why nothing happens.
 *
 * @example <Button type="submit" busy={sending ? "Sending your payment" : undefined}>Pay $248.17</Button>
 */
export function Button(props: ButtonProps) {
  const reasonId = useId();
  if (!props.disabledReason) return <PlainButton {...props} />;
  return (
    <span className={classes(css.withReason, props.wide && css.wideWithReason)}>
      <PlainButton {...props} describedBy={reasonId} />
      <span className={css.reason} id={reasonId}>
        {props.disabledReason}
      </span>
    </span>
  );
}

function PlainButton(props: ButtonProps & { describedBy?: string }) {
  const { variant = "primary", size, type = "button", wide, busy, disabledReason, id, form } = props;
  const still = Boolean(busy ?? disabledReason);
  return (
    <button
      type={type}
      id={id}
      form={form}
      className={classes(css.button, css.variant[variant], size === "compact" && css.compact, wide && css.wide)}
      data-state={busy ? "busy" : disabledReason ? "refused" : "ready"}
      aria-disabled={still || undefined}
      aria-describedby={props.describedBy}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      onClick={(event) => (still ? hold(event) : props.onPress?.())}
    >
      {busy ? <BusyMark /> : props.icon}
      {busy ?? props.children}
    </button>
  );
}

/** Keeps a waiting button from sending its form again. */
function hold(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

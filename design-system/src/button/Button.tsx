import { type MouseEvent, type ReactNode, useId } from "react";
import { BusyMark } from "../internal/BusyMark.tsx";
import { classes } from "../internal/classes.ts";
import * as css from "./Button.css.ts";

export type ButtonProps = {
  /** The label: what happens, as in "Pay $248.17", never "Submit". */
  children: ReactNode;
  /** Use one `primary` per screen, and `danger` only for a destructive action. */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "regular" | "compact";
  type?: "button" | "submit";
  /** Full width: for the main action on a phone. */
  fullWidth?: boolean;
  /**
   * The busy (loading) label, shown instead of the children: "Sending your payment". The button keeps the focus and
   * ignores presses.
   */
  busy?: string;
  /**
   * Disables the button and says why, shown below it. The button stays focusable (`aria-disabled`) and ignores presses.
   */
  disabledReason?: string;
  onPress?: () => void;
  /** An icon before the label. */
  icon?: ReactNode;
  id?: string;
  /** The id of a form elsewhere on the page that this button submits. */
  form?: string;
  /** For a button that shows and hides an element: whether the element is shown, and its id. */
  expanded?: boolean;
  controls?: string;
};

/**
 * Performs an action on this page. To navigate, use `ButtonLink`. A button never has the native `disabled` attribute:
 * it stays in the tab order and says why it does nothing.
 *
 * @example <Button type="submit" busy={sending ? "Sending your payment" : undefined}>Pay $248.17</Button>
 */
export function Button(props: ButtonProps) {
  const reasonId = useId();
  if (!props.disabledReason) return <PlainButton {...props} />;
  return (
    <span className={classes(css.withReason, props.fullWidth && css.fullWidthWithReason)}>
      <PlainButton {...props} describedBy={reasonId} />
      <span className={css.reason} id={reasonId}>
        {props.disabledReason}
      </span>
    </span>
  );
}

function PlainButton(props: ButtonProps & { describedBy?: string }) {
  const { variant = "primary", size, type = "button", fullWidth, busy, disabledReason, id, form } = props;
  const still = Boolean(busy ?? disabledReason);
  return (
    <button
      type={type}
      id={id}
      form={form}
      className={classes(
        css.button,
        css.variant[variant],
        size === "compact" && css.compact,
        fullWidth && css.fullWidth,
      )}
      data-state={busy ? "busy" : disabledReason ? "refused" : "ready"}
      aria-disabled={still || undefined}
      aria-describedby={props.describedBy}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      onClick={(event) => (still ? preventClick(event) : props.onPress?.())}
    >
      {busy ? <BusyMark /> : props.icon}
      {busy ?? props.children}
    </button>
  );
}

/** Prevents a busy or disabled button from submitting its form. */
function preventClick(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

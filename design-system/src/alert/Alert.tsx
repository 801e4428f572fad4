import type { ReactNode } from "react";
import { IconButton } from "../button/index.ts";
import { VisuallyHidden } from "../hidden/index.ts";
import { AlertIcon, CheckCircleIcon, CloseIcon, ErrorIcon, InfoIcon } from "../icons/index.ts";
import { classes } from "../internal/classes.ts";
import { focusPage } from "../internal/focusPage.ts";
import * as css from "./Alert.css.ts";

export type AlertTone = "note" | "good" | "attention" | "bad";

export type AlertProps = {
  tone: AlertTone;
  /** The word for the tone, spoken first: "Attention". Colour and icon tell it to the eye. */
  toneLabel: string;
  /** The fact, in a few words. */
  title?: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  /** A link or a button below the words. */
  action?: ReactNode;
  /**
   * How an alert that appears while the page is in use is spoken: `polite` waits, `assertive` interrupts. `off`, for what
   * stands there from the start, unless told.
   */
  live?: "off" | "polite" | "assertive";
  /** The button that takes the alert away, with its name. The focus then goes to the heading of the page. */
  dismiss?: { label: string; onDismiss: () => void };
};

const icons = { note: InfoIcon, good: CheckCircleIcon, attention: AlertIcon, bad: ErrorIcon };
const roles = { off: undefined, polite: "status", assertive: "alert" } as const;

/**
 * Something to know now, in the flow of the page: first the fact, then what to do.
 *
 * @example
 * <Alert tone="attention" toneLabel="Attention" title="Your Visa ending in 4242 expires this month.">
 *   Auto Pay uses it on December 5. <Link href="/billing/card" tone="inherit">Update the card</Link>
 * </Alert>
 */
export function Alert({ tone, toneLabel, title, children, action, live = "off", dismiss }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div className={classes(css.alert, css.tone[tone])} data-state={tone} role={roles[live]}>
      <span className={css.icon}>
        <Icon size={20} />
      </span>
      <div className={css.body}>
        <div>
          <VisuallyHidden>{toneLabel}: </VisuallyHidden>
          {title && <strong className={css.title}>{title}</strong>} {children}
        </div>
        {action && <div className={css.action}>{action}</div>}
      </div>
      {dismiss && (
        <div className={css.dismiss}>
          <IconButton label={dismiss.label} icon={<CloseIcon size={20} />} onPress={() => leave(dismiss.onDismiss)} />
        </div>
      )}
    </div>
  );
}

function leave(onDismiss: () => void): void {
  onDismiss();
  focusPage();
}

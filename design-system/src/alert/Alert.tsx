import type { ReactNode } from "react";
import { IconButton } from "../button/index.ts";
import { VisuallyHidden } from "../hidden/index.ts";
import { AlertIcon, CheckCircleIcon, CloseIcon, ErrorIcon, InfoIcon } from "../icons/index.ts";
import { classes } from "../internal/classes.ts";
import { focusPage } from "../internal/focusPage.ts";
import * as css from "./Alert.css.ts";

export type AlertTone = "info" | "success" | "warning" | "critical";

export type AlertProps = {
  tone: AlertTone;
  /** The name of the tone, announced first: "Attention". The colour and the icon show it visually. */
  toneLabel: string;
  /** The message in a few words. */
  title?: ReactNode;
  /** What the message means and what to do. */
  children?: ReactNode;
  /** A link or a button below the text. */
  action?: ReactNode;
  /**
   * How an alert that appears after the page has loaded is announced: `polite` waits, `assertive` interrupts. Use
   * `off`, the default, for an alert that is rendered with the page.
   */
  live?: "off" | "polite" | "assertive";
  /** Makes the alert dismissible: the accessible name of the dismiss button. Focus then moves to the page heading. */
  dismiss?: { label: string; onDismiss: () => void };
};

const icons = { info: InfoIcon, success: CheckCircleIcon, warning: AlertIcon, critical: ErrorIcon };
const roles = { off: undefined, polite: "status", assertive: "alert" } as const;

/**
 * An important message in the flow of the page: first the fact, then what to do.
 *
 * @example
 * <Alert tone="warning" toneLabel="Attention" title="Your Visa ending in 4242 expires this month.">
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

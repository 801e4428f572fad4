import { type ReactNode, useId } from "react";
import { AlertIcon, CheckCircleIcon, ErrorIcon, InfoIcon } from "../icons/index.ts";
import { Heading } from "../text/index.ts";
import { classes } from "../internal/classes.ts";
import * as css from "./StatusCard.css.ts";

export type StatusCardTone = "success" | "warning" | "critical" | "info";

export type StatusCardProps = {
  /** Sets the colour and the icon; `stateLabel` says the same in text. */
  tone: StatusCardTone;
  /** The state in a word or two, shown with the icon: "Working", "Outage". */
  stateLabel: string;
  /** The item that has this state; the accessible name of the card. */
  title: string;
  /** The heading level of the title. */
  level: 2 | 3 | 4;
  /** What the state means, first the fact. */
  children?: ReactNode;
  /** A link or a button for what the customer can do. */
  action?: ReactNode;
};

const icons = { success: CheckCircleIcon, warning: AlertIcon, critical: ErrorIcon, info: InfoIcon };

/**
 * An item and its state, shown by an edge colour, an icon and a label. For an urgent message use `Alert`.
 *
 * @example
 * <StatusCard level={2} title={copy("internet")} tone="critical" stateLabel={copy("service.outage")} action={<Link href="#">…</Link>}>
 *   {copy("service.outage.until", { time })}
 * </StatusCard>
 */
export function StatusCard({ tone, stateLabel, title, level, children, action }: StatusCardProps) {
  const titleId = useId();
  const Icon = icons[tone];
  return (
    <section className={classes(css.card, css.edge[tone])} data-state={tone} aria-labelledby={titleId}>
      <div className={css.head}>
        <Heading level={level} size={3} id={titleId}>
          {title}
        </Heading>
        <span className={classes(css.state, css.ink[tone])}>
          <Icon size={18} />
          {stateLabel}
        </span>
      </div>
      {children && <div>{children}</div>}
      {action && <div>{action}</div>}
    </section>
  );
}

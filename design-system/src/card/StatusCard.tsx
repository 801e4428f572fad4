import { type ReactNode, useId } from "react";
import { AlertIcon, CheckCircleIcon, ErrorIcon, InfoIcon } from "../icons/index.ts";
import { Heading } from "../text/index.ts";
import { classes } from "../internal/classes.ts";
import * as css from "./StatusCard.css.ts";

export type StatusCardState = "good" | "attention" | "bad" | "note";

export type StatusCardProps = {
  state: StatusCardState;
  /** The state in a word or two, shown with its icon: "Working", "Outage". */
  stateLabel: string;
  /** The thing that is in this state; the name of the card. */
  title: string;
  /** The title's place in the outline of the page. */
  level: 2 | 3 | 4;
  /** What it means, first the fact. */
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
};

const icons = { good: CheckCircleIcon, attention: AlertIcon, bad: ErrorIcon, note: InfoIcon };

/**
 * A thing and the state that it is in, told by an edge, an icon and a word. For something to know now take `Alert`.
 *
 * @example
 * <StatusCard level={2} title={copy("internet")} state="bad" stateLabel={copy("service.outage")} action={<Link href="#">…</Link>}>
 *   {copy("service.outage.until", { time })}
 * </StatusCard>
 */
export function StatusCard({ state, stateLabel, title, level, children, action }: StatusCardProps) {
  const titleId = useId();
  const Icon = icons[state];
  return (
    <section className={classes(css.card, css.edge[state])} data-state={state} aria-labelledby={titleId}>
      <div className={css.head}>
        <Heading level={level} size={3} id={titleId}>{title}</Heading>
        <span className={classes(css.state, css.ink[state])}>
          <Icon size={18} />
          {stateLabel}
        </span>
      </div>
      {children && <div>{children}</div>}
      {action && <div>{action}</div>}
    </section>
  );
}

import { type ReactNode, useId } from "react";
import { Disclosure } from "../disclosure/index.ts";
import { Money, type MoneyProps } from "../money/index.ts";
import { Heading, Text } from "../text/index.ts";
import * as css from "./ChartFrame.css.ts";

export type ChartLabels = {
  /** What the chart shows, in a few words; the accessible name of the figure. */
  title: ReactNode;
  /** The heading level of the title. */
  level: 2 | 3 | 4;
  /**
   * The message of the chart in one sentence, visible to everybody: "Your bill went up by $16.77, mostly for a new
   * line."
   */
  summary: ReactNode;
  /** The empty state, shown instead of the chart and its table when there is no data. */
  empty: ReactNode;
};

type ChartFrameProps = Omit<ChartLabels, "empty"> & {
  state: string;
  children: ReactNode;
};

/** The frame of every chart: a title, a summary, then the chart. */
export function ChartFrame({ title, level, summary, state, children }: ChartFrameProps) {
  const id = useId();
  return (
    <figure className={css.frame} data-state={state} aria-labelledby={`${id}-title`} aria-describedby={`${id}-summary`}>
      <figcaption className={css.text}>
        <Heading level={level} size={3} id={`${id}-title`}>
          {title}
        </Heading>
        <Text id={`${id}-summary`}>{summary}</Text>
      </figcaption>
      {children}
    </figure>
  );
}

/** The hovered or focused bar in large text. The bar has an accessible name, so this text is not announced again. */
export function Readout({ name, children, ...money }: { name: ReactNode; children?: ReactNode } & MoneyProps) {
  return (
    <p aria-hidden="true" className={css.readout}>
      <span className={css.readoutName}>{name}</span>
      <span className={css.readoutAmount}>
        <Amount {...money} />
      </span>
      {children}
    </p>
  );
}

export function Amount(money: MoneyProps) {
  return (
    <span className={css.amount}>
      <Money {...money} />
    </span>
  );
}

/** The same numbers as a table. It is always printed, because nothing can be opened on paper. */
export function ChartTable({ show, children }: { show: string; children: ReactNode }) {
  return (
    <div className={css.table}>
      <Disclosure summary={show}>{children}</Disclosure>
    </div>
  );
}

import { type ReactNode, useId } from "react";
import { Disclosure } from "../disclosure/index.ts";
import { Money, type MoneyProps } from "../money/index.ts";
import { Heading, Text } from "../text/index.ts";
import * as css from "./ChartFrame.css.ts";

export type ChartWords = {
  /** What is drawn, in a few words; the name of the figure. */
  title: ReactNode;
  /** The title's place in the outline of the page. */
  level: 2 | 3 | 4;
  /** What the picture says, in a sentence, for everybody: "Your bill went up by $16.77, mostly for a new line." */
  summary: ReactNode;
  /** Stands in place of the picture and its table when there is nothing to draw. */
  empty: ReactNode;
};

type ChartFrameProps = Omit<ChartWords, "empty"> & {
  state: string;
  children: ReactNode;
};

/** What every chart has: a title and a sentence, then what it draws. */
export function ChartFrame({ title, level, summary, state, children }: ChartFrameProps) {
  const id = useId();
  return (
    <figure className={css.frame} data-state={state} aria-labelledby={`${id}-title`} aria-describedby={`${id}-summary`}>
      <figcaption className={css.words}>
        <Heading level={level} size={3} id={`${id}-title`}>{title}</Heading>
        <Text id={`${id}-summary`}>{summary}</Text>
      </figcaption>
      {children}
    </figure>
  );
}

/** The bar that is looked at, in large letters. The bar itself is named, so nothing here is spoken a second time. */
export function Readout({ name, children, ...money }: { name: ReactNode; children?: ReactNode } & MoneyProps) {
  return (
    <p aria-hidden="true" className={css.readout}>
      <span className={css.readoutName}>{name}</span>
      <span className={css.readoutAmount}><Amount {...money} /></span>
      {children}
    </p>
  );
}

export function Amount(money: MoneyProps) {
  return <span className={css.amount}><Money {...money} /></span>;
}

/** The same numbers, to be read one by one. On paper, where nothing can be opened, they are always there. */
export function ChartTable({ show, children }: { show: string; children: ReactNode }) {
  return (
    <div className={css.table}>
      <Disclosure summary={show}>{children}</Disclosure>
    </div>
  );
}

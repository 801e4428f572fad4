/**
 * One bar of a waterfall: it spans from `before` to `after`. A total starts at zero, not at the end of the previous
 * bar.
 */
export type Span = {
  readonly id: string;
  readonly label: string;
  readonly kind: "from" | "increase" | "decrease" | "none" | "unexplained" | "to";
  /** The label of the bar: the amount of a total, the signed change of a step. */
  readonly cents: number;
  readonly before: number;
  readonly after: number;
};

export type BridgeStep = {
  readonly id: string;
  readonly label: string;
  /** Whole cents; negative for a credit. */
  readonly cents: number;
};

type Total = Omit<BridgeStep, "id">;

const kindOf = (cents: number) => (cents === 0 ? "none" : cents > 0 ? "increase" : "decrease");

/**
 * Returns the bars from one total to another. They add up to the cent: what the steps do not explain becomes a bar of
 * its own, so that neither the chart nor the table hides it.
 */
export function spansOf(from: Total, steps: readonly BridgeStep[], to: Total, unexplained: string): readonly Span[] {
  const spans: Span[] = [{ ...from, id: "from", kind: "from", before: 0, after: from.cents }];
  const add = (step: BridgeStep, kind: Span["kind"]) => {
    const before = spans.at(-1)?.after ?? 0;
    spans.push({ ...step, kind, before, after: before + step.cents });
  };
  for (const step of steps) add({ ...step, id: `step-${step.id}` }, kindOf(step.cents));
  const rest = to.cents - (spans.at(-1)?.after ?? 0);
  if (rest !== 0) add({ id: "unexplained", label: unexplained, cents: rest }, "unexplained");
  return [...spans, { ...to, id: "to", kind: "to", before: 0, after: to.cents }];
}

/** Totals start at the baseline; the bars between them are changes. */
export const isTotal = ({ kind }: Span) => kind === "from" || kind === "to";

import { useState } from "react";

/** How many pages are loaded at the same time. */
const atOnce = 2;

/** What came of a page: how many findings, or that it could not be judged. */
export type Outcome = { findings: number } | "failed";

/** How many problems were found, as far as is known. */
export const countOf = (outcome: Outcome | undefined): number => (outcome === undefined || outcome === "failed" ? 0 : outcome.findings);

export type Turns = {
  outcomes: ReadonlyMap<string, Outcome>;
  /** Whether the page with this name may load: those before it are done, but for a few. */
  mayLoad: (name: string) => boolean;
  end: (name: string, outcome: Outcome) => void;
  /** Judged once more, now. */
  again: (name: string) => void;
};

/** Lets pages load one after another, a few at a time, in the order of their names. */
export function useTurns(names: readonly string[]): Turns {
  const [kept, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const outcomes = new Map([...kept].filter(([name]) => names.includes(name)));
  const next = new Set(names.filter((name) => !outcomes.has(name)).slice(0, atOnce));
  const put = (change: (all: Map<string, Outcome>) => void) =>
    setOutcomes((before) => {
      const all = new Map(before);
      change(all);
      return all;
    });
  return {
    outcomes,
    mayLoad: (name) => outcomes.has(name) || next.has(name),
    end: (name, outcome) => put((all) => all.set(name, outcome)),
    again: (name) => put((all) => all.delete(name)),
  };
}

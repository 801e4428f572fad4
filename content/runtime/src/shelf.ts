import type { Toggles } from "./contract.ts";

type Answers = Toggles["values"];

/** What lets a change of a toggle through: its arrival, a navigation, a new session, the end of a money flow. */
export type Moment = "arrival" | "navigation" | "session";

const letsThrough: Record<Answers[string]["applies"], readonly Moment[]> = {
  atOnce: ["arrival", "navigation", "session"],
  nextNavigation: ["navigation", "session"],
  nextSession: ["session"],
};

/**
 * The toggles that a tab goes by from now on: those shown so far, with what the moment lets through of the latest answers.
 * A money flow keeps what it started with; only the kill switch overrides it, and everything else.
 */
export function nextShown(shown: Answers, latest: Answers, moment: Moment, pinned: boolean): Answers {
  const entries = Object.entries(latest).map(([key, answer]) => {
    const before = Object.hasOwn(shown, key) ? shown[key] : undefined;
    const passes = before === undefined || answer.killed || (!pinned && letsThrough[answer.applies].includes(moment));
    return [key, passes ? answer : before] as const;
  });
  return { ...shown, ...(Object.fromEntries(entries) as Answers) };
}

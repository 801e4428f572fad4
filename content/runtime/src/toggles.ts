import type { Toggles } from "./contract.ts";
import { fetchToggles, type Fetch } from "./fetching.ts";

type Answers = Toggles["values"];

/** What a change of a toggle waits for. */
export type Moment = Answers[string]["applies"];

/** A later moment lets through all that an earlier one does. */
const moments: readonly Moment[] = ["atOnce", "nextNavigation", "nextSession"];

/** Toggles below the kill switches, after a moment; without one nothing passes but what is new, or was killed and is not any more. */
function released(below: Answers, latest: Answers, moment?: Moment): Answers {
  const entries = Object.entries(latest).map(([key, answer]) => {
    const before = below[key];
    const due = before?.killed || (moment && moments.indexOf(moment) >= moments.indexOf(answer.applies));
    return [key, !before || (due && !answer.killed) ? answer : before] as const;
  });
  return { ...below, ...Object.fromEntries(entries) };
}

/**
 * The toggles of one tab: what the server answered last, and what the tab goes by. A kill switch overrides everything for as long as it
 * is thrown. It waits neither for words nor for a navigation or the end of a money flow, and so does its lifting.
 */
export function createToggles(latest: Toggles, fetch: Fetch) {
  let below = latest.values;
  let shown = below;
  let asked = 0;
  let accepted = 0;

  /**
   * Lets through what the moment allows; without one, kill switches alone.
   * @returns whether what the tab goes by is different now
   */
  function release(moment?: Moment): boolean {
    below = released(below, latest.values, moment);
    const next = { ...below, ...Object.fromEntries(Object.entries(latest.values).filter(([, { killed }]) => killed)) };
    const differs = JSON.stringify(next) !== JSON.stringify(shown);
    shown = next;
    return differs;
  }

  return {
    release,
    /** The etag of the definitions by which the latest answers were evaluated. */
    etag: () => latest.etag,
    answer: (key: string): Answers[string] | undefined => shown[key],
    /** Takes the answers of another session; those that are on their way are of the one before. */
    startSession(next: Toggles): boolean {
      accepted = ++asked;
      latest = next;
      return release("nextSession");
    },
    /**
     * Asks the server again. Answers may overtake each other: one that was asked for earlier than what is known is dropped.
     * @returns whether a kill switch changed what the tab goes by
     * @throws when no answer comes
     */
    async refresh(): Promise<boolean> {
      const mine = ++asked;
      const next = await fetchToggles(fetch);
      if (mine < accepted) return false;
      accepted = mine;
      latest = next;
      return release();
    },
  };
}

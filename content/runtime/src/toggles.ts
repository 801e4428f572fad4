import type { Toggles } from "./contract.ts";
import { fetchToggles, type Fetch } from "./fetching.ts";

type Answers = Toggles["values"];

/** What a change of a toggle (feature flag) waits for before it takes effect. */
export type Moment = Answers[string]["applies"];

/** A later moment also releases changes of earlier ones. */
const moments: readonly Moment[] = ["atOnce", "nextNavigation", "nextSession"];

/**
 * Toggles apart from kill switches, after a moment; without one only new toggles and lifted kill switches take effect.
 */
function released(below: Answers, latest: Answers, moment?: Moment): Answers {
  const entries = Object.entries(latest).map(([key, answer]) => {
    const before = below[key];
    const due = before?.killed || (moment && moments.indexOf(moment) >= moments.indexOf(answer.applies));
    return [key, !before || (due && !answer.killed) ? answer : before] as const;
  });
  return { ...below, ...Object.fromEntries(entries) };
}

/**
 * The toggles of one tab: the server's latest values, and the values in effect. A kill switch overrides everything
 * while active; switching it on or off waits for neither copy, navigation nor the end of a payment.
 */
export function createToggles(latest: Toggles, fetch: Fetch) {
  let below = latest.values;
  let shown = below;
  let requests = 0;
  let accepted = 0;

  /**
   * Puts changes into effect that waited for this moment; without one, only kill switches.
   * @returns whether the values in effect changed
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
    /** The ETag of the definitions that the latest values were evaluated with. */
    etag: () => latest.etag,
    answer: (key: string): Answers[string] | undefined => shown[key],
    /** Replaces the values for a new session; responses still loading belong to the previous one and are discarded. */
    startSession(next: Toggles): boolean {
      accepted = ++requests;
      latest = next;
      return release("nextSession");
    },
    /**
     * Refetches the toggles. Responses may arrive out of order: one requested earlier than the current values is
     * discarded.
     * @returns whether a kill switch changed the values in effect
     * @throws when the request fails
     */
    async refresh(): Promise<boolean> {
      const request = ++requests;
      const next = await fetchToggles(fetch);
      if (request < accepted) return false;
      accepted = request;
      latest = next;
      return release();
    },
  };
}

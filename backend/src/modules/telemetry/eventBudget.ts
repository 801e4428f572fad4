import { networkOf } from "../../lib/network.ts";

const windowMilliseconds = 60_000;
/** Addresses that are remembered; beyond it the one that came first is forgotten. */
const mostAddresses = 5_000;

/** Counts the events that come from an address within a minute, in this process. */
export type EventBudget = {
  /** @returns 0 when the events are within the budget, else the seconds until there is a new one */
  spend(address: string, events: number, now: Date): number;
};

export function createEventBudget(eventsPerMinute: number): EventBudget {
  const spent = new Map<string, { events: number; since: number }>();
  return {
    spend(address, events, now) {
      const [network, at] = [networkOf(address), now.getTime()];
      const known = spent.get(network);
      const entry = known && at - known.since < windowMilliseconds ? known : { events: 0, since: at };
      if (entry.events + events > eventsPerMinute) return Math.ceil((entry.since + windowMilliseconds - at) / 1000);
      if (entry !== known) spent.delete(network);
      spent.set(network, { ...entry, events: entry.events + events });
      const [oldest] = spent.keys();
      if (spent.size > mostAddresses && oldest !== undefined) spent.delete(oldest);
      return 0;
    },
  };
}

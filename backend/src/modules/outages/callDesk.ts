import type { Config } from "../../config/config.ts";
import type { CallbackRow } from "./callbacks.repository.ts";

/** What the call desk reports about a callback; undefined for nothing new. */
type Report = { state: "SCHEDULED"; scheduledFor: Date } | { state: "CALLED" };

/** Who calls customers back. */
export interface CallDesk {
  reportOf(callback: CallbackRow, now: Date): Promise<Report | undefined>;
}

const TAKEN_UP_SECONDS = 20;
const MINUTE_MILLISECONDS = 60_000;

/** The demo's call desk, by the business clock: plans a call within seconds, early in its window, and makes it then. */
const simulatedDesk: CallDesk = {
  reportOf: ({ state, startsAt, requestedAt, scheduledFor }, now) => {
    if (state === "REQUESTED" && now.getTime() - requestedAt.getTime() >= TAKEN_UP_SECONDS * 1000) {
      const earliest = Math.max(startsAt.getTime(), requestedAt.getTime());
      return Promise.resolve({ state: "SCHEDULED", scheduledFor: new Date(earliest + 15 * MINUTE_MILLISECONDS) });
    }
    const isDue = state === "SCHEDULED" && scheduledFor !== null && now >= scheduledFor;
    return Promise.resolve(isDue ? { state: "CALLED" } : undefined);
  },
};

/**
 * The call desk that takes up requests. A provider's own one answers behind `UPSTREAM_API`; without it and without the
 * demo there is none, and no outages either.
 */
export const callDeskOf = ({ demo }: Pick<Config, "demo">): CallDesk | null => (demo ? simulatedDesk : null);

import type { Action } from "redux";
import { call, put, race, select, type SagaGenerator, take, takeLatest } from "../lib/effects.ts";
import { type AccountTopic, liveUpdates, selectIsConnected } from "./liveUpdates.ts";
import { wait } from "./wait.ts";

const topics: Record<AccountTopic, true> = {
  SERVICES: true,
  EQUIPMENT: true,
  ADD_ONS: true,
  VOICE_MESSAGES: true,
  WEBMAIL: true,
  NOTIFICATIONS: true,
  ORDERS: true,
  APPOINTMENTS: true,
  BILL_QUESTIONS: true,
  OUTAGES: true,
};
const everyTopic = Object.keys(topics) as AccountTopic[];

/** While the stream was down anything may have changed. */
export const everythingChanged = () => liveUpdates.changed({ topics: everyTopic });

/** For `take`: a change of a topic. */
export const isChangeOf = (topic: AccountTopic) => (action: Action) =>
  liveUpdates.changed.match(action) && action.payload.topics.includes(topic);

type OfType = { type: string };

/**
 * Repeats the last request of a read on each change of a topic, until the screen is left. A change that is heard while the
 * read is under way repeats it too, because the answer may be older than the change.
 */
export function* readOnChange(topic: AccountTopic, read: { requested: OfType }, left: OfType): SagaGenerator<void> {
  yield* takeLatest([read.requested.type, left.type], function* (action: Action) {
    if (action.type === left.type) return;
    yield* take(isChangeOf(topic));
    yield* put(action);
  });
}

const firstPoll = 2_000;
const longestPoll = 15_000;

/** Backoff of polls of what takes some minutes: milliseconds before poll `polls` (from 0): 2 s, 3 s, 4.5 s ... 15 s. */
export const pollBackoff = (polls: number): number => Math.min(longestPoll, firstPoll * 1.5 ** polls);

/** Waits for the time between two polls, and all the time that the event stream is open: then nothing is polled. */
export function* pollDue(milliseconds: number): SagaGenerator<void> {
  for (;;) {
    if (yield* select(selectIsConnected)) yield* take(liveUpdates.lost);
    const { due } = yield* race({ due: call(wait, milliseconds), connected: take(liveUpdates.connected) });
    if (due) return;
  }
}

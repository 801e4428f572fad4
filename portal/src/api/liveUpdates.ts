import { createAction, createReducer } from "@reduxjs/toolkit";
import type { Action } from "redux";
import { call, put, race, select, type SagaGenerator, take, takeLatest } from "../lib/effects.ts";
import type { AccountTopic } from "./accountEvent.ts";
import { wait } from "./wait.ts";

const everyTopic: readonly AccountTopic[] = [
  "SERVICES",
  "EQUIPMENT",
  "ADD_ONS",
  "VOICE_MESSAGES",
  "NOTIFICATIONS",
  "ORDERS",
];

export const liveUpdates = {
  /** The account event stream is open. */
  connected: createAction("liveUpdates/connected"),
  /** It broke: until it is back, screens poll. */
  lost: createAction("liveUpdates/lost"),
  /** Something of these topics changed; screens that show it read it again. */
  changed: createAction<{ topics: readonly AccountTopic[] }>("liveUpdates/changed"),
};

/** While the stream was down anything may have changed. */
export const everythingChanged = () => liveUpdates.changed({ topics: everyTopic });

export type LiveUpdates = {
  isConnected: boolean;
  /** How many changes of a topic were heard. */
  changes: Partial<Record<AccountTopic, number>>;
};

export const liveUpdatesReducer = createReducer<LiveUpdates>({ isConnected: false, changes: {} }, (builder) =>
  builder
    .addCase(liveUpdates.connected, (state) => void (state.isConnected = true))
    .addCase(liveUpdates.lost, (state) => void (state.isConnected = false))
    .addCase(liveUpdates.changed, ({ changes }, { payload }) => {
      for (const topic of payload.topics) changes[topic] = (changes[topic] ?? 0) + 1;
    }),
);

type State = { liveUpdates: LiveUpdates };
export const selectIsConnected = (state: State) => state.liveUpdates.isConnected;
export const selectChanges = (state: State, topic: AccountTopic) => state.liveUpdates.changes[topic] ?? 0;

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

/** Waits for the time between two polls, and all the time that the event stream is open: then nothing is polled. */
export function* pollDue(milliseconds: number): SagaGenerator<void> {
  for (;;) {
    if (yield* select(selectIsConnected)) yield* take(liveUpdates.lost);
    const { due } = yield* race({ due: call(wait, milliseconds), connected: take(liveUpdates.connected) });
    if (due) return;
  }
}

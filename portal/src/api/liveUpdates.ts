import { createAction, createReducer } from "@reduxjs/toolkit";
import type { components } from "@portico/openapi/accountEvents";

/** What changes on the server, also in other sessions. */
export type AccountTopic = components["schemas"]["AccountTopic"];

/** What the account event stream says: that it opened or broke, or what changed. */
export type AccountEvent = { isConnected: boolean } | { topics: readonly AccountTopic[] };

export const liveUpdates = {
  /** The account event stream is open. */
  connected: createAction("liveUpdates/connected"),
  /** It broke: until it is back, screens poll. */
  lost: createAction("liveUpdates/lost"),
  /** Something of these topics changed; screens that show it read it again. */
  changed: createAction<{ topics: readonly AccountTopic[] }>("liveUpdates/changed"),
};

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

/** Injected with the workflow that follows the stream; until then the stream is closed. */
const stateIn = (root: unknown) => (root as { liveUpdates?: LiveUpdates }).liveUpdates;
export const selectIsConnected = (root: unknown) => stateIn(root)?.isConnected ?? false;
export const selectChanges = (root: unknown, topic: AccountTopic) => stateIn(root)?.changes[topic] ?? 0;

import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type { ChannelChange, ChannelLineup } from "./channels.api.ts";

/** The channels and televisions of the session's current account. */
export const lineupRead = createRead<ChannelLineup, { accountId: string }>("communityChannels/lineup");

/** The account whose televisions are followed until they have connected; null for none. */
const shownFor = createSlice({
  name: "communityChannels/televisions",
  initialState: null as string | null,
  reducers: {
    entered: (_, { payload }: PayloadAction<string>): string | null => payload,
    left: (): string | null => null,
  },
});

/** Phase of the last change. */
export type ChannelPhase =
  | { name: "idle" }
  | { name: "working"; request: ChannelChange }
  | { name: "done"; request: ChannelChange }
  | { name: "failed"; request: ChannelChange; failure: Failure };

const change = createSlice({
  name: "communityChannels/change",
  initialState: { name: "idle" } as ChannelPhase,
  reducers: {
    requested: (_, { payload }: PayloadAction<ChannelChange>): ChannelPhase => ({ name: "working", request: payload }),
    done: (_, { payload }: PayloadAction<ChannelChange>): ChannelPhase => ({ name: "done", request: payload }),
    failed: (_, { payload }: PayloadAction<{ request: ChannelChange; failure: Failure }>): ChannelPhase => ({
      name: "failed",
      ...payload,
    }),
    /** The message was dismissed, or another form was opened. */
    dismissed: (phase): ChannelPhase => (phase.name === "working" ? phase : { name: "idle" }),
  },
});

export const channelEvents = change.actions;
export const televisionEvents = shownFor.actions;
export const channelsReducer = combineReducers({
  lineup: lineupRead.reducer,
  shownFor: shownFor.reducer,
  change: change.reducer,
});

type Kept = { lineup: ReadState<ChannelLineup>; shownFor: string | null; change: ChannelPhase };
/** Use only on the screens of channels, which bring this slice. */
const kept = (root: unknown) => (root as { communityChannels: Kept }).communityChannels;
export const selectLineup = (root: unknown) => kept(root).lineup;
export const selectShownFor = (root: unknown) => kept(root).shownFor;
export const selectChannelPhase = (root: unknown) => kept(root).change;

/** Whether the last change failed because somebody else's was stored first. */
export const isConflict = (phase: { name: string; failure?: Failure }): boolean =>
  phase.name === "failed" && phase.failure?.kind === "refused" && phase.failure.code === "CONFLICT";

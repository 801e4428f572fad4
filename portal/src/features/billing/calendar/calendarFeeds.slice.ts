import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { MadeFeed } from "./calendarFeeds.api.ts";

type Refused = Extract<MadeFeed, { refused: unknown }>["refused"];

/** A new address: shown as long as the screen is open, and never again. */
export type MakingPhase = { name: "idle" } | { name: "making" } | { name: "made"; address: string } | { name: "refused"; code: Refused };

/** An address that is closed. The addresses that are open are in the graph's cache. */
export type ClosingPhase = { name: "idle" } | { name: "asking"; feedId: string; failed?: boolean } | { name: "closing"; feedId: string } | { name: "closed" };

export type CalendarFeedsState = { making: MakingPhase; closing: ClosingPhase };

const nothing: CalendarFeedsState = { making: { name: "idle" }, closing: { name: "idle" } };

type Feed = { accountId: string; feedId: string };

const slice = createSlice({
  name: "calendarFeeds",
  initialState: nothing,
  reducers: {
    left: () => nothing,
    makeAsked: (_, _event: PayloadAction<{ accountId: string }>): CalendarFeedsState => ({ ...nothing, making: { name: "making" } }),
    made(state, { payload }: PayloadAction<MadeFeed>) {
      if (state.making.name !== "making") return;
      state.making = "address" in payload ? { name: "made", address: payload.address } : { name: "refused", code: payload.refused };
    },
    closeAsked(state, { payload: { feedId } }: PayloadAction<{ feedId: string }>) {
      state.closing = { name: "asking", feedId };
    },
    kept(state) {
      if (state.closing.name === "asking") state.closing = { name: "idle" };
    },
    closeConfirmed(state, { payload: { feedId } }: PayloadAction<Feed>) {
      if (state.closing.name === "asking") state.closing = { name: "closing", feedId };
    },
    /** The address that is shown may be the one that was closed: it is shown no more. */
    closed: (): CalendarFeedsState => ({ making: { name: "idle" }, closing: { name: "closed" } }),
    closeFailed(state, { payload: { feedId } }: PayloadAction<Feed>) {
      if (state.closing.name === "closing") state.closing = { name: "asking", feedId, failed: true };
    },
  },
});

/** The events of addresses for calendar programs (B09). */
export const calendarFeedsEvents = slice.actions;
export const calendarFeedsReducer = slice.reducer;

export const selectCalendarFeeds = (root: { txnBilling: { calendarFeeds: CalendarFeedsState } }) => root.txnBilling.calendarFeeds;

import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { CalendarFeedRefusalCode } from "../../../api/graphql/generated/graph.ts";

/**
 * Path and query of the new feed, or why there is none. FAILED: no answer arrived; if the feed was created it is in the
 * list and can be revoked.
 */
export type MadeFeed = { address: string } | { refused: CalendarFeedRefusalCode | "FAILED" };

type Refused = Extract<MadeFeed, { refused: unknown }>["refused"];

/** State of creating a feed: its URL is kept while the screen is open, and never shown again. */
type MakingPhase =
  | { name: "idle" }
  | { name: "making"; accountId: string }
  | { name: "made"; address: string }
  | { name: "refused"; code: Refused };

/** State of revoking a feed. The list of open feeds is in the Apollo cache. */
type ClosingPhase =
  | { name: "idle" }
  | { name: "asking"; feedId: string; failed?: boolean }
  | { name: "closing"; feedId: string }
  | { name: "closed" };

type CalendarFeedsState = { making: MakingPhase; closing: ClosingPhase };

const initialState: CalendarFeedsState = { making: { name: "idle" }, closing: { name: "idle" } };

type Feed = { accountId: string; feedId: string };

const isClosing = ({ closing }: CalendarFeedsState, feedId: string) =>
  closing.name === "closing" && closing.feedId === feedId;

const slice = createSlice({
  name: "calendarFeeds",
  initialState: initialState,
  reducers: {
    left: () => initialState,
    createRequested: (_, { payload: { accountId } }: PayloadAction<{ accountId: string }>): CalendarFeedsState => ({
      ...initialState,
      making: { name: "making", accountId },
    }),
    /** The URL of another account's feed, which arrives late, is not shown. */
    made(state, { payload: { accountId, made } }: PayloadAction<{ accountId: string; made: MadeFeed }>) {
      if (state.making.name !== "making" || state.making.accountId !== accountId) return;
      state.making =
        "address" in made ? { name: "made", address: made.address } : { name: "refused", code: made.refused };
    },
    closeRequested(state, { payload: { feedId } }: PayloadAction<{ feedId: string }>) {
      state.closing = { name: "asking", feedId };
    },
    closeDeclined(state) {
      if (state.closing.name === "asking") state.closing = { name: "idle" };
    },
    closeConfirmed(state, { payload: { feedId } }: PayloadAction<Feed>) {
      if (state.closing.name === "asking") state.closing = { name: "closing", feedId };
    },
    /** The URL shown may be that of the revoked feed, so it is cleared. */
    closed: (state, { payload: { feedId } }: PayloadAction<Feed>): CalendarFeedsState =>
      isClosing(state, feedId) ? { making: { name: "idle" }, closing: { name: "closed" } } : state,
    closeFailed(state, { payload: { feedId } }: PayloadAction<Feed>) {
      if (isClosing(state, feedId)) state.closing = { name: "asking", feedId, failed: true };
    },
  },
});

/** Actions of the calendar feeds (B09). */
export const calendarFeedsEvents = slice.actions;
export const calendarFeedsReducer = slice.reducer;

export const selectCalendarFeeds = (root: { billing: { calendarFeeds: CalendarFeedsState } }) =>
  root.billing.calendarFeeds;

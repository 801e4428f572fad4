import { createAction, createReducer } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type { Counts, ListRequest, Notifications, Range } from "./notifications.api.ts";

/** The notifications on the screen: the pages that were loaded so far. */
export const notificationsRead = createRead<Notifications, ListRequest>("notifications/list");

export const notificationEvents = {
  /** The next page is wanted. */
  moreRequested: createAction<ListRequest>("notifications/moreRequested"),
  /** Notifications were opened, or all that are shown are to be marked. */
  markRequested: createAction<Range>("notifications/markRequested"),
  /** The next page, or a mark, could not be had. */
  failed: createAction<Failure>("notifications/changeFailed"),
};

type Change =
  | { name: "idle" }
  | { name: "loadingMore"; before: number | undefined }
  | { name: "failed"; failure: Failure };

const change = createReducer({ name: "idle" } as Change, (builder) =>
  builder
    .addCase(notificationEvents.moreRequested, (_, { payload: { before } }): Change => ({
      name: "loadingMore",
      before,
    }))
    .addCase(notificationEvents.failed, (_, { payload: failure }): Change => ({ name: "failed", failure }))
    .addCase(notificationEvents.markRequested, (now): Change => (now.name === "loadingMore" ? now : { name: "idle" }))
    .addCase(notificationsRead.requested, (): Change => ({ name: "idle" }))
    // The answer to a mark has the same `next`: the older page is still to come.
    .addCase(notificationsRead.received, (now, { payload: { next } }): Change =>
      now.name === "loadingMore" && now.before === next ? now : { name: "idle" },
    ),
);

export const notificationCenterReducer = combineReducers({ list: notificationsRead.reducer, change });

type State = { list: ReadState<Notifications>; change: Change };
/** Use only on the screen of notifications, which brings this slice. */
export const selectNotifications = (root: unknown) => (root as { notificationCenter: State }).notificationCenter;

/** The list after some were marked as read. */
export const withRead = (list: Notifications, { first, last, topic }: Range, counts: Counts): Notifications => ({
  ...list,
  ...counts,
  notifications: list.notifications.map((each) =>
    each.id >= first && each.id <= last && (topic === undefined || each.topic === topic)
      ? { ...each, read: true }
      : each,
  ),
});

import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { FormAnswers } from "@portico/rules/webFormAnswers";
import type { Failure } from "../../../api/result.ts";
import type { CaseRequest } from "./support.api.ts";
import { openEvents } from "./openRequest.slice.ts";

type FormOf = Pick<CaseRequest, "accountId" | "form">;
const keyOf = ({ accountId, form }: FormOf) => `${accountId}/${form}`;

/** A request that is being sent, or failed: what was typed, and why it failed. */
type Unsent = FormOf & { typed: FormAnswers; failed?: { request: CaseRequest; failure: Failure } };
export type UnsentRequests = Record<string, Unsent>;

/** Requests that were not sent, one of each form: they stay while other forms are open, until they are sent. */
const unsent = createSlice({
  name: "webForm/unsent",
  initialState: {} as UnsentRequests,
  reducers: {
    /** A request is sent, or what it says is changed after it failed. */
    kept: (all, { payload }: PayloadAction<FormOf & { typed: FormAnswers }>) => {
      all[keyOf(payload)] = { ...all[keyOf(payload)], ...payload };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(openEvents.requested, (all, { payload }) => {
        delete all[keyOf(payload)]?.failed;
      })
      .addCase(openEvents.failed, (all, { payload: failed }) => {
        const kept = (all as UnsentRequests)[keyOf(failed.request)];
        return kept ? { ...all, [keyOf(failed.request)]: { ...kept, failed } } : all;
      })
      .addCase(openEvents.sent, (all, { payload }) => {
        delete all[keyOf(payload.request)];
      }),
});

export const unsentOf = (all: UnsentRequests, form: FormOf): Unsent | undefined => all[keyOf(form)];
export const unsentEvents = unsent.actions;
export const unsentReducer = unsent.reducer;

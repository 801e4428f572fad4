import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type { AccountOutages, CallbackRequest, CancelRequest, OfAccount, OutageMap } from "./outages.api.ts";

/** The map, which everybody sees. */
export const mapRead = createRead<OutageMap, Pick<OfAccount, "locale">>("outage/map");
/** The outages, credits and callback of the current account. */
export const accountRead = createRead<AccountOutages, OfAccount>("outage/account");

/** What is on the screen, and kept up to date: the map, an account, or both. */
export type Shown = { map: Pick<OfAccount, "locale"> | null; account: OfAccount | null };

const shown = createSlice({
  name: "outage/shown",
  initialState: { map: null, account: null } as Shown,
  reducers: {
    entered: (_, { payload }: PayloadAction<Shown>): Shown => payload,
    left: (): Shown => ({ map: null, account: null }),
  },
});

/** Phase of a change. A failed one keeps its idempotency key: without an answer, a retry is the same attempt. */
export type CallbackPhase =
  | { name: "idle" }
  | { name: "working" | "done"; request: CallbackRequest | CancelRequest }
  | { name: "failed"; request: CallbackRequest | CancelRequest; failure: Failure };

type Answered = { request: CallbackRequest | CancelRequest };

/** A late answer can be about the request of another account, whose screen was left. */
const isSending = (phase: CallbackPhase, { request }: Answered) =>
  phase.name === "working" && phase.request.idempotencyKey === request.idempotencyKey;

const working = <Request extends CallbackRequest | CancelRequest>() => ({
  reducer: (_: CallbackPhase, { payload }: PayloadAction<Request>): CallbackPhase => ({
    name: "working",
    request: payload,
  }),
  prepare: (payload: Request) => ({ payload }),
});

const callback = createSlice({
  name: "outage/callback",
  initialState: { name: "idle" } as CallbackPhase,
  reducers: {
    requested: working<CallbackRequest>(),
    cancelRequested: working<CancelRequest>(),
    done: (phase, { payload }: PayloadAction<Answered>): CallbackPhase =>
      isSending(phase, payload) ? { name: "done", ...payload } : phase,
    failed: (phase, { payload }: PayloadAction<Answered & { failure: Failure }>): CallbackPhase =>
      isSending(phase, payload) ? { name: "failed", ...payload } : phase,
    dismissed: (phase): CallbackPhase => (phase.name === "working" ? phase : { name: "idle" }),
  },
  extraReducers: (builder) => void builder.addCase(shown.actions.left, (): CallbackPhase => ({ name: "idle" })),
});

export const outageEvents = shown.actions;
export const callbackEvents = callback.actions;

export const outageReducer = combineReducers({
  map: mapRead.reducer,
  account: accountRead.reducer,
  shown: shown.reducer,
  callback: callback.reducer,
});

type State = {
  map: ReadState<OutageMap>;
  account: ReadState<AccountOutages>;
  shown: Shown;
  callback: CallbackPhase;
};
/** Use only on the screens of outages, which bring this slice. */
export const selectOutage = (root: unknown) => (root as { outage: State }).outage;

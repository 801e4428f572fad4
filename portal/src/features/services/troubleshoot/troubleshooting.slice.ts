import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type {
  AnswerRequest,
  ServiceCheck,
  ServiceChecks,
  StartRequest,
  VisitRequest,
  VisitSlot,
  VisitTimes,
} from "./troubleshooting.api.ts";

/** The newest checks of the current account. */
export const checksRead = createRead<ServiceChecks, { accountId: string }>("troubleshooting/checks");

/** The times at which a technician can come. */
export const visitTimesRead = createRead<VisitTimes, { accountId: string; reference: string }>("troubleshooting/times");

type Request = StartRequest | AnswerRequest;

/** Phase of a start or an answer. A failed one keeps its idempotency key: without an answer, a retry is the same attempt. */
export type ChangePhase =
  | { name: "idle" }
  | { name: "working"; request: Request }
  | { name: "done"; check: ServiceCheck }
  | { name: "failed"; request: Request; failure: Failure };

const change = createSlice({
  name: "troubleshooting/change",
  initialState: { name: "idle" } as ChangePhase,
  reducers: {
    startRequested: (_, { payload }: PayloadAction<StartRequest>): ChangePhase => ({
      name: "working",
      request: payload,
    }),
    answerRequested: (_, { payload }: PayloadAction<AnswerRequest>): ChangePhase => ({
      name: "working",
      request: payload,
    }),
    done: (_, { payload }: PayloadAction<ServiceCheck>): ChangePhase => ({ name: "done", check: payload }),
    failed: (_, { payload }: PayloadAction<{ request: Request; failure: Failure }>): ChangePhase => ({
      name: "failed",
      ...payload,
    }),
    /** What was answered is on the screen, or another question is. */
    dismissed: (phase): ChangePhase => (phase.name === "working" ? phase : { name: "idle" }),
  },
});

/** Phase of the booking of a visit; a failed one keeps its idempotency key, as a change does. */
export type BookingPhase =
  | { name: "idle" }
  | { name: "working"; request: VisitRequest }
  | { name: "done" }
  | { name: "failed"; request: VisitRequest; failure: Failure; slots: VisitSlot[] };

type Refused = Pick<Extract<BookingPhase, { name: "failed" }>, "request" | "failure" | "slots">;

const booking = createSlice({
  name: "troubleshooting/booking",
  initialState: { name: "idle" } as BookingPhase,
  reducers: {
    requested: (_, { payload }: PayloadAction<VisitRequest>): BookingPhase => ({ name: "working", request: payload }),
    done: (): BookingPhase => ({ name: "done" }),
    failed: (_, { payload }: PayloadAction<Refused>): BookingPhase => ({ name: "failed", ...payload }),
    /** The refusal was read, or another time was chosen. */
    dismissed: (phase): BookingPhase => (phase.name === "working" ? phase : { name: "idle" }),
  },
});

export const bookingEvents = booking.actions;
export const changeEvents = change.actions;

export const troubleshootingReducer = combineReducers({
  checks: checksRead.reducer,
  change: change.reducer,
  times: visitTimesRead.reducer,
  booking: booking.reducer,
});

type State = {
  checks: ReadState<ServiceChecks>;
  change: ChangePhase;
  times: ReadState<VisitTimes>;
  booking: BookingPhase;
};
/** Use only on the screen of guided checks, which brings this slice. */
export const selectTroubleshooting = (root: unknown) =>
  (root as { equipmentAndTroubleshoot: { troubleshooting: State } }).equipmentAndTroubleshoot.troubleshooting;

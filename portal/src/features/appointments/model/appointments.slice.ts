import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type {
  Appointment,
  AppointmentCalendar,
  Appointments,
  CancelRequest,
  Emails,
  JobName,
  MoveRequest,
  Slot,
} from "./appointments.api.ts";

/** The appointments of the current account. */
export const appointmentsRead = createRead<Appointments, { accountId: string }>("serviceAppointments/list");
/** The times to which one appointment can be moved. */
export const calendarRead = createRead<AppointmentCalendar, JobName>("serviceAppointments/calendar");

/** The account whose list is on the screen, which is then kept up to date; null for none. */
const shownFor = createSlice({
  name: "serviceAppointments/shown",
  initialState: null as string | null,
  reducers: {
    entered: (_, { payload }: PayloadAction<string>): string | null => payload,
    left: (): string | null => null,
  },
});

/** Phase of the last change. A failed one keeps its idempotency key: without an answer, a retry is the same attempt. */
export type ChangePhase =
  | { name: "idle" }
  | { name: "working"; request: MoveRequest | CancelRequest }
  | { name: "done"; what: "moved" | "cancelled"; appointment: Appointment }
  | { name: "failed"; request: MoveRequest | CancelRequest; failure: Failure; slots: Slot[] };

const working = <Request extends CancelRequest>() => ({
  reducer: (_: ChangePhase, { payload }: PayloadAction<Request>): ChangePhase => ({
    name: "working",
    request: payload,
  }),
  prepare: (payload: Request) => ({ payload }),
});

const change = createSlice({
  name: "serviceAppointments/change",
  initialState: { name: "idle" } as ChangePhase,
  reducers: {
    moveRequested: working<MoveRequest>(),
    cancelRequested: working<CancelRequest>(),
    done: (_, { payload }: PayloadAction<{ what: "moved" | "cancelled"; appointment: Appointment }>): ChangePhase => ({
      name: "done",
      ...payload,
    }),
    failed: (
      _,
      { payload }: PayloadAction<{ request: MoveRequest | CancelRequest; failure: Failure; slots: Slot[] }>,
    ): ChangePhase => ({ name: "failed", ...payload }),
    /** The message was dismissed, or another screen was opened. */
    dismissed: (phase): ChangePhase => (phase.name === "working" ? phase : { name: "idle" }),
  },
  // The list confirms a change once.
  extraReducers: (builder) =>
    void builder.addCase(shownFor.actions.left, (phase): ChangePhase =>
      phase.name === "done" ? { name: "idle" } : phase,
    ),
});

/** State of the calendar file: one download at a time. */
export type FilePhase =
  | { name: "idle" }
  | { name: "downloading"; job: JobName }
  | { name: "failed"; job: JobName; failure: Failure };

type FileRequest = { job: JobName; locale: "en-US" | "es-US"; fileName: string };

const file = createSlice({
  name: "serviceAppointments/file",
  initialState: { name: "idle" } as FilePhase,
  reducers: {
    requested: (_, { payload }: PayloadAction<FileRequest>): FilePhase => ({ name: "downloading", job: payload.job }),
    downloaded: (): FilePhase => ({ name: "idle" }),
    failed: (_, { payload }: PayloadAction<{ job: JobName; failure: Failure }>): FilePhase => ({
      name: "failed",
      ...payload,
    }),
  },
});

/** The e-mail setting: shown at once, and rolled back when saving fails. */
export type EmailsPhase =
  | { name: "idle" }
  | { name: "saving"; wanted: boolean }
  | { name: "saved"; emails: Emails }
  | { name: "failed"; failure: Failure };

const emails = createSlice({
  name: "serviceAppointments/emails",
  initialState: { name: "idle" } as EmailsPhase,
  reducers: {
    requested: (_, { payload }: PayloadAction<{ accountId: string; wanted: boolean }>): EmailsPhase => ({
      name: "saving",
      wanted: payload.wanted,
    }),
    saved: (_, { payload }: PayloadAction<Emails>): EmailsPhase => ({ name: "saved", emails: payload }),
    failed: (_, { payload }: PayloadAction<Failure>): EmailsPhase => ({ name: "failed", failure: payload }),
  },
  // A new list has the setting of the server.
  extraReducers: (builder) =>
    void builder.addCase(appointmentsRead.received, (phase) => (phase.name === "saving" ? phase : { name: "idle" })),
});

export const listEvents = shownFor.actions;
export const changeEvents = change.actions;
export const fileEvents = file.actions;
export const emailEvents = emails.actions;

export const serviceAppointmentsReducer = combineReducers({
  list: appointmentsRead.reducer,
  shownFor: shownFor.reducer,
  calendar: calendarRead.reducer,
  change: change.reducer,
  file: file.reducer,
  emails: emails.reducer,
});

type State = {
  list: ReadState<Appointments>;
  shownFor: string | null;
  calendar: ReadState<AppointmentCalendar>;
  change: ChangePhase;
  file: FilePhase;
  emails: EmailsPhase;
};
/** Use only on the screens of appointments, which bring this slice. */
export const selectServiceAppointments = (root: unknown) =>
  (root as { serviceAppointments: State }).serviceAppointments;

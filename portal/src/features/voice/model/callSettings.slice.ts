import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type { CallSettings, ChangeRequest, ForwardingResult, SettingsError } from "./callSettings.api.ts";

/** The lines of the current account that the user may set. */
export const callSettingsRead = createRead<CallSettings, { accountId: string }>("voiceWorkspace/callSettings");

/** What a change is about; never what was typed, which may be a PIN. */
export type Subject = { what: ChangeRequest["what"]; telephoneNumber: string | null };

/** Phase of a change, one at a time. */
export type ChangePhase =
  | { name: "idle" }
  | { name: "working"; subject: Subject }
  | { name: "saved"; subject: Subject; results: ForwardingResult[] }
  | { name: "failed"; subject: Subject; failure: Failure; errors: SettingsError[] };

const subjectOf = (request: ChangeRequest): Subject => ({
  what: request.what,
  telephoneNumber: "telephoneNumber" in request ? request.telephoneNumber : null,
});

/** Whether the answer is of an earlier change than the one that is under way. */
const isOfLater = (phase: ChangePhase, { what, telephoneNumber }: Subject) =>
  phase.name === "working" && (phase.subject.what !== what || phase.subject.telephoneNumber !== telephoneNumber);

/** `kept`: what was sent for a part, and the version that it is now. */
type SavedChange = {
  request: Subject;
  results: ForwardingResult[];
  kept?: { wanted: object; version: number } | undefined;
};

const change = createSlice({
  name: "voiceWorkspace/callSettingsChange",
  initialState: { name: "idle" } as ChangePhase,
  reducers: {
    requested: (_, { payload }: PayloadAction<ChangeRequest>): ChangePhase => ({
      name: "working",
      subject: subjectOf(payload),
    }),
    saved: (phase, { payload: { request: subject, results } }: PayloadAction<SavedChange>): ChangePhase =>
      isOfLater(phase, subject) ? phase : { name: "saved", subject, results },
    failed: (
      phase,
      {
        payload: { request: subject, ...why },
      }: PayloadAction<{ request: Subject; failure: Failure; errors: SettingsError[] }>,
    ): ChangePhase => (isOfLater(phase, subject) ? phase : { name: "failed", subject, ...why }),
    /** Its message was closed, or another form was opened. */
    dismissed: (phase): ChangePhase => (phase.name === "working" ? phase : { name: "idle" }),
  },
});

export const changeEvents = change.actions;

/** What is typed in a part of a line's settings and not saved, with the version of the part that was seen. */
export type Draft = { typed: object; seen: number };

const draftKeyOf = ({ what, telephoneNumber }: Subject) => `${what} ${telephoneNumber}`;

/** The unsaved entries of every part, so that picking another line, or a look at another screen, loses none. */
const drafts = createSlice({
  name: "voiceWorkspace/callSettingsDrafts",
  initialState: {} as Record<string, Draft>,
  reducers: {
    /** @param payload.stored what is saved; the draft begins with it */
    typed: (all, { payload }: PayloadAction<{ subject: Subject; stored: object; changed: object; seen: number }>) => {
      const { subject, stored, changed, seen } = payload;
      const key = draftKeyOf(subject);
      all[key] = { typed: { ...(all[key]?.typed ?? stored), ...changed }, seen };
    },
    discarded: (all, { payload }: PayloadAction<Subject>) => {
      delete all[draftKeyOf(payload)];
    },
  },
  extraReducers: (builder) =>
    void builder.addCase(change.actions.saved, (all, { payload: { request, kept } }) => {
      const key = draftKeyOf(request);
      const draft = all[key];
      // What was typed while the change was under way is not saved: it goes on from the version that is saved now.
      if (draft && kept && JSON.stringify(draft.typed) !== JSON.stringify(kept.wanted)) draft.seen = kept.version;
      else delete all[key];
    }),
});

export const draftEvents = drafts.actions;

/** What is typed for each of a line's lists of callers and isn't in it yet. */
export type TypedCallers = { blocked: string; allowed: string };

/** By telephone number, kept like the drafts. */
const typedCallers = createSlice({
  name: "voiceWorkspace/typedCallers",
  initialState: {} as Record<string, TypedCallers>,
  reducers: {
    typed: (all, { payload }: PayloadAction<{ telephoneNumber: string; typed: TypedCallers }>) => {
      all[payload.telephoneNumber] = payload.typed;
    },
  },
});

export const typedCallersEvents = typedCallers.actions;
export { subjectOf };

export const callSettingsReducer = combineReducers({
  list: callSettingsRead.reducer,
  change: change.reducer,
  drafts: drafts.reducer,
  typedCallers: typedCallers.reducer,
});

type State = {
  list: ReadState<CallSettings>;
  change: ChangePhase;
  drafts: Record<string, Draft>;
  typedCallers: Record<string, TypedCallers>;
};
/** Use only on the screens of call settings, which bring this slice. */
export const selectCallSettings = (root: unknown) => (root as { voiceCallSettings: State }).voiceCallSettings;
export const selectDraft = (root: unknown, subject: Subject): Draft | undefined =>
  selectCallSettings(root).drafts[draftKeyOf(subject)];
export const selectTypedCallers = (root: unknown, telephoneNumber: string): TypedCallers | undefined =>
  selectCallSettings(root).typedCallers[telephoneNumber];

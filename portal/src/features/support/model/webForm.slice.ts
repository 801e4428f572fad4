import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type {
  AnswerRequest,
  CaseRequest,
  CasesRequest,
  FormsRequest,
  ReplyRequest,
  SupportCase,
  SupportCases,
  SupportForms,
} from "./support.api.ts";
import { type Uploads, uploadsReducer } from "./uploads.slice.ts";

/** The published forms. */
export const formsRead = createRead<SupportForms, FormsRequest>("webForm/forms");

/** The customer's cases of the current account. */
export const casesRead = createRead<SupportCases, CasesRequest>("webForm/cases");

/** Phase of sending. A failed one keeps its idempotency key: without an answer, a retry is the same attempt. */
type Phase<Request> =
  | { name: "idle" }
  | { name: "working"; request: Request }
  | { name: "sent"; request: Request; sent: SupportCase }
  | { name: "failed"; request: Request; failure: Failure };
export type OpenPhase = Phase<CaseRequest>;
export type ReplyPhase = Phase<ReplyRequest>;
export type AnswerPhase = Phase<AnswerRequest>;

function phaseSlice<Request>(name: string) {
  const requested = createAction(`${name}/requested`, (payload: Request, files: readonly File[] = []) => ({
    payload,
    // The toolkit expects no serializable values in `meta.arg`.
    meta: { arg: files },
  }));
  const slice = createSlice({
    name,
    initialState: { name: "idle" } as Phase<Request>,
    reducers: {
      sent: (_, { payload }: PayloadAction<{ request: Request; sent: SupportCase }>) =>
        ({ name: "sent", ...payload }) as never,
      failed: (_, { payload }: PayloadAction<{ request: Request; failure: Failure }>) =>
        ({ name: "failed", ...payload }) as never,
      dismissed: (phase) => (phase.name === "working" ? phase : ({ name: "idle" } as never)),
    },
    extraReducers: (builder) =>
      builder.addCase(requested, (_, { payload }) => ({ name: "working", request: payload }) as never),
  });
  return { reducer: slice.reducer, actions: { ...slice.actions, requested } };
}

const open = phaseSlice<CaseRequest>("webForm/open");
const reply = phaseSlice<ReplyRequest>("webForm/reply");
const answer = phaseSlice<AnswerRequest>("webForm/answer");

/** What names the form of a message, for its uploads. */
export const newCaseForm = (id: string): string => `new-${id}`;
export const messageForm = (caseId: string): string => `message-${caseId}`;

export const openEvents = open.actions;
export const replyEvents = reply.actions;
/** Customer service's answer, or change of how far a request is. */
export const answerEvents = answer.actions;

export const webFormReducer = combineReducers({
  forms: formsRead.reducer,
  cases: casesRead.reducer,
  open: open.reducer,
  reply: reply.reducer,
  answer: answer.reducer,
  uploads: uploadsReducer,
});

type State = {
  forms: ReadState<SupportForms>;
  cases: ReadState<SupportCases>;
  open: OpenPhase;
  reply: ReplyPhase;
  answer: AnswerPhase;
  uploads: Uploads;
};
/** Use only on the screen of requests, which brings this slice. */
export const selectWebForm = (root: unknown) => (root as { webForm: State }).webForm;

import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../../api/read.ts";
import type { Failure } from "../../../../api/result.ts";
import type {
  AnswerRequest,
  AskRequest,
  BillQuestion,
  QuestionedStatement,
  StatementRequest,
} from "./billQuestions.api.ts";

/** The lines of a statement with the questions about them. */
export const questionsRead = createRead<QuestionedStatement, StatementRequest>("billQuestions/statement");

type Request = AskRequest | AnswerRequest;
type Sent = { request: Request; question: BillQuestion };

/** Phase of sending. A failed one keeps its idempotency key: without an answer, a retry is the same attempt. */
export type SendPhase =
  | { name: "idle" }
  | { name: "working"; request: Request }
  | ({ name: "sent" } & Sent)
  | { name: "failed"; request: Request; failure: Failure };

/** A late answer about one message does not end another that is still being sent. */
const isAwaited = (phase: SendPhase, { request }: { request: Request }) =>
  phase.name !== "working" || phase.request.idempotencyKey === request.idempotencyKey;

const slice = createSlice({
  name: "billQuestions",
  initialState: { name: "idle" } as SendPhase,
  reducers: {
    askRequested: (_, { payload }: PayloadAction<AskRequest>): SendPhase => ({ name: "working", request: payload }),
    answerRequested: (_, { payload }: PayloadAction<AnswerRequest>): SendPhase => ({
      name: "working",
      request: payload,
    }),
    asked: (phase, { payload }: PayloadAction<Sent>): SendPhase =>
      isAwaited(phase, payload) ? { name: "sent", ...payload } : phase,
    answered: (phase, { payload }: PayloadAction<Sent>): SendPhase =>
      isAwaited(phase, payload) ? { name: "sent", ...payload } : phase,
    failed: (phase, { payload }: PayloadAction<{ request: Request; failure: Failure }>): SendPhase =>
      isAwaited(phase, payload) ? { name: "failed", ...payload } : phase,
    /** The screen was closed, or something else is typed. */
    dismissed: (phase): SendPhase => (phase.name === "working" ? phase : { name: "idle" }),
  },
});

export const billQuestionEvents = slice.actions;
export const billQuestionsReducer = combineReducers({ statement: questionsRead.reducer, send: slice.reducer });

type State = { statement: ReadState<QuestionedStatement>; send: SendPhase };
export const selectBillQuestions = (root: { billing: { billQuestions: State } }) => root.billing.billQuestions;

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

const slice = createSlice({
  name: "billQuestions",
  initialState: { name: "idle" } as SendPhase,
  reducers: {
    askRequested: (_, { payload }: PayloadAction<AskRequest>): SendPhase => ({ name: "working", request: payload }),
    answerRequested: (_, { payload }: PayloadAction<AnswerRequest>): SendPhase => ({
      name: "working",
      request: payload,
    }),
    asked: (_, { payload }: PayloadAction<Sent>): SendPhase => ({ name: "sent", ...payload }),
    answered: (_, { payload }: PayloadAction<Sent>): SendPhase => ({ name: "sent", ...payload }),
    failed: (_, { payload }: PayloadAction<{ request: Request; failure: Failure }>): SendPhase => ({
      name: "failed",
      ...payload,
    }),
    /** The screen was closed, or something else is typed. */
    dismissed: (phase): SendPhase => (phase.name === "working" ? phase : { name: "idle" }),
  },
});

export const billQuestionEvents = slice.actions;
export const billQuestionsReducer = combineReducers({ statement: questionsRead.reducer, send: slice.reducer });

type State = { statement: ReadState<QuestionedStatement>; send: SendPhase };
export const selectBillQuestions = (root: { billing: { billQuestions: State } }) => root.billing.billQuestions;

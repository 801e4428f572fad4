import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type {
  AnswerRequest,
  CasesRequest,
  FormsRequest,
  ReplyRequest,
  SupportCases,
  SupportForms,
} from "./support.api.ts";
import { openEvents, type OpenPhase, openReducer, type Phase, phaseSlice } from "./openRequest.slice.ts";
import { type UnsentRequests, unsentReducer } from "./unsent.slice.ts";
import { type Uploads, uploadsReducer } from "./uploads.slice.ts";

/** The published forms. */
export const formsRead = createRead<SupportForms, FormsRequest>("webForm/forms");

/** The customer's cases of the current account. */
export const casesRead = createRead<SupportCases, CasesRequest>("webForm/cases");

export type ReplyPhase = Phase<ReplyRequest>;
export type AnswerPhase = Phase<AnswerRequest>;

const reply = phaseSlice<ReplyRequest>("webForm/reply");
const answer = phaseSlice<AnswerRequest>("webForm/answer");

/** What names the form of a message, for its uploads. */
export const newCaseForm = (id: string): string => `new-${id}`;
export const messageForm = (caseId: string): string => `message-${caseId}`;

export { openEvents };
export const replyEvents = reply.actions;
/** Customer service's answer, or change of how far a request is. */
export const answerEvents = answer.actions;

export const webFormReducer = combineReducers({
  forms: formsRead.reducer,
  cases: casesRead.reducer,
  open: openReducer,
  reply: reply.reducer,
  answer: answer.reducer,
  unsent: unsentReducer,
  uploads: uploadsReducer,
});

type State = {
  forms: ReadState<SupportForms>;
  cases: ReadState<SupportCases>;
  open: OpenPhase;
  reply: ReplyPhase;
  answer: AnswerPhase;
  unsent: UnsentRequests;
  uploads: Uploads;
};
/** Use only on the screen of requests, which brings this slice. */
export const selectWebForm = (root: unknown) => (root as { webForm: State }).webForm;

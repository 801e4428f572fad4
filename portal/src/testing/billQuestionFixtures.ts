import type { BillQuestion, QuestionedStatement } from "../features/billing/model/bill-questions/billQuestions.api.ts";

/** The line of `billWith` that is asked about: the technician's visit. */
export const askedPosition = 4;
export const askedStatementId = "st-2026-11-09";

export const waitingQuestion: BillQuestion = {
  position: askedPosition,
  state: "RECEIVED",
  version: 1,
  maxCredit: 9_900,
  messages: [
    {
      from: "CUSTOMER",
      firstName: "Dana",
      body: "The technician came because your cable was damaged by the street work. Why do we pay for the visit?",
      credit: null,
      sentAt: "2026-11-19T21:40:00.000Z",
    },
  ],
};

export const creditedQuestion: BillQuestion = {
  ...waitingQuestion,
  state: "ANSWERED",
  version: 2,
  maxCredit: 0,
  messages: [
    ...waitingQuestion.messages,
    {
      from: "AGENT",
      firstName: "",
      body: "You are right: the damage was on our side of the connection. We have credited the whole visit.",
      credit: 9_900,
      sentAt: "2026-11-20T15:05:00.000Z",
    },
  ],
};

/** The lines of a statement of which one is asked about. */
export const questioned = (
  question: BillQuestion | null,
  role: QuestionedStatement["role"] = "ASKS",
): QuestionedStatement => ({
  statementId: askedStatementId,
  statementDate: "2026-11-09",
  timeZone: "America/New_York",
  role,
  lines: [
    { position: 3, code: "VOICE_LINES", quantity: 6, amount: 14_400, question: null },
    { position: askedPosition, code: "TECHNICIAN_VISIT", quantity: 1, amount: 9_900, question },
  ],
});

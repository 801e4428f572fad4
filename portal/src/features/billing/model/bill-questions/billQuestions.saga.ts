import { context } from "../../../../api/sagaContext.ts";
import type { Result } from "../../../../api/result.ts";
import { call, put, select, type SagaGenerator, takeEvery } from "../../../../lib/effects.ts";
import { refreshAccountStatus } from "../account-status/accountStatus.saga.ts";
import { type AnswerRequest, type AskRequest, type BillQuestion, billQuestionsApi } from "./billQuestions.api.ts";
import { billQuestionEvents, billQuestionsReducer, questionsRead, selectBillQuestions } from "./billQuestions.slice.ts";
import { billing } from "../billing.slice.ts";

/** Shows a changed question at once. */
function* showChanged(statementId: string, question: BillQuestion): SagaGenerator<void> {
  const { data } = (yield* select(selectBillQuestions)).statement;
  if (data?.statementId !== statementId) return;
  const lines = data.lines.map((line) => (line.position === question.position ? { ...line, question } : line));
  yield* put(questionsRead.received({ ...data, lines }));
}

/** After a refusal the statement's questions are read again, because they were out of date. */
function* fail(request: AskRequest | AnswerRequest, { failure }: Extract<Result<never>, { ok: false }>) {
  yield* put(billQuestionEvents.failed({ request, failure }));
  const { accountId, statementId } = request;
  if (failure.kind === "refused") yield* put(questionsRead.requested({ accountId, statementId }));
}

/** Runs the reads, questions and answers about lines of statements; a message about one line awaits no other. */
function* billQuestionsSaga() {
  const { graph, ...parts } = yield* context();
  const api = billQuestionsApi(parts);
  yield* takeEvery(billQuestionEvents.askRequested, function* ({ payload: request }) {
    const result = yield* call(api.ask, request);
    if (!result.ok) return yield* call(fail, request, result);
    yield* call(showChanged, request.statementId, result.data);
    yield* put(billQuestionEvents.asked({ request, question: result.data }));
  });
  yield* takeEvery(billQuestionEvents.answerRequested, function* ({ payload: request }) {
    const result = yield* call(api.answer, request);
    if (!result.ok) return yield* call(fail, request, result);
    yield* call(showChanged, request.statementId, result.data);
    yield* put(billQuestionEvents.answered({ request, question: result.data }));
    if (request.credit !== null) yield* call(refreshAccountStatus, yield* call(graph), request.accountId);
  });
  yield* questionsRead.watch(function* (wanted) {
    return yield* call(api.read, wanted);
  });
}

export const billQuestionsWorkflow = {
  name: "billQuestions",
  reducers: billing({ billQuestions: billQuestionsReducer }),
  sagas: { billQuestions: billQuestionsSaga },
};

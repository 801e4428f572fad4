import { context } from "../../../api/sagaContext.ts";
import { call, put, takeLeading } from "../../../lib/effects.ts";
import { supportApi } from "./support.api.ts";
import { sendWithFiles } from "./uploads.saga.ts";
import {
  answerEvents,
  casesRead,
  formsRead,
  messageForm,
  newCaseForm,
  openEvents,
  replyEvents,
  webFormReducer,
} from "./webForm.slice.ts";

/** Runs the reads and changes of forms and requests to support; after a change the list is read again. */
function* webFormSaga() {
  const api = supportApi(yield* context());
  yield* takeLeading(openEvents.requested, function* ({ payload: request, meta: { arg: files } }) {
    const { fileKeys: _, ...body } = request;
    const { accountId } = request;
    const message = { form: newCaseForm(request.form), accountId, files };
    const result = yield* sendWithFiles(api, message, (ids) => api.open({ ...body, files: ids }));
    if (result.ok) {
      yield* put(openEvents.sent({ request, sent: result.data }));
      return yield* put(casesRead.requested({ accountId }));
    }
    yield* put(openEvents.failed({ request, failure: result.failure }));
    // A refusal means that the form, or what it knows of the account, is out of date.
    if (result.failure.kind === "refused") yield* put(formsRead.requested({ accountId }));
  });
  yield* takeLeading(replyEvents.requested, function* ({ payload: request, meta: { arg: files } }) {
    const { fileKeys: _, ...body } = request;
    const message = { form: messageForm(request.caseId), accountId: request.accountId, files };
    const result = yield* sendWithFiles(api, message, (ids) => api.reply({ ...body, files: ids }));
    yield* put(
      result.ok
        ? replyEvents.sent({ request, sent: result.data })
        : replyEvents.failed({ request, failure: result.failure }),
    );
    // A refusal means that the list is out of date.
    if (result.ok || result.failure.kind === "refused")
      yield* put(casesRead.requested({ accountId: request.accountId }));
  });
  yield* takeLeading(answerEvents.requested, function* ({ payload: request, meta: { arg: files } }) {
    const { fileKeys: _, ...body } = request;
    const message = { form: messageForm(request.caseId), accountId: request.accountId, files };
    const result = yield* sendWithFiles(api, message, (ids) => api.answer({ ...body, files: ids }));
    yield* put(
      result.ok
        ? answerEvents.sent({ request, sent: result.data })
        : answerEvents.failed({ request, failure: result.failure }),
    );
    if (result.ok || result.failure.kind === "refused")
      yield* put(casesRead.requested({ accountId: request.accountId }));
  });
  yield* formsRead.watch(function* (wanted) {
    return yield* call(api.forms, wanted);
  });
  yield* casesRead.watch(function* (wanted) {
    return yield* call(api.cases, wanted);
  });
}

/** Workflows of requests to support: the specification's `webForm` slice. */
export const webFormWorkflows = {
  name: "webForm",
  reducers: { webForm: webFormReducer },
  sagas: { webForm: webFormSaga },
};

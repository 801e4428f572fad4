import { context } from "../../../api/sagaContext.ts";
import { call, put, takeLeading } from "../../../lib/effects.ts";
import { goOn } from "../model/signIn.saga.ts";
import { completeSignIn } from "./secondStep.api.ts";
import { secondStepEvents, secondStepReducer } from "./secondStep.slice.ts";

/** Completes the sign-in with a code; further submits meanwhile are ignored. */
function* secondStepSaga() {
  const { rest } = yield* context();
  yield* takeLeading(secondStepEvents.submitted, function* ({ payload: { code, targetUrl } }) {
    const answer = yield* call(completeSignIn, rest, code);
    if (!answer.ok) return yield* put(secondStepEvents.refused(answer.failure));
    yield* put(secondStepEvents.accepted());
    yield* call(goOn, answer.data, targetUrl);
  });
}

/** Workflows of the second step of a sign-in. */
export const secondStepWorkflows = {
  name: "secondStep",
  reducers: { secondStep: secondStepReducer },
  sagas: { secondStep: secondStepSaga },
};

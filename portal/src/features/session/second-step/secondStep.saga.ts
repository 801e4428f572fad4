import type { Result } from "../../../api/result.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, type SagaGenerator, takeLeading } from "../../../lib/effects.ts";
import type { LoginAnswer } from "../model/session.api.ts";
import { handleLoginAnswer, withPasskeys } from "../model/signIn.saga.ts";
import { completeSignIn } from "./secondStep.api.ts";
import { secondStepEvents, secondStepReducer } from "./secondStep.slice.ts";

function* finish(answer: Result<LoginAnswer>): SagaGenerator<void> {
  if (!answer.ok) return void (yield* put(secondStepEvents.refused(answer.failure)));
  yield* put(secondStepEvents.accepted());
  yield* call(handleLoginAnswer, answer.data);
}

/** Completes the sign-in with a code or a passkey; further tries meanwhile are ignored. */
function* secondStepSaga() {
  const { rest } = yield* context();
  yield* takeLeading(secondStepEvents.passkeyChosen, function* () {
    const signIn = () => withPasskeys((api) => api.signInWithPasskey(rest, { step: "SECOND", rememberMe: false }));
    yield* finish(yield* call(signIn));
  });
  yield* takeLeading(secondStepEvents.submitted, function* ({ payload: { code } }) {
    yield* finish(yield* call(completeSignIn, rest, code));
  });
}

/** Workflows of the second step of a sign-in. */
export const secondStepWorkflows = {
  name: "secondStep",
  reducers: { secondStep: secondStepReducer },
  sagas: { secondStep: secondStepSaga },
};

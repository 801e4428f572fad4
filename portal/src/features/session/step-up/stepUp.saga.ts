import { type Rest, toResult } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import { context } from "../../../api/sagaContext.ts";
import { sessionEndedType } from "../../../api/sessionScope.ts";
import { call, put, race, type SagaGenerator, take, type TakeableChannel } from "../../../lib/effects.ts";
import { withPasskeys } from "../model/signIn.saga.ts";
import { screens } from "../../navigation/model/screens.slice.ts";
import { type IdentityProof, stepUpEvents, stepUpReducer, type StepUpWays } from "./stepUp.slice.ts";

const path = "/api/pub/identity/v1/step-up";

/** What proves the person's identity again. */
const readStepUp = ({ identity, headers }: Rest): Promise<Result<StepUpWays>> =>
  toResult(identity.GET(path, { params: { header: headers.reading() } }));

/** Proves it with the password, and a code of whoever has two-step sign-in. */
const proveIdentity = ({ identity, headers }: Rest, body: IdentityProof): Promise<Result<StepUpWays>> =>
  toResult(identity.POST(path, { params: { header: headers.mutating() }, body }));

function* readWays(): SagaGenerator<boolean> {
  const { rest } = yield* context();
  const ways = yield* call(readStepUp, rest);
  yield* put(ways.ok ? stepUpEvents.waysReceived(ways.data) : stepUpEvents.refused(ways.failure));
  return ways.ok;
}

/** @param proof undefined for a passkey */
function* prove(proof: IdentityProof | undefined): SagaGenerator<boolean> {
  const { rest } = yield* context();
  const answer = proof
    ? yield* call(proveIdentity, rest, proof)
    : yield* call(() => withPasskeys((api) => api.proveWithPasskey(rest)));
  if (!answer.ok) yield* put(stepUpEvents.refused(answer.failure));
  return answer.ok;
}

/** Until a proof is accepted. */
function* proveUntilAccepted(): SagaGenerator<true> {
  while (!(yield* call(readWays))) yield* take(stepUpEvents.retried);
  for (;;) {
    const { code } = yield* race({
      code: take(stepUpEvents.submitted),
      passkey: take(stepUpEvents.passkeyChosen),
    });
    if (yield* call(prove, code?.payload)) return true;
  }
}

/** Asks when a call was refused for want of a recent proof of identity, and answers the calls that wait for it. */
export function* stepUpSaga(questions: TakeableChannel<object>): SagaGenerator<void> {
  const { stepUp } = yield* context();
  screens.inject({ name: "stepUp", reducers: { stepUp: stepUpReducer }, sagas: {} });
  for (;;) {
    yield* take(questions);
    if (!stepUp.pending()) continue;
    yield* put(stepUpEvents.asked());
    let isProved = false;
    try {
      const { proved } = yield* race({
        proved: call(proveUntilAccepted),
        cancelled: take(stepUpEvents.cancelled),
        ended: take(sessionEndedType),
      });
      isProved = proved === true;
      if (isProved) yield* put(stepUpEvents.proved());
    } finally {
      // Also after a crash: a question without an answer would hold this change and all later ones.
      stepUp.answer(isProved);
    }
  }
}

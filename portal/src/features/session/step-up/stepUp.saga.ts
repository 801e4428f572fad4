import { context } from "../../../api/sagaContext.ts";
import { sessionEndedType } from "../../../api/sessionScope.ts";
import { call, put, race, type SagaGenerator, take, type TakeableChannel } from "../../../lib/effects.ts";
import { screens } from "../../navigation/model/screens.slice.ts";
import { type IdentityProof, proveIdentity, readStepUp } from "./stepUp.api.ts";
import { stepUpEvents, stepUpReducer } from "./stepUp.slice.ts";

function* readWays(): SagaGenerator<boolean> {
  const { rest } = yield* context();
  const ways = yield* call(readStepUp, rest);
  yield* put(ways.ok ? stepUpEvents.waysReceived(ways.data) : stepUpEvents.refused(ways.failure));
  return ways.ok;
}

function* prove(proof: IdentityProof): SagaGenerator<boolean> {
  const { rest } = yield* context();
  const answer = yield* call(proveIdentity, rest, proof);
  if (!answer.ok) yield* put(stepUpEvents.refused(answer.failure));
  return answer.ok;
}

/** Until a proof is accepted. */
function* proveUntilAccepted(): SagaGenerator<true> {
  while (!(yield* call(readWays))) yield* take(stepUpEvents.retried);
  for (;;) {
    const { payload } = yield* take(stepUpEvents.submitted);
    if (yield* call(prove, payload)) return true;
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
    const { proved } = yield* race({
      proved: call(proveUntilAccepted),
      cancelled: take(stepUpEvents.cancelled),
      ended: take(sessionEndedType),
    });
    if (proved) yield* put(stepUpEvents.proved());
    stepUp.answer(proved === true);
  }
}

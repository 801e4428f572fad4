import { context } from "../../../api/sagaContext.ts";
import { call, put, type SagaGenerator, takeLeading } from "../../../lib/effects.ts";
import { beginSetup, type FactorProof, readSecondFactor, renewCodes, turnOff, turnOn } from "./secondFactor.api.ts";
import { factorEvents, type ProofPurpose, secondFactorRead } from "./secondFactor.slice.ts";

/** CONFLICT: it was turned on or off elsewhere meanwhile, so the card starts again from what is true now. */
function* refuse(failure: Parameters<typeof factorEvents.refused>[0]): SagaGenerator<void> {
  if (failure.kind === "refused" && failure.code === "CONFLICT") yield* put(factorEvents.closed());
  yield* put(factorEvents.refused(failure));
  yield* put(secondFactorRead.requested());
}

function* begin(currentPassword: string): SagaGenerator<void> {
  const { rest } = yield* context();
  const answer = yield* call(beginSetup, rest, currentPassword);
  if (answer.ok) yield* put(factorEvents.keyReceived(answer.data));
  else yield* refuse(answer.failure);
}

function* confirm(code: string): SagaGenerator<void> {
  const { rest } = yield* context();
  const answer = yield* call(turnOn, rest, code);
  if (!answer.ok) return yield* refuse(answer.failure);
  yield* put(factorEvents.codesReceived({ codes: answer.data.recoveryCodes, isNew: false }));
  yield* put(secondFactorRead.requested());
}

function* change(purpose: ProofPurpose, proof: FactorProof): SagaGenerator<void> {
  const { rest } = yield* context();
  if (purpose === "off") {
    const answer = yield* call(turnOff, rest, proof);
    if (!answer.ok) return yield* refuse(answer.failure);
    yield* put(factorEvents.turnedOff());
  } else {
    const answer = yield* call(renewCodes, rest, proof);
    if (!answer.ok) return yield* refuse(answer.failure);
    yield* put(factorEvents.codesReceived({ codes: answer.data.recoveryCodes, isNew: true }));
  }
  yield* put(secondFactorRead.requested());
}

/** Sets two-step sign-in up, turns it off, and renews its recovery codes. */
export function* secondFactorSaga() {
  const { rest } = yield* context();
  yield* takeLeading(factorEvents.passwordSubmitted, function* ({ payload }) {
    yield* begin(payload.currentPassword);
  });
  yield* takeLeading(factorEvents.codeSubmitted, function* ({ payload }) {
    yield* confirm(payload.code);
  });
  yield* takeLeading(factorEvents.proofSubmitted, function* ({ payload }) {
    yield* change(payload.purpose, payload.proof);
  });
  yield* secondFactorRead.watch(function* () {
    return yield* call(readSecondFactor, rest);
  });
}

import { context } from "../../../api/sagaContext.ts";
import { all, call, put, takeLeading } from "../../../lib/effects.ts";
import { beginSetUp, readSecondFactor, renewCodes, turnOff, turnOn } from "./secondFactor.api.ts";
import { factorEvents, secondFactorRead, secondFactorReducer } from "./secondFactor.slice.ts";

/** Sets two-step sign-in up, turns it off, and renews its recovery codes. */
function* secondFactorSaga() {
  const { rest } = yield* context();
  yield* takeLeading(factorEvents.passwordSubmitted, function* ({ payload: { currentPassword } }) {
    const answer = yield* call(beginSetUp, rest, currentPassword);
    yield* put(answer.ok ? factorEvents.keyReceived(answer.data) : factorEvents.refused(answer.failure));
  });
  yield* takeLeading(factorEvents.codeSubmitted, function* ({ payload: { code, purpose } }) {
    if (purpose === "off") {
      const answer = yield* call(turnOff, rest, code);
      yield* put(answer.ok ? factorEvents.turnedOff() : factorEvents.refused(answer.failure));
    } else {
      const answer = yield* call(purpose === "on" ? turnOn : renewCodes, rest, code);
      yield* put(
        answer.ok ? factorEvents.codesReceived(answer.data.recoveryCodes) : factorEvents.refused(answer.failure),
      );
    }
    yield* put(secondFactorRead.requested());
  });
  yield* all([
    secondFactorRead.watch(function* () {
      return yield* call(readSecondFactor, rest);
    }),
  ]);
}

/** Workflows of the card for two-step sign-in. */
export const secondFactorWorkflows = {
  name: "secondFactor",
  reducers: { secondFactor: secondFactorReducer },
  sagas: { secondFactor: secondFactorSaga },
};

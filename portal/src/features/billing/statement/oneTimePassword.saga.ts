import { context } from "../../../api/sagaContext.ts";
import { call, put, takeLeading } from "../../../lib/effects.ts";
import { confirmPasscode, readCalls, sendPasscode } from "./oneTimePassword.api.ts";
import { oneTimePasswordEvents } from "./oneTimePassword.slice.ts";

/** One passcode is asked for at a time, and one try given: a second press takes no second try. */
export function* oneTimePasswordSaga() {
  yield* takeLeading(oneTimePasswordEvents.passcodeAsked, function* ({ payload: { accountId } }) {
    const { graph } = yield* context();
    yield* put(oneTimePasswordEvents.sent(yield* call(sendPasscode, yield* call(graph), accountId)));
  });
  yield* takeLeading(oneTimePasswordEvents.passcodeEntered, function* ({ payload: { accountId, statementId, passcode } }) {
    const { graph } = yield* context();
    const client = yield* call(graph);
    const answer = yield* call(confirmPasscode, client, accountId, passcode);
    if (answer.state === "VERIFIED") yield* call(readCalls, client, accountId, statementId);
    yield* put(oneTimePasswordEvents.judged(answer));
  });
}

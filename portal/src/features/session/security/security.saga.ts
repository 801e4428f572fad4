import { context } from "../../../api/sagaContext.ts";
import { all, call, put, select, type SagaGenerator, takeLeading } from "../../../lib/effects.ts";
import { takeSequential } from "../../../lib/takeSequential.ts";
import { selectProfile } from "../model/session.selectors.ts";
import { changePassword, endOtherSessions, endSession, readSessions } from "./security.api.ts";
import { passkeysSaga } from "./passkeys.saga.ts";
import { passkeysReducer } from "./passkeys.slice.ts";
import { secondFactorSaga } from "./secondFactor.saga.ts";
import { secondFactorReducer } from "./secondFactor.slice.ts";
import { type EndCommand, endingEvents, passwordEvents, securityReducer, sessionsRead } from "./security.slice.ts";

/** Signs other sessions out and reads the list again, also after a failure: it may be out of date. */
function* end(command: EndCommand): SagaGenerator<void> {
  const { rest } = yield* context();
  if (command.what === "one") {
    const answer = yield* call(endSession, rest, command.sessionId);
    yield* put(
      answer.ok
        ? endingEvents.endedOne({ device: command.device })
        : endingEvents.failed({ command, failure: answer.failure }),
    );
  } else {
    const answer = yield* call(endOtherSessions, rest);
    yield* put(
      answer.ok
        ? endingEvents.endedOthers({ count: answer.data.ended })
        : endingEvents.failed({ command, failure: answer.failure }),
    );
  }
  yield* put(sessionsRead.requested());
}

/** The session has a new id and anti-forgery token, which the other tabs of this browser need, too. */
function* change(passwords: { currentPassword: string; newPassword: string }): SagaGenerator<void> {
  const { rest, tabs } = yield* context();
  const answer = yield* call(changePassword, rest, passwords);
  if (!answer.ok) {
    yield* put(passwordEvents.refused(answer.failure));
    return;
  }
  rest.headers.renew(answer.data.csrfToken);
  const profile = yield* select(selectProfile);
  if (profile) tabs.post({ kind: "signedIn", guid: profile.guid });
  yield* put(passwordEvents.saved());
  yield* put(sessionsRead.requested());
}

/** Reads the sessions and runs their changes; each device that is signed out meanwhile has its turn. */
function* securitySaga() {
  const { rest } = yield* context();
  yield* takeSequential(endingEvents.requested, function* ({ payload }) {
    yield* end(payload);
  });
  yield* takeLeading(passwordEvents.submitted, function* ({ payload }) {
    yield* change(payload);
  });
  yield* all([
    sessionsRead.watch(function* () {
      return yield* call(readSessions, rest);
    }),
  ]);
}

/** Workflows of the screen for sign-in and security. */
export const securityWorkflows = {
  name: "security",
  reducers: { security: securityReducer, secondFactor: secondFactorReducer, passkeys: passkeysReducer },
  sagas: { security: securitySaga, secondFactor: secondFactorSaga, passkeys: passkeysSaga },
};

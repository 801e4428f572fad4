import { context } from "../../../api/sagaContext.ts";
import { call, put, type SagaGenerator, takeLeading } from "../../../lib/effects.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import {
  codeRefused,
  codeSubmitted,
  newPasswordSaved,
  newPasswordSubmitted,
  recoveryReducer,
  recoveryRefused,
  recoveryRequested,
  recoverySent,
} from "./recovery.slice.ts";
import { confirmRecovery, requestRecovery, resetPassword } from "./recovery.api.ts";
import { recoverySteps } from "../model/recoverySteps.ts";

/** Requests a code or user names, confirms a code, and sets a new password; then the sign-in page confirms it. */
function* recoverySaga(): SagaGenerator<void> {
  const { rest } = yield* context();
  yield* takeLeading(recoveryRequested, function* ({ payload: { way, identifier, again } }) {
    const answer = yield* call(requestRecovery, rest, { way, identifier });
    if (!answer.ok) return yield* put(recoveryRefused(answer.failure));
    yield* put(recoverySent());
    if (way === "PASSWORD" && !again) yield* put(navigationRequested({ to: recoverySteps.code }));
  });
  yield* takeLeading(codeSubmitted, function* ({ payload }) {
    const answer = yield* call(confirmRecovery, rest, payload);
    if (!answer.ok) return yield* put(recoveryRefused(answer.failure));
    const { state, triesLeft = 0 } = answer.data;
    if (state !== "CONFIRMED") return yield* put(codeRefused({ triesLeft }));
    yield* put(navigationRequested({ to: recoverySteps.password, replace: true }));
  });
  yield* takeLeading(newPasswordSubmitted, function* ({ payload }) {
    const answer = yield* call(resetPassword, rest, payload.newPassword);
    if (!answer.ok) return yield* put(recoveryRefused(answer.failure));
    yield* put(newPasswordSaved());
    yield* put(navigationRequested({ to: "/?reason=passwordChanged", replace: true }));
  });
}

/** Workflows of the account recovery page. */
export const recoveryWorkflows = {
  name: "recovery",
  reducers: { accountRecovery: recoveryReducer },
  sagas: { recovery: recoverySaga },
};

import { context } from "../../../api/sagaContext.ts";
import { call, put, type SagaGenerator, takeLeading } from "../../../lib/effects.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { newPasswordRefused, newPasswordSaved, newPasswordSubmitted } from "./recovery.slice.ts";
import { resetPassword } from "./recovery.api.ts";

export function* recoverySaga(): SagaGenerator<void> {
  const { rest } = yield* context();
  yield* takeLeading(newPasswordSubmitted, function* ({ payload }) {
    const answer = yield* call(resetPassword, rest, payload.newPassword);
    if (!answer.ok) return yield* put(newPasswordRefused(answer.failure));
    yield* put(newPasswordSaved());
    yield* put(navigationRequested({ to: "/?reason=passwordChanged", replace: true }));
  });
}

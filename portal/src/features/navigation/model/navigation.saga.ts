import { context } from "../../../api/sagaContext.ts";
import { call, takeEvery } from "../../../lib/effects.ts";
import { navigationRequested } from "./navigation.slice.ts";

/** The one owner of the router: goes where an event asks to go. */
export function* navigationSaga() {
  const { navigator } = yield* context();
  yield* takeEvery(navigationRequested, function* ({ payload }) {
    yield* call(navigator.go, payload.to, { replace: payload.replace ?? false });
  });
}

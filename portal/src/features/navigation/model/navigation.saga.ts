import { context } from "../../../api/sagaContext.ts";
import { call, takeEvery } from "../../../lib/effects.ts";
import { navigationRequested } from "./navigation.slice.ts";

/** The only caller of the router's navigate: follows the navigation actions. */
export function* navigationSaga() {
  const { navigator } = yield* context();
  yield* takeEvery(navigationRequested, function* ({ payload }) {
    yield* call(navigator.go, payload.to, { replace: payload.replace ?? false });
  });
}

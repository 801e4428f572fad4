import { context } from "../../../api/sagaContext.ts";
import { call } from "../../../lib/effects.ts";
import { getServices } from "./services.api.ts";
import { servicesRead } from "./services.slice.ts";

export function* servicesSaga() {
  const { rest } = yield* context();
  yield* servicesRead.watch(function* ({ accountId }) {
    return yield* call(getServices, rest, accountId);
  });
}

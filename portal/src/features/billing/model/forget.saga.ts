import { context } from "../../../api/sagaContext.ts";
import { call, takeEvery } from "../../../lib/effects.ts";
import { sessionEnded } from "../../session/model/session.slice.ts";

/** After the session nothing about the customer stays in the graph's cache, and no answer that is still on its way gets in. */
export function* forgetSaga() {
  yield* takeEvery(sessionEnded, function* () {
    const { graph } = yield* context();
    const client = yield* call(graph);
    yield* call([client, client.clearStore]);
  });
}

import { context } from "../../../api/sagaContext.ts";
import { call, put, takeLatest } from "../../../lib/effects.ts";
import { acceptanceOf, paperlessKey } from "./acceptance.ts";
import { setPaperless } from "./paperless.api.ts";
import { paperlessEvents } from "./paperless.slice.ts";

export function* paperlessSaga() {
  yield* takeLatest(paperlessEvents.confirmed, function* ({ payload: { accountId, enrolled } }) {
    const { graph, content } = yield* context();
    const change = { accountId, enrolled };
    const terms = enrolled ? yield* call(() => acceptanceOf(content, paperlessKey)) : null;
    const answer = yield* call(setPaperless, yield* call(graph), { ...change, terms });
    yield* put(answer.ok ? paperlessEvents.changed(change) : paperlessEvents.failed({ ...change, failure: answer.failure }));
  });
}

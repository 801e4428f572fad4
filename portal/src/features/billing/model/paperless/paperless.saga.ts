import type { ApolloClient } from "@apollo/client";
import { mutateGraph } from "../../../../api/graphCalls.ts";
import { SetPaperlessDocument } from "../../../../api/graphql/generated/graph.accountStatus.ts";
import type { PaperlessInput } from "../../../../api/graphql/generated/graph.ts";
import { context } from "../../../../api/sagaContext.ts";
import { call, put, takeLatest } from "../../../../lib/effects.ts";
import { acceptanceOf, paperlessKey } from "../termsAcceptance.ts";
import { paperlessEvents, paperlessReducer } from "./paperless.slice.ts";
import { billing } from "../billing.slice.ts";

/** Turns paperless billing on, with the accepted consent, or off (BILL-09). Idempotent, so safe to retry. */
const setPaperless = (client: ApolloClient, input: PaperlessInput) =>
  mutateGraph(client, SetPaperlessDocument, { input });

/** Saves a confirmed change of paperless billing. */
function* paperlessSaga() {
  yield* takeLatest(paperlessEvents.confirmed, function* ({ payload: { accountId, enrolled } }) {
    const { graph, content } = yield* context();
    const change = { accountId, enrolled };
    const terms = enrolled ? yield* call(() => acceptanceOf(content, paperlessKey)) : null;
    const answer = yield* call(setPaperless, yield* call(graph), { ...change, terms });
    yield* put(
      answer.ok ? paperlessEvents.changed(change) : paperlessEvents.failed({ ...change, failure: answer.failure }),
    );
  });
}

export const paperlessWorkflow = {
  name: "paperless",
  reducers: billing({ paperless: paperlessReducer }),
  sagas: { paperless: paperlessSaga },
};

import { tellGraph } from "../../../api/graphCalls.ts";
import { ResumeAutoPayDocument } from "../../../api/graphql/generated/graph.dunning.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, takeLeading } from "../../../lib/effects.ts";
import { refreshAutoPay } from "./autoPay.api.ts";
import { autoPayEvents } from "./autoPay.slice.ts";
import { resumeEvents } from "./resume.slice.ts";

/** Resumes Auto Pay that is paused. It charges nothing, and twice is once, so it may be sent again. What was refused is read anew. */
export function* resumeSaga() {
  yield* takeLeading(autoPayEvents.opened, function* () {
    yield* put(resumeEvents.opened());
  });
  yield* takeLeading(resumeEvents.asked, function* ({ payload: { accountId } }) {
    const { graph } = yield* context();
    const client = yield* call(graph);
    const answer = yield* call(() => tellGraph(client, ResumeAutoPayDocument, { input: { accountId } }));
    if (answer.ok && answer.data.resumeAutoPay.__typename === "AutoPayResumed") return yield* put(resumeEvents.resumed());
    yield* call(refreshAutoPay, client, accountId);
    return yield* put(resumeEvents.failed());
  });
}

import { context } from "../../../api/sagaContext.ts";
import { call, put, takeLeading } from "../../../lib/effects.ts";
import { addStatementRecipient, removeStatementRecipient } from "./recipients.api.ts";
import { recipientsEvents } from "./recipients.slice.ts";

/** One address is added at a time, and one taken away: a second press finds the first one running. */
export function* recipientsSaga() {
  yield* takeLeading(recipientsEvents.addAsked, function* ({ payload }) {
    const { graph } = yield* context();
    const code = yield* call(addStatementRecipient, yield* call(graph), payload);
    yield* put(code === null ? recipientsEvents.added(payload) : recipientsEvents.refused({ code }));
  });
  yield* takeLeading(recipientsEvents.removeConfirmed, function* ({ payload: { accountId, recipientId } }) {
    const { graph } = yield* context();
    const removed = yield* call(removeStatementRecipient, yield* call(graph), accountId, recipientId);
    yield* put(removed ? recipientsEvents.removed() : recipientsEvents.removeFailed());
  });
}

import type { Result } from "../../../api/result.ts";
import { context } from "../../../api/sagaContext.ts";
import { all, call, put, type SagaGenerator, takeLeading } from "../../../lib/effects.ts";
import { contactsApi } from "./contacts.api.ts";
import { type ContactChange, contactEvents, contactsRead } from "./contacts.slice.ts";

const { addAsked, changeAsked, done, failed, removeAsked } = contactEvents;

type Change = { what: ContactChange; accountId: string; contact: string; send: () => Promise<Result<unknown>> };

/** One change, its one closing event, and the list as it is then: also when somebody else was faster. */
function* change({ what, accountId, contact, send }: Change): SagaGenerator<void> {
  const result = yield* call(send);
  const isStale = !result.ok && result.failure.kind === "refused" && ["CONFLICT", "NOT_FOUND"].includes(result.failure.code);
  if (result.ok || isStale) yield* put(contactsRead.requested({ accountId }));
  yield* put(result.ok ? done({ what, contact }) : failed({ what, failure: result.failure }));
}

/** Reads of the list, and its changes, one of a kind at a time: a second press finds the first one running. */
export function* contactsSaga() {
  const api = contactsApi(yield* context());
  yield* takeLeading(addAsked, function* ({ payload: { accountId, contactId, facts } }) {
    yield* change({ what: "add", accountId, contact: facts.name, send: () => api.add(accountId, contactId, facts) });
  });
  yield* takeLeading(changeAsked, function* ({ payload: { accountId, contact, facts } }) {
    yield* change({ what: "change", accountId, contact: facts.name, send: () => api.change(accountId, contact, facts) });
  });
  yield* takeLeading(removeAsked, function* ({ payload: { accountId, contact } }) {
    yield* change({ what: "remove", accountId, contact: contact.name, send: () => api.remove(accountId, contact) });
  });
  yield* all([
    contactsRead.watch(function* ({ accountId }) {
      return yield* call(api.read, accountId);
    }),
  ]);
}

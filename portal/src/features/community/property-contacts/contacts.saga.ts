import type { Result } from "../../../api/result.ts";
import { context } from "../../../api/sagaContext.ts";
import { all, call, put, type SagaGenerator, takeLeading } from "../../../lib/effects.ts";
import { contactsApi, type PropertyContact } from "./contacts.api.ts";
import { type ContactChange, contactEvents, contactsRead, contactsReducer } from "./contacts.slice.ts";

const { addRequested, changeRequested, done, failed, removalRequested } = contactEvents;

type Api = ReturnType<typeof contactsApi>;
type Change = {
  what: ContactChange;
  accountId: string;
  contactId: string;
  contact: string;
  send: () => Promise<Result<unknown>>;
};

/** Runs one change, dispatches its one final action, and refetches the list, also after a conflict. */
function* change({ what, accountId, contactId, contact, send }: Change): SagaGenerator<void> {
  const result = yield* call(send);
  const isStale =
    !result.ok && result.failure.kind === "refused" && ["CONFLICT", "NOT_FOUND"].includes(result.failure.code);
  if (result.ok || isStale) yield* put(contactsRead.requested({ accountId }));
  yield* put(result.ok ? done({ what, contactId, contact }) : failed({ what, contactId, failure: result.failure }));
}

/** A contact that is not found and no longer listed was removed: by a request whose answer was lost, or by a colleague. */
async function removed(api: Api, accountId: string, contact: PropertyContact): Promise<Result<unknown>> {
  const result = await api.remove(accountId, contact);
  if (result.ok || result.failure.kind !== "refused" || result.failure.code !== "NOT_FOUND") return result;
  const list = await api.read(accountId);
  const isGone = list.ok && list.data.every(({ contactId }) => contactId !== contact.contactId);
  return isGone ? { ok: true, data: undefined } : result;
}

/** Fetches the list and runs its changes, one of each kind at a time; further clicks meanwhile are ignored. */
function* contactsSaga() {
  const api = contactsApi(yield* context());
  yield* takeLeading(addRequested, function* ({ payload: { accountId, contactId, facts } }) {
    yield* change({
      what: "add",
      accountId,
      contactId,
      contact: facts.name,
      send: () => api.add(accountId, contactId, facts),
    });
  });
  yield* takeLeading(changeRequested, function* ({ payload: { accountId, contact, facts } }) {
    yield* change({
      what: "change",
      accountId,
      contactId: contact.contactId,
      contact: facts.name,
      send: () => api.change(accountId, contact, facts),
    });
  });
  yield* takeLeading(removalRequested, function* ({ payload: { accountId, contact } }) {
    const { contactId, name } = contact;
    yield* change({
      what: "remove",
      accountId,
      contactId,
      contact: name,
      send: () => removed(api, accountId, contact),
    });
  });
  yield* all([
    contactsRead.watch(function* ({ accountId }) {
      return yield* call(api.read, accountId);
    }),
  ]);
}

/** Workflows of the property contacts screen. */
export const contactsWorkflows = {
  name: "propertyContacts",
  reducers: { propertyContacts: contactsReducer },
  sagas: { contacts: contactsSaga },
};

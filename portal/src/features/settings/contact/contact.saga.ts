import { isSameAddress } from "@portico/rules/emailAddress";
import { context } from "../../../api/sagaContext.ts";
import { all, call, put, select, type SagaGenerator, takeLeading } from "../../../lib/effects.ts";
import { takeSequential } from "../../../lib/takeSequential.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { profileChanged } from "../../session/model/idToken.slice.ts";
import { memberApi } from "./member.api.ts";
import { contactApi, type EmailConfirmation } from "./contact.api.ts";
import {
  contactRead,
  contactReducer,
  emailEvents,
  emailsRead,
  memberRead,
  nameEvents,
  selectContact,
  topicEvents,
} from "./contact.slice.ts";

/**
 * Shows the contact data of an answer, and the e-mail preferences with the new address. A code that is over although the
 * awaited address is in use has confirmed it before, and that answer was lost.
 */
function* showConfirmation({ state, contact }: EmailConfirmation): SagaGenerator<void> {
  const awaited = (yield* select(selectContact)).contact.data?.pending?.email;
  yield* put(contactRead.received(contact));
  const isInUse = awaited !== undefined && contact.email !== null && isSameAddress(awaited, contact.email);
  if (state !== "CONFIRMED" && !isInUse) {
    const triesLeft = contact.pending?.triesLeft ?? 0;
    yield* put(state === "WRONG" ? emailEvents.wrong({ triesLeft }) : emailEvents.ended());
    return;
  }
  yield* put(emailEvents.confirmed());
  const accountId = yield* select(selectCurrentAccountId);
  if (accountId !== null) yield* put(emailsRead.requested({ accountId }));
}

/** Reads and changes contact data and e-mail preferences, one change of each kind at a time. */
function* contactSaga() {
  const shared = yield* context();
  const api = contactApi(shared);
  const members = memberApi(shared);
  yield* takeLeading(nameEvents.requested, function* ({ payload: { firstName } }) {
    const saved = yield* call(api.setName, firstName);
    if (!saved.ok) return yield* put(nameEvents.failed(saved.failure));
    yield* put(contactRead.received(saved.data));
    yield* put(profileChanged({ firstName: saved.data.firstName }));
    yield* put(nameEvents.saved());
  });
  // The form can be opened again during a request: the address that was sent last gets its code too.
  yield* takeSequential(emailEvents.requested, function* ({ payload }) {
    const { email } = payload;
    const sent = yield* call(api.changeEmail, payload);
    if (!sent.ok) return yield* put(emailEvents.failed({ email, failure: sent.failure }));
    // The answer about an address that was sent since tells which one is awaited: this one's would close its form.
    const phase = (yield* select(selectContact)).email;
    if (phase.name === "working" && phase.email !== null && phase.email !== email) return;
    yield* put(contactRead.received(sent.data));
    yield* put(emailEvents.sent({ email }));
  });
  yield* takeLeading(emailEvents.codeSubmitted, function* ({ payload: { code } }) {
    const confirmed = yield* call(api.confirmEmail, code);
    if (!confirmed.ok) return yield* put(emailEvents.failed({ email: null, failure: confirmed.failure }));
    yield* showConfirmation(confirmed.data);
  });
  yield* takeLeading(emailEvents.discarded, function* () {
    const discarded = yield* call(api.discardEmail);
    if (!discarded.ok) return yield* put(emailEvents.failed({ email: null, failure: discarded.failure }));
    yield* put(contactRead.received(discarded.data));
    yield* put(emailEvents.reset());
  });
  // Arrow keys choose one value after another, and nothing is disabled meanwhile: the server gets them all.
  yield* takeSequential(topicEvents.requested, function* ({ payload: choice }) {
    const saved = yield* call(api.setEmails, choice);
    if (!saved.ok) return yield* put(topicEvents.failed({ choice, failure: saved.failure }));
    const { emails } = yield* select(selectContact);
    if (emails.data !== undefined) yield* put(emailsRead.received(saved.data));
    yield* put(topicEvents.saved(choice));
  });
  yield* all([
    contactRead.watch(function* () {
      return yield* call(api.read);
    }),
    emailsRead.watch(function* ({ accountId }) {
      return yield* call(api.readEmails, accountId);
    }),
    memberRead.watch(function* (request) {
      return yield* call(members.read, request);
    }),
  ]);
}

/** Workflows of the screen of contact data. */
export const contactWorkflows = {
  name: "contact",
  reducers: { contact: contactReducer },
  sagas: { contact: contactSaga },
};

import { context, type SagaContext } from "../../../api/sagaContext.ts";
import { failed } from "../../../api/result.ts";
import { all, call, put, takeLeading } from "../../../lib/effects.ts";
import { changeAccount } from "../model/changeAccount.saga.ts";
import { usersApi } from "../model/users.api.ts";
import { invitationEvents, invitationRead, invitationReducer } from "./invitation.slice.ts";

/** Where the tab keeps the token. */
export const storageKey = "portico-invitation";

/**
 * The token of the link. It comes in the URL's fragment and is kept for the tab, because signing in to accept leaves
 * the page.
 */
function tokenOf({ navigator, tabStorage }: SagaContext): string | null {
  const typed = navigator.place().hash.slice(1);
  if (typed !== "") tabStorage.setItem(storageKey, typed);
  return tabStorage.getItem(storageKey);
}

/** Reads the invitation, and accepts it as the signed-in customer or as a new person. */
function* invitationSaga() {
  const page = yield* context();
  const api = usersApi(page);
  const forget = () => page.tabStorage.removeItem(storageKey);
  yield* takeLeading(invitationEvents.accepted, function* () {
    const result = yield* call(api.accept, tokenOf(page) ?? "");
    if (!result.ok) return yield* put(invitationEvents.failed(result.failure));
    const changed = yield* call(changeAccount, result.data.accountId);
    if (!changed.ok) return yield* put(invitationEvents.failed(changed.failure));
    forget();
  });
  yield* takeLeading(invitationEvents.registrationSubmitted, function* ({ payload }) {
    const result = yield* call(api.register, { ...payload, token: tokenOf(page) ?? "" });
    if (!result.ok) return yield* put(invitationEvents.failed(result.failure));
    forget();
    yield* put(invitationEvents.registered(result.data));
  });
  yield* all([
    invitationRead.watch(function* () {
      const token = tokenOf(page);
      if (token === null) return failed({ kind: "refused", code: "NOT_FOUND" });
      return yield* call(api.readInvitation, token);
    }),
  ]);
}

/** Workflows of the invitation's page. */
export const invitationWorkflows = {
  name: "invitation",
  reducers: { invitation: invitationReducer },
  sagas: { invitation: invitationSaga },
};

import type { ApolloClient } from "@apollo/client";
import { context } from "../../../api/sagaContext.ts";
import { call, put, takeLatest, takeLeading } from "../../../lib/effects.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { waitToAskAgain } from "../model/askAgain.ts";
import { createIdempotencyKey, isOffline, openCardForm, sendWithin } from "../model/paymentAttempt.saga.ts";
import { walletPath } from "../model/paths.ts";
import { addMethod, deleteMethod, editCard, makeDefault, refreshWallet, renameMethod, type WalletOutcome } from "./wallet.api.ts";
import { walletEvents, type WalletOperation } from "./wallet.slice.ts";

const { addAsked, editAsked, renameAsked, defaultAsked, deletionAsked, cardFormRequested, cardFormClosed } = walletEvents;

/** How often a change whose answer was lost is asked for again before the customer is told. */
const mostAsked = 3;

type Send = (client: ApolloClient) => Promise<WalletOutcome>;

/** Sends a change until it has an answer. Each may be repeated: attempts by their key, the others change the same thing to the same. */
function* sent(client: ApolloClient, send: Send) {
  let outcome = yield* sendWithin(() => send(client));
  for (let asked = 1; outcome.kind === "unknown" && asked < mostAsked; asked += 1) {
    yield* call(waitToAskAgain, asked - 1);
    outcome = yield* sendWithin(() => send(client));
  }
  return outcome;
}

/** One change, its one closing event, and where it leads: back to the list from a form, nowhere from the list itself. */
function* change(what: WalletOperation, accountId: string, send: Send) {
  if (yield* isOffline()) return yield* put(walletEvents.refused({ what, code: "OFFLINE" }));
  const { graph } = yield* context();
  const client = yield* call(graph);
  const outcome = yield* call(sent, client, send);
  if (outcome.kind === "refused") {
    // What the screen showed is not so any more, unless it is what was typed that was refused.
    if (outcome.code === "METHOD_NOT_FOUND" || outcome.code === "USED_FOR_AUTO_PAY") yield* call(refreshWallet, client, accountId);
    return yield* put(walletEvents.refused({ what, code: outcome.code }));
  }
  if (outcome.kind !== "changed") return yield* put(walletEvents.failed({ what }));
  yield* put(walletEvents.changed({ what }));
  if (what === "add" || what === "edit") yield* put(navigationRequested({ to: walletPath(accountId), replace: true }));
}

function* openForm(event: ReturnType<typeof cardFormRequested> | ReturnType<typeof cardFormClosed>) {
  if (!cardFormRequested.match(event)) return;
  const { accountId, ...wish } = event.payload;
  yield* openCardForm(
    { accountId, savedMethodId: wish.savedMethodId, purpose: "wallet" },
    { opened: (form) => walletEvents.cardFormOpened({ ...wish, ...form }), failed: (failure) => walletEvents.cardFormFailed({ ...wish, failure }) },
  );
}

/** Changes of the wallet, one of a kind at a time: a second press finds the first one running. */
export function* walletSaga() {
  yield* takeLatest([cardFormRequested, cardFormClosed], openForm);
  yield* takeLeading(addAsked, function* ({ payload }) {
    const input = { ...payload, attemptKey: yield* call(createIdempotencyKey) };
    yield* change("add", payload.accountId, (client) => addMethod(client, input));
  });
  yield* takeLeading(editAsked, function* ({ payload }) {
    const input = { ...payload, attemptKey: yield* call(createIdempotencyKey) };
    yield* change("edit", payload.accountId, (client) => editCard(client, input));
  });
  yield* takeLeading(renameAsked, function* ({ payload }) {
    yield* change("rename", payload.accountId, (client) => renameMethod(client, payload));
  });
  yield* takeLeading(defaultAsked, function* ({ payload }) {
    yield* change("makeDefault", payload.accountId, (client) => makeDefault(client, payload));
  });
  yield* takeLeading(deletionAsked, function* ({ payload }) {
    yield* change("delete", payload.accountId, (client) => deleteMethod(client, payload));
  });
}

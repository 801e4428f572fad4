import type { ApolloClient } from "@apollo/client";
import { context } from "../../../api/sagaContext.ts";
import { call, put, select, takeEvery } from "../../../lib/effects.ts";
import { takeSequential } from "../../../lib/takeSequential.ts";
import { navigationRequested, selectPath } from "../../navigation/model/navigation.slice.ts";
import { cardFormSaga } from "../model/card-form/cardForm.saga.ts";
import { waitBeforeRetry } from "../model/waitBeforeRetry.ts";
import { createIdempotencyKey, isOffline, sendWithTimeout } from "../model/payment-flow/paymentAttempt.saga.ts";
import { walletPath } from "../model/paths.ts";
import {
  addMethod,
  deleteMethod,
  editCard,
  makeDefault,
  refreshWallet,
  renameMethod,
  type WalletOutcome,
} from "./wallet.api.ts";
import { changeOf, type WalletChange, walletEvents, type WalletOperation, walletReducer } from "./wallet.slice.ts";
import { txnBilling } from "../model/billing.slice.ts";

const { addRequested, editRequested, renameRequested, makeDefaultRequested, deletionRequested } = walletEvents;

/** Maximum number of tries of a change whose answer was lost, before the customer sees the failure. */
const maxTries = 3;

type Send = (client: ApolloClient) => Promise<WalletOutcome>;

/**
 * Retries a change with exponential backoff until it is answered. Each is idempotent: adding and editing by their
 * idempotency key, the others because they set the same value. A deletion whose first answer was lost, and that then
 * does not find the method, has deleted it.
 */
function* sendUntilAnswered(client: ApolloClient, what: WalletOperation, send: Send) {
  let outcome = yield* sendWithTimeout(() => send(client));
  const isResent = outcome.kind === "unknown";
  for (let tries = 1; outcome.kind === "unknown" && tries < maxTries; tries += 1) {
    yield* call(waitBeforeRetry, tries - 1);
    outcome = yield* sendWithTimeout(() => send(client));
    if (what === "delete" && outcome.kind === "refused" && outcome.code === "METHOD_NOT_FOUND")
      outcome = { kind: "changed" };
  }
  return { outcome, isResent };
}

/**
 * Runs one change, dispatches its one final action, and navigates: from a form that is still open back to the list,
 * from elsewhere nowhere.
 */
function* change(about: WalletChange, send: Send) {
  const { what, accountId } = about;
  if (yield* isOffline()) return yield* put(walletEvents.refused({ ...about, code: "OFFLINE" }));
  const path = yield* select(selectPath);
  const { graph } = yield* context();
  const client = yield* call(graph);
  const { outcome, isResent } = yield* call(sendUntilAnswered, client, what, send);
  if (outcome.kind === "refused") {
    // These refusals mean that the screen is stale; the others are about the input.
    if (outcome.code === "METHOD_NOT_FOUND" || outcome.code === "USED_FOR_AUTO_PAY")
      yield* call(refreshWallet, client, accountId);
    return yield* put(walletEvents.refused({ ...about, code: outcome.code }));
  }
  // Whether a deletion whose answer was lost took effect: the list shows it, and cannot offer what is gone.
  if (what === "delete" && isResent) yield* call(refreshWallet, client, accountId);
  if (outcome.kind !== "changed") return yield* put(walletEvents.failed(about));
  yield* put(walletEvents.changed(about));
  const isForm = what === "add" || what === "edit";
  if (isForm && path === (yield* select(selectPath)))
    yield* put(navigationRequested({ to: walletPath(accountId), replace: true }));
}

/**
 * Changes of the wallet. One that is requested while another runs is sent as well: its screen may be about another
 * method or account. Defaults wait for each other: the last that was chosen counts.
 */
function* walletSaga() {
  yield* cardFormSaga(walletEvents, { purpose: "wallet" });
  yield* takeEvery(addRequested, function* ({ payload }) {
    const input = { ...payload, idempotencyKey: yield* call(createIdempotencyKey) };
    yield* change(changeOf("add", payload), (client) => addMethod(client, input));
  });
  yield* takeEvery(editRequested, function* ({ payload }) {
    const input = { ...payload, idempotencyKey: yield* call(createIdempotencyKey) };
    yield* change(changeOf("edit", payload), (client) => editCard(client, input));
  });
  yield* takeEvery(renameRequested, function* ({ payload }) {
    yield* change(changeOf("rename", payload), (client) => renameMethod(client, payload));
  });
  yield* takeSequential(makeDefaultRequested, function* ({ payload }) {
    yield* change(changeOf("makeDefault", payload), (client) => makeDefault(client, payload));
  });
  yield* takeEvery(deletionRequested, function* ({ payload }) {
    yield* change(changeOf("delete", payload), (client) => deleteMethod(client, payload));
  });
}

export const walletWorkflow = {
  name: "wallet",
  reducers: txnBilling({ wallet: walletReducer }),
  sagas: { wallet: walletSaga },
};

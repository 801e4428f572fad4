import type { ApolloClient } from "@apollo/client";
import { paymentStates } from "@portico/rules/paymentState";
import { queryGraph } from "../../../../api/graphCalls.ts";
import { PaymentByIdDocument } from "../../../../api/graphql/generated/graph.payment.ts";
import { BillingAccountStatusDocument } from "../../../../api/graphql/generated/graph.accountStatus.ts";
import { context } from "../../../../api/sagaContext.ts";
import type { TabChannel } from "../../../../api/tabChannel.ts";
import {
  buffers,
  call,
  eventChannel,
  type EventChannel,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
} from "../../../../lib/effects.ts";
import { accountsRead, delinquencyRead } from "../../../account/model/account.slice.ts";
import { selectCurrentAccountId } from "../../../session/model/session.selectors.ts";
import { waitBeforeRetry } from "../waitBeforeRetry.ts";
import {
  paidElsewhere,
  type PaymentElsewhere,
  type WatchedPayment,
  watchEvents,
  watchReducer,
} from "./paymentWatch.slice.ts";
import { txnBilling } from "../billing.slice.ts";

/** Refetches a payment into the Apollo cache, which updates its page and every list with it. */
const readPayment = (client: ApolloClient, accountId: string, paymentId: string) =>
  queryGraph(client, PaymentByIdDocument, { accountId, paymentId });

/** Refetches what an account owes and whether it is locked; every screen that shows it updates. */
export const refreshAccountStatus = (client: ApolloClient, accountId: string) =>
  queryGraph(client, BillingAccountStatusDocument, { accountId });

/** Polls until a payment's outcome is known; the answers reach the screens through the Apollo cache. */
function* pollUntilSettled({ accountId, paymentId }: WatchedPayment) {
  const { graph } = yield* context();
  const client = yield* call(graph);
  for (let tries = 0; ; tries += 1) {
    const answer = yield* call(readPayment, client, accountId, paymentId);
    const payment = answer.ok ? answer.data.payment : null;
    if (payment && !paymentStates[payment.state].ask) break;
    yield* call(waitBeforeRetry, tries);
  }
  yield* call(refreshAccountStatus, client, accountId);
  yield* put(watchEvents.settled({ accountId, paymentId }));
}

/** Polls for one payment at a time: that of the latest screen, until the screen closes. */
function* watchSaga() {
  yield* takeLatest(watchEvents.started, function* ({ payload }) {
    yield* race({ settled: call(pollUntilSettled, payload), left: take(watchEvents.stopped) });
  });
}

function paymentsElsewhere(tabs: TabChannel): EventChannel<PaymentElsewhere> {
  return eventChannel(
    (emit) =>
      tabs.listen((message) => {
        if (message.kind === "paid") emit({ accountId: message.accountId, paymentId: message.paymentId });
      }),
    buffers.expanding(),
  );
}

/** Refetches the balance when another tab has paid. */
function* otherTabsSaga() {
  const { tabs, graph } = yield* context();
  const payments = yield* call(paymentsElsewhere, tabs);
  try {
    while (true) {
      const payment = yield* take(payments);
      yield* put(paidElsewhere(payment));
      yield* fork(refreshAccountStatus, yield* call(graph), payment.accountId);
    }
  } finally {
    // The end of the session cancels this saga; the next session's saga opens a new channel.
    payments.close();
  }
}

/**
 * Types of the actions that make the account summary stale. Given as strings: their slices are in folders that may not
 * be imported here, and load on demand. A test compares them with the slices.
 */
export const changesOfMoney: readonly string[] = [
  "payOnce/answered",
  "payOnce/refused",
  "payOnce/outcomeUnknown",
  "payDevice/answered",
  "payDevice/refused",
  "payDevice/outcomeUnknown",
  "autoPay/answered",
  "autoPay/refused",
  "autoPay/outcomeUnknown",
  "autoPayResume/resumed",
  "paySeveral/answered",
  "paySeveral/refused",
  "paySeveral/rowUnknown",
  "scheduled/cancelled",
  "paymentPart/retried",
  "wallet/changed",
  "paperless/changed",
  "billQuestions/answered",
  "paymentWatch/settled",
  "billing/paidElsewhere",
];

/**
 * The amount due is cached twice: in the Apollo cache for billing, and in the store for the summary, which reads it
 * over REST. After a change this invalidates the summary's copy and refetches it, ready for the next visit to the
 * summary.
 */
function* accountRefreshSaga() {
  yield* takeEvery([...changesOfMoney], function* () {
    const accountId = yield* select(selectCurrentAccountId);
    if (accountId === null) return;
    yield* put(accountsRead.outdated());
    yield* put(accountsRead.requested());
    yield* put(delinquencyRead.requested({ accountId }));
  });
}

export const accountStatusWorkflow = {
  name: "accountStatus",
  reducers: txnBilling({ watch: watchReducer }),
  sagas: { watch: watchSaga, otherTabs: otherTabsSaga, accountRefresh: accountRefreshSaga },
};

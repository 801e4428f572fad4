import { context } from "../../../api/sagaContext.ts";
import type { TabChannel } from "../../../api/tabChannel.ts";
import { call, eventChannel, type EventChannel, put, takeEvery } from "../../../lib/effects.ts";
import { paidElsewhere, type PaymentElsewhere } from "./otherTabs.ts";
import { refreshStanding } from "./payment.api.ts";

function paymentsElsewhere(tabs: TabChannel): EventChannel<PaymentElsewhere> {
  return eventChannel((emit) =>
    tabs.listen((message) => {
      if (message.kind === "paid") emit({ accountId: message.accountId, paymentId: message.paymentId });
    }),
  );
}

/** What is owed is asked for again when another tab has paid. */
export function* otherTabsSaga() {
  const { tabs, graph } = yield* context();
  const heard = yield* call(paymentsElsewhere, tabs);
  yield* takeEvery(heard, function* (payment) {
    yield* put(paidElsewhere(payment));
    yield* call(refreshStanding, yield* call(graph), payment.accountId);
  });
}

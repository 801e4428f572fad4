import { context } from "../../../api/sagaContext.ts";
import type { TabChannel } from "../../../api/tabChannel.ts";
import { buffers, call, eventChannel, type EventChannel, fork, put, take } from "../../../lib/effects.ts";
import { paidElsewhere, type PaymentElsewhere } from "./otherTabs.ts";
import { refreshStanding } from "./payment.api.ts";

function paymentsElsewhere(tabs: TabChannel): EventChannel<PaymentElsewhere> {
  return eventChannel(
    (emit) =>
      tabs.listen((message) => {
        if (message.kind === "paid") emit({ accountId: message.accountId, paymentId: message.paymentId });
      }),
    buffers.expanding(),
  );
}

/** What is owed is asked for again when another tab has paid. */
export function* otherTabsSaga() {
  const { tabs, graph } = yield* context();
  const heard = yield* call(paymentsElsewhere, tabs);
  try {
    while (true) {
      const payment = yield* take(heard);
      yield* put(paidElsewhere(payment));
      yield* fork(refreshStanding, yield* call(graph), payment.accountId);
    }
  } finally {
    // The end of the session cancels this saga; the next one listens anew.
    heard.close();
  }
}

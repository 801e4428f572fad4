import type { TabChannel } from "../../../api/tabChannel.ts";
import { eventChannel, type EventChannel } from "../../../lib/effects.ts";

export type PaymentElsewhere = { accountId: string; paymentId: string };

/** Payments that other tabs of this browser made. */
export function paymentsElsewhere(tabs: TabChannel): EventChannel<PaymentElsewhere> {
  return eventChannel((emit) =>
    tabs.listen((message) => {
      if (message.kind === "paid") emit({ accountId: message.accountId, paymentId: message.paymentId });
    }),
  );
}

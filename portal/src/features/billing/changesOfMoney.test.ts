import { expect, test } from "vitest";
import { autoPayEvents, resumeEvents } from "./auto-pay/autoPay.slice.ts";
import { changesOfMoney } from "./model/account-status/accountStatus.saga.ts";
import { paidElsewhere, watchEvents } from "./model/account-status/paymentWatch.slice.ts";
import { paperlessEvents } from "./model/paperless/paperless.slice.ts";
import { payDeviceEvents } from "./pay-device/payDevice.slice.ts";
import { payOnceEvents } from "./pay-once/payOnce.slice.ts";
import { paySeveralEvents } from "./pay-several/paySeveral.slice.ts";
import { partEvents } from "./payment/partRetry.slice.ts";
import { billQuestionEvents } from "./model/bill-questions/billQuestions.slice.ts";
import { scheduledEvents } from "./scheduled/scheduled.slice.ts";
import { walletEvents } from "./wallet/wallet.slice.ts";

test("[SERV-01 partly] every event that changes what is owed makes the account summary's copy stale", () => {
  const events = [
    ...[payOnceEvents, payDeviceEvents, autoPayEvents].flatMap((flow) => [
      flow.answered,
      flow.refused,
      flow.outcomeUnknown,
    ]),
    paySeveralEvents.answered,
    paySeveralEvents.refused,
    paySeveralEvents.rowUnknown,
    resumeEvents.resumed,
    scheduledEvents.cancelled,
    partEvents.retried,
    walletEvents.changed,
    paperlessEvents.changed,
    billQuestionEvents.answered,
    watchEvents.settled,
    paidElsewhere,
  ];
  expect(changesOfMoney.toSorted()).toEqual(events.map(({ type }) => type).toSorted());
});

import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser } from "../../testing/openPortal.ts";
import { openPayer } from "../../testing/payOnceDriver.ts";
import { amountAsked } from "../account/model/accountStatus.rules.ts";
import { initialAmount } from "./pay-once/amount.rules.ts";
import { payOnceEvents, selectDraft } from "./pay-once/payOnce.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

/** Signs in a customer whose bank returned last week's payment. */
const opened = () => openPayer(createTestBrowser(backend.browser()), { as: "selma" });

test("an alert shows a returned payment with reason and date, and has the button to pay what is owed now", async () => {
  const { status } = await (await opened()).account();
  expect(status.returned).toMatchObject([
    { kind: "RETURN", reason: "INSUFFICIENT_FUNDS", amount: 18_650, paidOn: "2026-11-15", returnedOn: "2026-11-20" },
  ]);
  expect(amountAsked(status)).toEqual({ amount: 18_650, in: "alert" });
});

test("the payment flow is prefilled with the alert's amount, and after paying the alert is gone", async () => {
  const selma = await opened();
  const linkedAmount = amountAsked((await selma.account()).status).amount;
  selma.store.dispatch(payOnceEvents.left());
  selma.store.dispatch(payOnceEvents.opened({ accountId: selma.accountId, linkedAmount }));
  await selma.until((state) => selectDraft(state) !== undefined);
  expect(initialAmount(await selma.account(), selma.flow().draft ?? {}).cents).toBe(linkedAmount);
  selma.chooseAmount(linkedAmount);
  await selma.chooseNewCard();
  selma.acceptDate();
  selma.openReview();
  await selma.pay();
  expect((await selma.account()).status).toMatchObject({ headline: "NOTHING_DUE", returned: [] });
});

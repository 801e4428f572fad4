import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { machine } from "../../testing/openPortal.ts";
import { openPayer } from "../../testing/paying.ts";
import { asked } from "../account/model/standing.ts";
import { initialAmount } from "./pay-once/amount.rules.ts";
import { selectDraft } from "./pay-once/payOnce.selectors.ts";
import { payOnceEvents } from "./pay-once/payOnce.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

/** A customer whose bank returned last week's payment. */
const opened = () => openPayer(machine(backend.browser()), { as: "selma" });

test("a payment that the bank returned is told with why and when, and what is owed now is asked for in that alert", async () => {
  const { status } = await (await opened()).account();
  expect(status.returned).toMatchObject([{ kind: "RETURN", reason: "INSUFFICIENT_FUNDS", amount: 18_650, paidOn: "2026-11-15", returnedOn: "2026-11-20" }]);
  expect(asked(status)).toEqual({ amount: 18_650, in: "alert" });
});

test("the payment flow begins with the sum that the alert names, and once it is taken nothing is told any more", async () => {
  const selma = await opened();
  const linkedAmount = asked((await selma.account()).status).amount;
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

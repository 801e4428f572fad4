import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestBrowser } from "../../../testing/openPortal.ts";
import { fillIn, openPayer } from "../../../testing/payOnceDriver.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const charges = () => backend.processor.charged().map(({ amount }) => amount);

test("[R9] [PAY-20] when the database’s disk fills during a payment the screen says that it is being confirmed, and once there is space the payment is made exactly once", async () => {
  const dana = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "dana" }));
  const trouble = backend.trouble();
  trouble.failFrom(8, "53100");
  dana.press();
  await dana.until(({ txnBilling }) => txnBilling.payOnce.phase.name === "unknown");
  expect([trouble.end(), charges()]).toEqual([true, []]);
  dana.timers.pass(1_000);
  await dana.until(({ txnBilling }) => txnBilling.payOnce.phase.name === "settled");
  expect([charges(), (await dana.payment())?.state]).toEqual([[24817], "SUBMITTED"]);
});

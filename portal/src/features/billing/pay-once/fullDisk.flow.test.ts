import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { machine } from "../../../testing/openPortal.ts";
import { fillIn, openPayer } from "../../../testing/paying.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend({ embedded: true });
});
afterEach(() => backend.close());

const charges = () => backend.processor.charged().map(({ amount }) => amount);

test("[R9] [PAY-20] the database’s disk fills while Pay is under way: it says that we are confirming, and once there is room the payment is made, once", async () => {
  const dana = await fillIn(await openPayer(machine(backend.browser()), { as: "dana" }));
  const trouble = backend.trouble();
  trouble.failFrom(8, "53100");
  dana.press();
  await dana.until(({ txnBilling }) => txnBilling.payOnce.phase.name === "unknown");
  expect([trouble.end(), charges()]).toEqual([true, []]);
  dana.timers.pass(1_000);
  await dana.until(({ txnBilling }) => txnBilling.payOnce.phase.name === "accepted");
  expect([charges(), (await dana.payment())?.state]).toEqual([[24817], "SUBMITTED"]);
});

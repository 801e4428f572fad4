import { afterAll, beforeAll, expect, test } from "vitest";
import { newPayer } from "../../../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import type { Payer } from "../../../testing/payer.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

/** The rows of the activity file: type, amount and status. */
async function file(payer: Payer): Promise<string[][]> {
  const query = new URLSearchParams({ shown: "ALL", period: "DAYS_90", locale: "en-US" });
  const response = await payer.browser.fetch(`/api/pub/billing/v1/accounts/${payer.accountId}/activity?${query}`);
  const [, ...lines] = (await response.text()).trimEnd().split("\r\n");
  return lines
    .map((line) => line.split(",").map((cell) => cell.replaceAll('"', "")))
    .map((cells) => [1, 3, 4].map((at) => cells[at] ?? ""));
}

test("[B06] amounts in the file are signed: a charge is positive, a payment negative, and a declined payment has none", async () => {
  const payer = await newPayer(backend, 10_000);
  await payer.pay(await payer.attempt(4_000));
  await payer.pay(await payer.attempt(6_000, {}, { cardNumber: "4000000000011009" }));
  expect((await file(payer)).toSorted()).toEqual([
    ["Charge", "100.00", ""],
    ["Payment", "", "Not charged"],
    ["Payment", "-40.00", "Completed"],
  ]);
  expect(await payer.amountDue()).toBe(6_000);
});

import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser } from "../../../testing/openPortal.ts";
import { fillIn, openPayer } from "../../../testing/payOnceDriver.ts";
import { payOnceEvents } from "./payOnce.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const charges = () => backend.processor.charged().map(({ amount }) => amount);

test("[B14 partly] a recipient typed under “Also notify” survives a reload, is notified once that the money was taken, and is on the payment’s page", async () => {
  const browser = createTestBrowser(backend.browser());
  const before = await openPayer(browser, { as: "dana" });
  before.chooseAmount(10000);
  before.store.dispatch(
    payOnceEvents.recordsTyped({ notify: "kim@books.example; lee@books.example, kim@books.example" }),
  );
  before.stop();
  const dana = await openPayer(browser, { tabStorage: before.tabStorage });
  await dana.chooseNewCard();
  dana.acceptDate();
  dana.openReview();
  await dana.pay();
  expect(await dana.payment()).toMatchObject({
    state: "SUBMITTED",
    notified: ["kim@books.example", "lee@books.example"],
  });
  const messages = (await (await backend.browser().fetch("/demo/messages")).json()) as {
    to: string;
    subject: string;
  }[];
  expect(messages.map(({ to, subject }) => [to, subject])).toEqual(
    ["lee@books.example", "kim@books.example"].map((to) => [to, "Payment completed: $100.00, account ending in 1180"]),
  );

  const ada = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "ada" }), {}, 1000);
  ada.store.dispatch(payOnceEvents.recordsTyped({ notify: "nobody" }));
  await ada.pay();
  expect(ada.flow()).toMatchObject({
    phase: { name: "refused", refusal: { code: "NOTIFY_INVALID" } },
    draft: { notify: "nobody" },
  });
  expect(charges()).toEqual([10000]);
});

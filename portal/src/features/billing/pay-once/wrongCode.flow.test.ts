import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { machine } from "../../../testing/openPortal.ts";
import { openPayer } from "../../../testing/paying.ts";
import { openStep } from "./payOnce.draft.ts";
import { selectPayOnce } from "./payOnce.selectors.ts";
import { payOnceEvents } from "./payOnce.slice.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const charges = () => backend.processor.charged();

test("[PAY-08] after a wrong code the saved card and all else stay chosen, also after a reload: the code alone is asked for, and the next attempt pays once", async () => {
  const browser = machine(backend.browser());
  const dana = await openPayer(browser, { as: "dana" });
  dana.chooseAmount(24817);
  await dana.chooseSavedCard("4242", "999");
  dana.acceptDate();
  dana.openReview();
  dana.store.dispatch(payOnceEvents.recordsTyped({ customerReference: "PO-7" }));
  await dana.pay();
  expect(await dana.payment()).toMatchObject({ state: "FAILED", failureCode: "SECURITY_CODE_FAILED" });
  dana.stop();
  const again = await openPayer(browser, { tabStorage: dana.tabStorage });
  const draft = again.flow().draft;
  expect(draft).toMatchObject({ amount: { cents: 24817 }, methodBefore: (await again.account()).paymentMethods.find(({ lastFour }) => lastFour === "4242")?.id, customerReference: "PO-7" });
  expect(openStep(draft!, "review")).toBe("method");
  await again.chooseSavedCard("4242", "123");
  expect(again.place()).toMatch(/step=review$/);
  again.openReview();
  await again.pay();
  expect(await again.payment()).toMatchObject({ state: "SUBMITTED", lastFour: "4242" });
  expect(charges()).toHaveLength(1);
});

test("[PAY-08] wrong codes of one saved card are counted however they are tried again: after five nothing more is asked of the bank", async () => {
  const dana = await openPayer(machine(backend.browser()), { as: "dana" });
  for (let tries = 0; tries < 5; tries += 1) {
    if (tries === 0) dana.chooseAmount(24817);
    await dana.chooseSavedCard("4242", "999");
    if (tries === 0) dana.acceptDate();
    dana.openReview();
    await dana.pay();
    expect((await dana.payment())?.failureCode).toBe("SECURITY_CODE_FAILED");
    dana.store.dispatch(payOnceEvents.left());
    dana.store.dispatch(payOnceEvents.opened({ accountId: dana.accountId }));
    await dana.until((state) => selectPayOnce(state).draft?.methodBefore !== undefined);
  }
  await dana.chooseSavedCard("4242", "123");
  dana.openReview();
  await dana.pay();
  expect(dana.flow().phase).toMatchObject({ name: "refused", refusal: { code: "TOO_MANY_TRIES" } });
  expect(charges()).toEqual([]);
});

import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestBrowser } from "../../../testing/openPortal.ts";
import { fillIn, openPayer } from "../../../testing/payOnceDriver.ts";
import { openStep } from "./payOnce.draft.ts";
import { sessionEnded } from "../../session/model/session.slice.ts";
import { payOnceEvents, selectEnteredCard, selectPayOnce } from "./payOnce.slice.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const charges = () => backend.processor.charged();

test("[PAY-08] after a wrong code the draft and the saved card are kept, also after a reload: only the code is asked for, and the next attempt pays once", async () => {
  const browser = createTestBrowser(backend.browser());
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
  expect(draft).toMatchObject({
    amount: { cents: 24817 },
    methodBefore: (await again.account()).paymentMethods.find(({ lastFour }) => lastFour === "4242")?.id,
    customerReference: "PO-7",
  });
  expect(openStep(draft!, "review")).toBe("method");
  await again.chooseSavedCard("4242", "123");
  expect(again.place()).toMatch(/step=review$/);
  again.openReview();
  await again.pay();
  expect(await again.payment()).toMatchObject({ state: "SUBMITTED", lastFour: "4242" });
  expect(charges()).toHaveLength(1);
});

test("[PAY-08] after a wrong code of a new card everything entered is kept: only the code is asked for, and the next attempt pays once and saves the card", async () => {
  const dana = await openPayer(createTestBrowser(backend.browser()), { as: "dana" });
  dana.chooseAmount(24817);
  await dana.chooseNewCard({ cardNumber: "5555555555554444", securityCode: "999" }, true);
  dana.acceptDate();
  dana.openReview();
  dana.store.dispatch(payOnceEvents.recordsTyped({ customerReference: "PO-7" }));
  await dana.pay();
  expect(await dana.payment()).toMatchObject({ state: "FAILED", failureCode: "SECURITY_CODE_FAILED" });
  dana.store.dispatch(payOnceEvents.left());
  dana.store.dispatch(payOnceEvents.opened({ accountId: dana.accountId }));
  await dana.until((state) => selectPayOnce(state).draft !== undefined);
  expect(dana.flow().draft).toMatchObject({ date: "2026-11-21", customerReference: "PO-7", codeRefused: true });
  const entered = selectEnteredCard(dana.store.getState(), dana.accountId, dana.timers.now());
  expect(entered).toMatchObject({ type: "mc", lastFour: "4444", save: true });
  await dana.enterCodeAgain("123");
  expect(dana.place()).toMatch(/step=review$/);
  dana.openReview();
  await dana.pay();
  expect(await dana.payment()).toMatchObject({ state: "SUBMITTED", lastFour: "4444" });
  expect(charges()).toHaveLength(1);
  expect((await dana.account()).paymentMethods.map(({ lastFour }) => lastFour)).toContain("4444");
});

test("[WALL-07 partly] what was entered for a card is never written to the browser's storage, and is forgotten at sign-out", async () => {
  const browser = createTestBrowser(backend.browser());
  const dana = await openPayer(browser, { as: "dana" });
  await fillIn(dana, { securityCode: "999" });
  await dana.pay();
  const entered = selectEnteredCard(dana.store.getState(), dana.accountId, dana.timers.now());
  expect(entered).toBeDefined();
  expect(JSON.stringify(Object.entries(dana.tabStorage))).not.toContain(entered!.vaultToken);
  dana.store.dispatch(sessionEnded({ reason: "user" }));
  expect(selectEnteredCard(dana.store.getState(), dana.accountId, dana.timers.now())).toBeUndefined();
});

test("[PAY-08] wrong codes of one saved card are counted across all kinds of retry: after five no request is sent to the bank", async () => {
  const dana = await openPayer(createTestBrowser(backend.browser()), { as: "dana" });
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

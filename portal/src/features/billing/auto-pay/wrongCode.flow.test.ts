import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openAutoPayer } from "../../../testing/autoPayDriver.ts";
import { createTestBrowser, type TestBrowser } from "../../../testing/openPortal.ts";
import { usableCard } from "../model/card-form/enteredCard.ts";
import { nextOf, outcomeOf } from "./action.rules.ts";
import { type AutoPayFlow, nextStep } from "./autoPay.draft.ts";
import { autoPayEvents, selectAutoPay } from "./autoPay.slice.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

type Payer = Awaited<ReturnType<typeof openAutoPayer>>;

const browser = () => createTestBrowser(backend.browser());
const opened = (as: string, flow: AutoPayFlow = "enrol", tab: TestBrowser = browser()) =>
  openAutoPayer(tab, { as, flow });
const charges = () => backend.processor.charged().map(({ amount }) => amount);

/** Opens the flow again, as its link on the page of the failed action does. */
async function openAgain(payer: Payer, flow: AutoPayFlow = "enrol") {
  payer.store.dispatch(autoPayEvents.left());
  payer.open(flow);
  await payer.until((state) => selectAutoPay(state).draft?.codeRefused === true);
}

async function submit(payer: Payer) {
  payer.openReview();
  await payer.finish();
  return payer.action();
}

test("[PAY-08 partly] after a wrong code of a new card the enrolment is kept and only the code is asked for: the next attempt pays once and enrols", async () => {
  const ines = await opened("ines");
  await ines.chooseAmount("pay");
  await ines.chooseNewCard({ cardNumber: "5555555555554444", securityCode: "999" });
  ines.store.dispatch(autoPayEvents.recordsTyped({ customerReference: "PO-7" }));
  const failed = await submit(ines);
  expect([outcomeOf(failed), nextOf(failed, false)]).toEqual(["securityCode", { kind: "code" }]);
  await openAgain(ines);
  const { draft } = ines.flow();
  expect(draft).toMatchObject({ services: ["core"], customerReference: "PO-7", methodBefore: "new" });
  expect(nextStep(draft!)).toBe("method");
  expect(usableCard(ines.flow(), ines.accountId, ines.timers.now())).toMatchObject({ type: "mc", lastFour: "4444" });
  await ines.enterCodeAgain("123");
  expect(ines.place()).toMatch(/step=review/);
  const done = await submit(ines);
  expect([outcomeOf(done), done.lastFour]).toEqual(["done", "4444"]);
  expect(charges()).toHaveLength(1);
  expect((await ines.account()).paymentMethods.map(({ lastFour }) => lastFour)).toContain("4444");
});

test("[PAY-08 partly] the same without a payment, also a second time; the card is never written to the browser's storage, and a reload asks for the whole card", async () => {
  const tab = browser();
  const ines = await opened("ines", "enrol", tab);
  await ines.chooseAmount("wait");
  await ines.chooseNewCard({ securityCode: "999" });
  expect(outcomeOf(await submit(ines))).toBe("securityCode");
  await openAgain(ines);
  const { vaultToken } = usableCard(ines.flow(), ines.accountId, ines.timers.now())!;
  expect(JSON.stringify(Object.entries(ines.tabStorage))).not.toContain(vaultToken);
  const reloaded = await openAutoPayer(tab, { tabStorage: ines.tabStorage });
  await reloaded.until((state) => selectAutoPay(state).draft?.codeRefused === true);
  expect(reloaded.flow().entered).toBeUndefined();
  reloaded.stop();
  await ines.enterCodeAgain("999");
  expect(outcomeOf(await submit(ines))).toBe("securityCode");
  await openAgain(ines);
  await ines.enterCodeAgain("123");
  expect(outcomeOf(await submit(ines))).toBe("done");
  expect((await ines.account()).autoPay.enrolments).toHaveLength(1);
  expect(charges()).toEqual([]);
});

test("[PAY-08 partly] after a wrong code of a saved card the card stays chosen, and only its code is asked for", async () => {
  const ines = await opened("ines");
  await ines.chooseAmount("wait");
  await ines.chooseSavedCard("4242", "999");
  expect(outcomeOf(await submit(ines))).toBe("securityCode");
  await openAgain(ines);
  const saved = (await ines.account()).paymentMethods.find(({ lastFour }) => lastFour === "4242");
  expect(ines.flow()).toMatchObject({ draft: { methodBefore: saved?.id, payNow: 0 } });
  expect(ines.flow().entered).toBeUndefined();
  await ines.chooseSavedCard("4242");
  expect(outcomeOf(await submit(ines))).toBe("done");
});

test("[PAY-08 partly] [AUTO-03 partly] a wrong code of the new card of a change leaves Auto Pay off: enrolling again asks only for its code", async () => {
  const pat = await opened("pat", "change");
  pat.chooseServices(["core"]);
  await pat.chooseNewCard({ cardNumber: "5555555555554444", securityCode: "999" });
  const failed = await submit(pat);
  expect([outcomeOf(failed), nextOf(failed, false)]).toEqual(["offNow", { kind: "code" }]);
  await openAgain(pat, "enrol");
  expect(nextStep(pat.flow().draft!)).toBe("amount");
  await pat.chooseAmount("wait");
  await pat.enterCodeAgain("123");
  const done = await submit(pat);
  expect([outcomeOf(done), done.lastFour]).toEqual(["done", "4444"]);
});

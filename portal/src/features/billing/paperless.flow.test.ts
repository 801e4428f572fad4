import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryGraph } from "../../api/graphCalls.ts";
import { BillingAccountStatusDocument } from "../../api/graphql/generated/graph.accountStatus.ts";
import { PaperlessAgreedDocument } from "../../api/graphql/generated/graph.paperlessAgreed.ts";
import { openAutoPayer } from "../../testing/autoPayDriver.ts";
import { createTestBrowser, type OpenedTab } from "../../testing/openPortal.ts";
import { fillIn, openPayer } from "../../testing/payOnceDriver.ts";
import { autoPayEvents } from "./auto-pay/autoPay.slice.ts";
import { paperlessKey } from "./model/termsAcceptance.ts";
import { paperlessEvents, selectPaperless } from "./model/paperless/paperless.slice.ts";
import { payOnceEvents } from "./pay-once/payOnce.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

/** Whether the server sends the account's bills by e-mail. */
async function isPaperless(tab: Pick<OpenedTab, "graph">, accountId: string): Promise<boolean | undefined> {
  const answer = await queryGraph(await tab.graph(), BillingAccountStatusDocument, { accountId });
  return answer.ok ? answer.data.billing?.paperlessEnrolled : undefined;
}

/** The accepted consent as the server returns it. */
async function agreement(tab: Pick<OpenedTab, "graph">, accountId: string) {
  const answer = await queryGraph(await tab.graph(), PaperlessAgreedDocument, { accountId });
  return answer.ok ? answer.data.billing?.paperlessTerms : undefined;
}

const settings = async () => {
  const tab = await openPayer(createTestBrowser(backend.browser()), { as: "pat" });
  const { accountId, store, until } = tab;
  const turnOn = async () => {
    store.dispatch(paperlessEvents.requested({ accountId, enrolled: true }));
    store.dispatch(paperlessEvents.confirmed({ accountId, enrolled: true }));
    await until((state) => selectPaperless(state).phase === "changed");
  };
  return { tab, turnOn };
};

const payment = async () => {
  const tab = await openPayer(createTestBrowser(backend.browser()), { as: "tamsin" });
  const turnOn = async () => {
    await fillIn(tab, {}, 31_200);
    tab.store.dispatch(payOnceEvents.overlapsShown((await tab.account()).overlaps.map(({ id }) => id)));
    tab.store.dispatch(payOnceEvents.paperlessChosen(true));
    await tab.pay();
    expect((await tab.payment())?.parts).toContainEqual(expect.objectContaining({ kind: "PAPERLESS", state: "DONE" }));
  };
  return { tab, turnOn };
};

const enrolment = (person: string, choice: "pay" | "wait") => async () => {
  const tab = await openAutoPayer(createTestBrowser(backend.browser()), { as: person });
  const turnOn = async () => {
    await tab.chooseAmount(choice);
    await tab.chooseNewCard();
    tab.openReview();
    tab.store.dispatch(autoPayEvents.paperlessChosen(true));
    await tab.finish();
    const { parts, payment: paid } = await tab.action();
    // When switched on with a payment it is one of that payment's parts.
    expect(paid?.parts ?? parts).toContainEqual(expect.objectContaining({ kind: "PAPERLESS", state: "DONE" }));
  };
  return { tab, turnOn };
};

test("[BILL-09 partly] the question about paperless billing is not asked again after the page was left", async () => {
  const { store, accountId } = (await settings()).tab;
  store.dispatch(paperlessEvents.requested({ accountId, enrolled: true }));
  store.dispatch(paperlessEvents.left());
  expect(selectPaperless(store.getState())).toEqual({ phase: "idle" });
});

test.each([
  ["Settings", settings],
  ["inside a payment", payment],
  ["inside an enrolment in Auto Pay", enrolment("ines", "wait")],
  ["inside an enrolment with a payment", enrolment("lucia", "pay")],
])(
  "[BILL-09] [PAY-22 partly] paperless billing is turned on from %s, and the accepted consent is stored word for word",
  async (_where, open) => {
    const { tab, turnOn } = await open();
    expect([await isPaperless(tab, tab.accountId), await agreement(tab, tab.accountId)]).toEqual([false, null]);
    await tab.content.setLocale("es-US");
    await turnOn();
    expect(await isPaperless(tab, tab.accountId)).toBe(true);
    const text = tab.content.text(paperlessKey);
    expect(text).toMatch(/^Usted acepta recibir/);
    expect(await agreement(tab, tab.accountId)).toMatchObject({ key: paperlessKey, locale: "es-US", text });
  },
);

test("[BILL-09 partly] going back to paper needs no consent, and then no consent is shown", async () => {
  const tab = await openPayer(createTestBrowser(backend.browser()), { as: "quinn" });
  const { accountId, store, until } = tab;
  for (const enrolled of [true, false]) {
    store.dispatch(paperlessEvents.confirmed({ accountId, enrolled }));
    await until((state) => selectPaperless(state).phase === "changed");
    expect(await isPaperless(tab, accountId)).toBe(enrolled);
  }
  expect(await agreement(tab, accountId)).toBeNull();
});

test("[BILL-09 partly] the choice of paperless billing survives a reload", async () => {
  const browser = createTestBrowser(backend.browser());
  const before = await openAutoPayer(browser, { as: "omar" });
  await before.chooseAmount("pay");
  before.store.dispatch(autoPayEvents.paperlessChosen(true));
  before.stop();
  const after = await openAutoPayer(browser, { tabStorage: before.tabStorage });
  expect(after.flow().draft).toMatchObject({ paperless: true });
});

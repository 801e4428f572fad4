import { openBackend, type TestBackend } from "@portico/backend/testing";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { noValues } from "../../../vault/fields.ts";
import { createTestBrowser } from "../../../testing/openPortal.ts";
import { openPayer, type Payer } from "../../../testing/payOnceDriver.ts";
import { openStep, stepsOf } from "./payOnce.draft.ts";
import { withoutIds } from "../../../testing/withoutIds.ts";
import { payOnceEvents } from "./payOnce.slice.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
  await backend.turn("bankLinking", true);
});
afterEach(() => backend.close());

const opened = (as = "wendy") => openPayer(createTestBrowser(backend.browser()), { as });
const due = 15_420;

async function atTheBank(payer: Payer): Promise<Payer> {
  payer.chooseAmount(due, due, "due");
  payer.store.dispatch(payOnceEvents.linkingChosen());
  return payer;
}

test("[PAY-02] five steps: amount, method, bank details, date and review lead to a payment with the linked account", async () => {
  const wendy = await atTheBank(await opened());
  expect(stepsOf(wendy.flow().draft!)).toEqual(["amount", "method", "bank", "date", "review"]);
  expect(wendy.place()).toMatch(/step=bank$/);
  await wendy.linkBank();
  expect(wendy.place()).toMatch(/step=date$/);
  wendy.acceptDate();
  expect(wendy.place()).toMatch(/step=review$/);
  wendy.openReview();
  await wendy.pay();
  expect(await wendy.payment()).toMatchObject({
    state: "SUBMITTED",
    paymentMethodType: "bankAccount",
    lastFour: "5559",
    amount: due,
  });
});

test("[PAY-02] when an editor switches linking off meanwhile the server refuses it with a code of its own, and another method can pay", async () => {
  const wendy = await atTheBank(await opened());
  await backend.turn("bankLinking", false);
  const chosen = { ...noValues, bank: "harborlight-bank", accountKind: "savings" } as const;
  expect(await wendy.type({ kind: "linkedBank" }, chosen)).toEqual({ kind: "failed", failure: "linkingOff" });
  await wendy.chooseNewBank();
  wendy.acceptDate();
  wendy.openReview();
  await wendy.pay();
  expect(await wendy.payment()).toMatchObject({ state: "SUBMITTED", paymentMethodType: "bankAccount", amount: due });
});

test("[PAY-02] a linked account can be used for a scheduled payment, and is saved when requested", async () => {
  const wendy = await atTheBank(await opened());
  await wendy.linkBank({ accountKind: "checking" }, true);
  wendy.acceptLater("2026-11-30");
  wendy.openReview();
  await wendy.pay();
  expect(await wendy.payment()).toMatchObject({ state: "SCHEDULED", moneyTaken: "NO", lastFour: "6789" });
  expect(
    (await wendy.account()).paymentMethods.filter(
      ({ bankName, lastFour }) => bankName === "Harborlight Bank" && lastFour === "6789",
    ).length,
  ).toBeGreaterThan(0);
});

test("[PAY-02] `open=bd` starts with five steps; a reload midway keeps everything but the bank, which is asked for again", async () => {
  const browser = createTestBrowser(backend.browser());
  const before = await openPayer(browser, { as: "wendy", entry: { bank: true } });
  before.chooseAmount(due, due, "due");
  before.store.dispatch(payOnceEvents.linkingChosen());
  expect(before.place()).toMatch(/open=bd.*step=bank$/);
  await before.linkBank();
  before.acceptDate();
  before.stop();
  expect(withoutIds(before.tabStorage.getItem("portico.payOnce.8347203012"))).not.toMatch(/vt_|link_|5559|token/i);
  const after = await openPayer(browser, { tabStorage: before.tabStorage, entry: { bank: true } });
  expect(after.flow().draft).toMatchObject({
    amount: { cents: due },
    date: "2026-11-21",
    linksBank: true,
    methodBefore: "newBank",
  });
  expect(openStep(after.flow().draft!, "review")).toBe("bank");
  await after.linkBank();
  expect(after.place()).toMatch(/step=review$/);
});

test("[PAY-02] leaving the linking step to choose another method keeps the draft and removes the bank step", async () => {
  const wendy = await atTheBank(await opened());
  expect(openStep(wendy.flow().draft!, "method")).toBe("method");
  await wendy.chooseSavedBank("6789");
  expect(wendy.flow().draft).toMatchObject({ amount: { cents: due }, method: { kind: "savedBank" } });
  expect(stepsOf(wendy.flow().draft!)).toHaveLength(4);
  expect(openStep(wendy.flow().draft!, "bank")).toBe("method");
  expect(wendy.place()).toMatch(/step=date$/);
});

test("[PAY-02] going back does not ask for a linked account again, and another can be linked", async () => {
  const wendy = await atTheBank(await opened());
  await wendy.linkBank();
  wendy.store.dispatch(payOnceEvents.linkingChosen());
  expect(wendy.flow().draft?.method).toMatchObject({ lastFour: "5559" });
  wendy.store.dispatch(payOnceEvents.methodDropped());
  expect(openStep(wendy.flow().draft!, "review")).toBe("bank");
  await wendy.linkBank({ accountKind: "checking" });
  expect(wendy.flow().draft?.method).toMatchObject({ lastFour: "6789" });
});

test("[PAY-02] no number of a linked account is in the portal’s database or logs", async () => {
  const wendy = await atTheBank(await opened());
  await wendy.linkBank({}, true);
  wendy.acceptDate();
  wendy.openReview();
  await wendy.pay();
  const { rows } = await backend.database.execute(
    sql`select coalesce(string_agg(t::text, ' '), '') as text from vault_tokens t`,
  );
  const stored = `${String(rows[0]?.["text"])} ${backend.logs.join(" ")} ${JSON.stringify(backend.processor.record())}`;
  expect(stored).toContain("5559");
  for (const number of ["000555555559", "555555559", "110000000"]) expect(stored).not.toContain(number);
});

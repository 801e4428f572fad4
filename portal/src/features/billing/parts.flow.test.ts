import { openBackend, type TestBackend } from "@portico/backend/testing";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { OutcomePartFragment } from "../../api/graphql/generated/graph.ts";
import { PaymentOutcomeDocument } from "../../api/graphql/generated/graph.paymentOutcome.ts";
import { queryGraph } from "../../api/graphCalls.ts";
import { openAutoPayer } from "../../testing/autoPayDriver.ts";
import { createTestBrowser } from "../../testing/openPortal.ts";
import { fillIn, openPayer } from "../../testing/payOnceDriver.ts";
import { autoPayEvents } from "./auto-pay/autoPay.slice.ts";
import { payOnceEvents } from "./pay-once/payOnce.slice.ts";
import { partEvents, selectPartRetry } from "./payment/partRetry.slice.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

type Tab = Pick<Awaited<ReturnType<typeof openPayer>>, "store" | "graph" | "until" | "accountId">;

const charges = () => backend.processor.charged().map(({ amount }) => amount);
const inShort = (parts: readonly OutcomePartFragment[]) =>
  parts.map(({ kind, state, code }) => [kind, state, code].filter(Boolean).join(" "));

/** Sets the account to paper bills, so that paperless billing can be offered. */
const onPaper = (accountId: string) =>
  backend.database.execute(sql`update accounts set paperless_enrolled = false where account_id = ${accountId}`);
const breaks = (table: string, condition: string) =>
  backend.database.execute(sql.raw(`alter table ${table} add constraint broken check (${condition})`));
const clearErrorOnChange = (table: string) =>
  backend.database.execute(sql.raw(`alter table ${table} drop constraint broken`));

/**
 * One submit that pays the amount due, enrols in Auto Pay with the same new card, saves that card, and switches to
 * paperless.
 */
async function everything(cardNumber: string) {
  const ines = await openAutoPayer(createTestBrowser(backend.browser()), { as: "ines" });
  await onPaper(ines.accountId);
  const methodsBefore = (await ines.account()).paymentMethods.length;
  await ines.chooseAmount("pay");
  await ines.chooseNewCard({ cardNumber });
  ines.store.dispatch(autoPayEvents.paperlessChosen(true));
  ines.openReview();
  await ines.finish();
  const { payment, id } = await ines.action();
  return { ines, actionId: id, paymentId: payment?.id ?? "", methodsBefore };
}

/** The payment's page as it is now. */
async function page({ graph, accountId }: Tab, paymentId: string) {
  const answer = await queryGraph(await graph(), PaymentOutcomeDocument, { accountId, paymentId });
  if (!answer.ok || !answer.data.payment) throw new Error(JSON.stringify(answer));
  return answer.data.payment;
}

const partsOf = async (tab: Tab, paymentId: string) => inShort((await page(tab, paymentId)).parts);

async function triedAgain(tab: Tab, paymentId: string, kind: OutcomePartFragment["kind"]) {
  tab.store.dispatch(partEvents.retryRequested({ accountId: tab.accountId, paymentId, kind }));
  await tab.until((state) => selectPartRetry(state).name !== "running");
  return partsOf(tab, paymentId);
}

test("[PAY-17] payment, saved card, paperless billing and Auto Pay in one submit: each part has its own result, and the page links to the Auto Pay action", async () => {
  const { ines, actionId, paymentId, methodsBefore } = await everything("4242424242424242");
  expect(await partsOf(ines, paymentId)).toEqual([
    "PAYMENT DONE",
    "PAPERLESS DONE",
    "SAVE_METHOD DONE",
    "AUTO_PAY DONE",
  ]);
  expect(await page(ines, paymentId)).toMatchObject({ state: "SUBMITTED", autoPayActionId: actionId });
  const account = await ines.account();
  expect(account).toMatchObject({ paperlessEnrolled: true, autoPayEnrolled: true });
  expect(account.paymentMethods.length - methodsBefore).toBe(1);
  expect(charges()).toEqual([13_420]);
});

test("[PAY-17] only Auto Pay is refused: the payment stands, the other parts are done", async () => {
  const { ines, paymentId } = await everything("4000000000031007");
  expect(await partsOf(ines, paymentId)).toEqual([
    "PAYMENT DONE",
    "PAPERLESS DONE",
    "SAVE_METHOD DONE",
    "AUTO_PAY FAILED ENROLMENT_FAILED",
  ]);
  expect(charges()).toEqual([13_420]);
});

test("[PAY-17] only paperless billing fails; a retry does it and charges nothing", async () => {
  await onPaper("8347204014");
  await breaks("accounts", "account_id <> '8347204014' or not paperless_enrolled");
  const { ines, paymentId } = await everything("4242424242424242");
  expect(await partsOf(ines, paymentId)).toEqual([
    "PAYMENT DONE",
    "PAPERLESS FAILED PAPERLESS_FAILED",
    "SAVE_METHOD DONE",
    "AUTO_PAY DONE",
  ]);
  expect(await triedAgain(ines, paymentId, "PAPERLESS")).toContain("PAPERLESS FAILED PAPERLESS_FAILED");
  expect(selectPartRetry(ines.store.getState()).name).toBe("failed");
  await clearErrorOnChange("accounts");
  expect(await triedAgain(ines, paymentId, "PAPERLESS")).toEqual([
    "PAYMENT DONE",
    "PAPERLESS DONE",
    "SAVE_METHOD DONE",
    "AUTO_PAY DONE",
  ]);
  expect(charges()).toEqual([13_420]);
});

test("[PAY-17] only saving the card fails; a retry saves the card once and charges nothing", async () => {
  const lucia = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "lucia" }), {}, 1000, true);
  await onPaper(lucia.accountId);
  lucia.store.dispatch(payOnceEvents.paperlessChosen(true));
  await breaks("payment_methods", `account_id <> '${lucia.accountId}'`);
  await lucia.pay();
  const paymentId = (await lucia.payment())?.id ?? "";
  expect(await partsOf(lucia, paymentId)).toEqual([
    "PAYMENT DONE",
    "PAPERLESS DONE",
    "SAVE_METHOD FAILED SAVING_FAILED",
  ]);
  await clearErrorOnChange("payment_methods");
  for (let press = 0; press < 2; press += 1)
    expect(await triedAgain(lucia, paymentId, "SAVE_METHOD")).toEqual([
      "PAYMENT DONE",
      "PAPERLESS DONE",
      "SAVE_METHOD DONE",
    ]);
  expect((await lucia.account()).paymentMethods).toMatchObject([{ lastFour: "4242" }]);
  expect(charges()).toEqual([1000]);
});

test("[PAY-17] when the payment fails the other parts are not tried, and retrying a part does nothing", async () => {
  const { ines, paymentId } = await everything("4000000000011009");
  const none = [
    "PAYMENT FAILED DECLINED",
    "PAPERLESS FAILED NOT_ATTEMPTED",
    "SAVE_METHOD FAILED NOT_ATTEMPTED",
    "AUTO_PAY FAILED NOT_ATTEMPTED",
  ];
  expect(await partsOf(ines, paymentId)).toEqual(none);
  expect(await triedAgain(ines, paymentId, "PAPERLESS")).toEqual(none);
  expect(await ines.account()).toMatchObject({ paperlessEnrolled: false, autoPayEnrolled: false });
  expect(charges()).toEqual([]);
});

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withPaperless } from "../../../testing/agreements.ts";
import { enroller, inShort } from "../../../testing/enroller.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { Payer } from "../../../testing/payer.ts";
import { markUnavailable } from "../wallet/wallet.writes.ts";

let backend: TestBackend;
beforeEach(async () => void (backend = await openBackend()));
afterEach(() => backend.close());

const as = async (username: string) => enroller(await Payer.signIn(backend, username));
const charged = () => backend.processor.charged().map(({ amount }) => amount);
const cards = {
  refuses: "4000000000031007",
  hangs: "4000000000016008",
  fails: "4000000000018004",
  losesAnswer: "4000000000017006",
  declined: "4000000000011009",
  prepaid: "4000000000023004",
  rechargeable: "4000000000022006",
};

async function later(seconds: number): Promise<void> {
  backend.securityClock.advance(seconds);
  await backend.autoPay();
}

describe("enrolling", () => {
  test("[AUTO-02 partly] turns Auto Pay on with a new card, saves it, and charges nothing", async () => {
    const ines = await as("ines");
    const { action } = await ines.enrol();
    expect(action).toMatchObject({
      kind: "ENROL",
      moneyTaken: "NO",
      lastFour: "4242",
      debitDay: 4,
      nextDate: "2026-12-04",
    });
    expect(inShort(action)).toEqual(["ENROL core DONE"]);
    expect(await ines.autoPay()).toMatchObject({
      enrolments: [{ service: "core", debitDay: 4, nextDate: "2026-12-04" }],
      monthlyDiscount: 500,
      nextDebit: { date: "2026-12-04", due: 13_420, discount: 500, amount: 12_920 },
    });
    expect(charged()).toEqual([]);
  });

  test("[AUTO-02 partly] the first date counts on no scheduled payment that cannot be made", async () => {
    const tamsin = await as("tamsin");
    for (const id of ["pm_demo_tamarind_visa", "pm_demo_tamarind_mc"])
      await markUnavailable(backend.database, tamsin.payer.accountId, { id });
    const { action } = await tamsin.enrol({ method: await tamsin.newCard(), debitDay: 2 });
    const { nextDebit } = await tamsin.autoPay();
    expect(nextDebit).toMatchObject({ due: 31_200 });
    expect(action.nextDate).toBe(nextDebit?.date);
  });

  test("[AUTO-02 partly] a wrong security code enrols nothing and is reported", async () => {
    const ines = await as("ines");
    const { action } = await ines.enrol({ method: await ines.payer.savedCard("pm_demo_cedar_visa", "999") });
    expect(inShort(action)).toEqual(["ENROL core FAILED SECURITY_CODE_FAILED"]);
    expect(action.parts[0]?.retryable).toBe(false);
    expect((await ines.autoPay()).enrolments).toEqual([]);
  });

  test("[B02 partly] a lost answer is reconciled, and enrols once", async () => {
    const ines = await as("ines");
    const { action } = await ines.enrol({ method: await ines.newCard(cards.losesAnswer) });
    expect(inShort(action)).toEqual(["ENROL core CONFIRMING"]);
    expect(await ines.cancel()).toMatchObject({ code: "ACTION_BEING_CONFIRMED", openActionId: action.id });
    await later(4);
    expect(inShort(await ines.action(action.id))).toEqual(["ENROL core DONE"]);
  });

  test("[B02 partly] when the processor does not answer, nothing is enrolled in the end, and a retry never charges", async () => {
    const ines = await as("ines");
    const { action } = await ines.enrol({ method: await ines.newCard(cards.fails) });
    await later(4);
    const failed = await ines.action(action.id);
    expect(inShort(failed)).toEqual(["ENROL core FAILED PROCESSOR_UNAVAILABLE"]);
    expect(failed.parts[0]?.retryable).toBe(true);
    await ines.retry(action.id, failed.parts[0]!.id);
    await later(4);
    expect(inShort(await ines.action(action.id))).toEqual(["ENROL core FAILED PROCESSOR_UNAVAILABLE"]);
    expect(charged()).toEqual([]);
  });

  test("[BILL-09 partly] paperless billing is a part of the enrolment: it completes with it, and is skipped when nothing is enrolled", async () => {
    const ines = await as("ines");
    const refused = await ines.enrol({ ...withPaperless, method: await ines.newCard(cards.declined) });
    expect(inShort(refused.action)).toEqual(["ENROL core FAILED DECLINED", "PAPERLESS FAILED NOT_ATTEMPTED"]);
    expect(inShort((await ines.enrol(withPaperless)).action)).toEqual(["ENROL core DONE", "PAPERLESS DONE"]);
    expect(
      (
        await ines.payer.graph("query P($id: ID!) { billing(accountId: $id) { paperlessEnrolled } }", {
          id: ines.payer.accountId,
        })
      ).data,
    ).toEqual({ billing: { paperlessEnrolled: true } });
  });

  test("a repeated idempotency key enrols once and returns the same response; with another body it is rejected", async () => {
    const ines = await as("ines");
    const input = { idempotencyKey: "the-same-attempt-key", method: await ines.newCard() };
    const first = await ines.enrol(input);
    expect(await ines.enrol(input)).toEqual(first);
    expect(await ines.enrol({ ...input, debitDay: 1 })).toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
  });

  test("twenty concurrent requests make one enrolment", async () => {
    const ines = await as("ines");
    const methods = await Promise.all(Array.from({ length: 20 }, () => ines.newCard()));
    const results = await Promise.all(methods.map((method) => ines.enrol({ method })));
    expect(results.filter(({ __typename }) => __typename === "AutoPayOutcome")).toHaveLength(1);
    const refusals = results.filter(({ __typename }) => __typename === "AutoPayRefusal");
    expect(refusals).toHaveLength(19);
    for (const { code } of refusals) expect(["ALREADY_ENROLLED", "ACTION_BEING_CONFIRMED"]).toContain(code);
  });

  test.each([
    ["nothing chosen", { services: [] }, "NO_SERVICE_SELECTED"],
    ["mobile that is not there", { services: ["mobile"] }, "SERVICE_NOT_FOUND"],
    ["a day after the bill is due", { debitDay: 6 }, "DATE_UNAVAILABLE"],
    ["no day at all", { debitDay: 0 }, "DATE_UNAVAILABLE"],
    ["a day that comes too late for this bill", { debitDay: 21 }, "BALANCE_DUE"],
    ["an unknown card", { method: { vaultToken: "vt_none" } }, "CARD_DATA_EXPIRED"],
  ])("[ERR-02 partly] refuses %s", async (_name, changes, code) => {
    expect(await (await as("ines")).enrol(changes)).toMatchObject({ code });
  });

  test("[AUTO-07 partly] refuses prepaid cards; with mobile, also reloadable cards and core alone", async () => {
    const ines = await as("ines");
    expect(await ines.enrol({ method: await ines.newCard(cards.prepaid) })).toMatchObject({
      code: "PREPAID_NOT_ALLOWED",
    });
    const rafa = await as("rafa");
    expect(await rafa.enrol({ services: ["core"] })).toMatchObject({ code: "MOBILE_REQUIRES_AUTO_PAY" });
    expect(
      await rafa.enrol({ services: ["core", "mobile"], debitDay: 3, method: await rafa.newCard(cards.rechargeable) }),
    ).toMatchObject({ code: "DEBIT_OR_CREDIT_ONLY" });
    expect(inShort((await rafa.enrol({ services: ["core", "mobile"], debitDay: 3 })).action)).toEqual([
      "ENROL core DONE",
      "ENROL mobile DONE",
    ]);
  });

  test("[BILL-06 partly] a disconnected account cannot be enrolled, also not with a payment", async () => {
    const devon = await as("devon");
    expect(await devon.enrol()).toMatchObject({ code: "ACCOUNT_DISCONNECTED" });
    expect((await devon.autoPay()).refusal).toBe("ACCOUNT_DISCONNECTED");
  });

  test("refuses further tries after a bank refused five cards within an hour", async () => {
    const ines = await as("ines");
    for (let tried = 0; tried < 5; tried += 1) await ines.enrol({ method: await ines.newCard(cards.declined) });
    expect(await ines.enrol()).toMatchObject({ code: "TOO_MANY_TRIES" });
  });

  test("requires the permission to pay; another account's action is not found", async () => {
    const sam = await as("sam");
    await expect(sam.cancel()).rejects.toThrow("NOT_ALLOWED");
    const [ines, theo] = [await as("ines"), await as("theo")];
    const { actionId } = await ines.enrol();
    expect(await theo.action(actionId)).toBeNull();
  });
});

describe("changing", () => {
  test("[AUTO-03 partly] cancels the old enrolment and makes the new one", async () => {
    const nadia = await as("nadia");
    const { action } = await nadia.change({ services: ["core", "mobile"], method: await nadia.newCard() });
    expect(inShort(action)).toEqual(["CANCEL core DONE", "ENROL core DONE", "CANCEL mobile DONE", "ENROL mobile DONE"]);
    expect((await nadia.autoPay()).enrolments.map(({ debitDay }) => debitDay)).toEqual([17, 17]);
  });

  test("[AUTO-03 partly] [ERR-03 partly] reports a partial failure when the old enrolment was cancelled and the new one failed", async () => {
    const pat = await as("pat");
    const { action } = await pat.change({ method: await pat.newCard(cards.refuses) });
    expect(inShort(action)).toEqual(["CANCEL core DONE", "ENROL core FAILED DECLINED"]);
    expect(await pat.autoPay()).toMatchObject({ enrolments: [], monthlyDiscount: 0 });
  });

  test("[AUTO-03 partly] does not enrol again what could not be cancelled; a retry does both", async () => {
    const gwen = await as("gwen");
    const { action } = await gwen.change({ method: await gwen.newCard() });
    expect(inShort(action)).toEqual(["CANCEL core FAILED CANCEL_REFUSED", "ENROL core FAILED NOT_ATTEMPTED"]);
    expect((await gwen.autoPay()).enrolments).toHaveLength(1);
    expect(inShort((await gwen.retry(action.id, action.parts[0]!.id)).action)).toEqual([
      "CANCEL core FAILED CANCEL_REFUSED",
      "ENROL core FAILED NOT_ATTEMPTED",
    ]);
    expect(await gwen.retry(action.id, action.parts[1]!.id)).toMatchObject({ code: "PART_NOT_RETRYABLE" });
  });

  test("[AUTO-05 partly] core can be removed while mobile stays, and added again", async () => {
    const nadia = await as("nadia");
    expect(inShort((await nadia.change({ services: ["mobile"] })).action)).toEqual(["CANCEL core DONE"]);
    expect(await nadia.autoPay()).toMatchObject({
      enrolments: [{ service: "mobile" }],
      nextDebit: null,
      monthlyDiscount: 0,
    });
    expect(inShort((await nadia.change({ services: ["core", "mobile"] })).action)).toEqual(["ENROL core DONE"]);
  });

  test("refuses an empty change, an empty list of services, and another method while a balance is due", async () => {
    const theo = await as("theo");
    expect(await theo.change({})).toMatchObject({ code: "NOTHING_TO_CHANGE" });
    expect(await theo.change({ services: [] })).toMatchObject({ code: "NO_SERVICE_SELECTED" });
    expect(await theo.change({ method: await theo.newCard() })).toMatchObject({
      code: "BALANCE_DUE",
      amountDue: 16_075,
    });
  });
});

describe("cancelling and changing the debit day", () => {
  test("[AUTO-04 partly] ends Auto Pay and its discount, or reports that it failed", async () => {
    const [pat, gwen] = [await as("pat"), await as("gwen")];
    expect(inShort((await pat.cancel()).action)).toEqual(["CANCEL core DONE"]);
    expect(await pat.autoPay()).toMatchObject({ enrolments: [], monthlyDiscount: 0, nextDebit: null });
    expect(inShort((await gwen.cancel()).action)).toEqual(["CANCEL core FAILED CANCEL_REFUSED"]);
    expect((await gwen.autoPay()).enrolments).toHaveLength(1);
    expect(await pat.cancel()).toMatchObject({ code: "NOT_ENROLLED" });
  });

  test("[AUTO-07 partly] Auto Pay of an account with mobile can't be cancelled", async () => {
    expect(await (await as("nadia")).cancel()).toMatchObject({ code: "MOBILE_REQUIRES_AUTO_PAY" });
  });

  test("[AUTO-08 partly] moves the debit only to a day on which the bill is paid by its due date", async () => {
    const pat = await as("pat");
    const { debitDays } = await pat.autoPay();
    expect(debitDays).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 28, 29, 30, 31]);
    expect((await pat.moveTo(4)).action).toMatchObject({ kind: "DATE", debitDay: 4, nextDate: "2026-12-04" });
    expect((await pat.autoPay()).enrolments).toMatchObject([{ debitDay: 4, nextDate: "2026-12-04" }]);
    expect(await pat.moveTo(19)).toMatchObject({ code: "DATE_UNAVAILABLE" });
    expect(await (await as("theo")).moveTo(7)).toMatchObject({ code: "DATE_UNAVAILABLE" });
    expect(await pat.moveTo(4)).toMatchObject({ code: "NOTHING_TO_CHANGE" });
  });
});

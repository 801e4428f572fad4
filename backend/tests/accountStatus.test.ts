import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { disagreements, type Places } from "../testing/statusPlaces.ts";
import { generatedAccount, walk } from "../testing/statusWalk.ts";
import { expectAgreement, owners, placesNow } from "./accountStatus.testing.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const status = async (username: string) =>
  (await placesNow(backend, await Payer.signIn(backend, username))).graph.status;

describe("the headline of the account status", () => {
  test.each([
    ["dana", { headline: "DUE", stillDue: 24_817, mayPay: { suggested: 24_817 } }],
    [
      "theo",
      {
        headline: "AUTO_PAY",
        autoPay: { charge: { date: "2026-11-26", due: 16_075, discount: 500, amount: 15_575 } },
        mayPay: { suggested: 0 },
      },
    ],
    [
      "pat",
      {
        headline: "NOTHING_DUE",
        autoPay: { charge: { date: "2026-12-18", amount: null, statementDate: "2026-11-28" } },
      },
    ],
    [
      "tamsin",
      { headline: "SCHEDULED", scheduled: [{ amount: 15_000 }, { amount: 16_200 }], mayPay: { suggested: 0 } },
    ],
    ["morgan", { headline: "PAST_DUE", pastDue: 24_320, mayPay: { minimum: 36_480, suggested: 36_480 } }],
    ["nell", { headline: "ON_ITS_WAY", stillDue: 0, onItsWay: 8_800, pastDue: 0, mayPay: { suggested: 0 } }],
    [
      "dean",
      {
        headline: "ARRANGEMENT",
        pastDue: 0,
        arrangement: { left: 18_600, installmentsRemaining: 3, nextAmount: 6_200, nextDate: "2026-12-02" },
        service: { stopsOn: null },
      },
    ],
    ["otis", { mayPay: { cardsAllowed: false, banksAllowed: false } }],
    ["tess", { service: { state: "SUSPENDED", stopsOn: null } }],
    ["devon", { service: { state: "DISCONNECTED" } }],
    ["hugo", { service: { state: "RUNNING", mobile: "HOTLINED" } }],
  ])("%s", async (username, expected) => expect(await status(username)).toMatchObject(expected));
});

test("all screens agree for every sixth demo account", () =>
  expectAgreement(
    backend,
    owners.filter((_, index) => index % 6 === 0),
  ));

test("the amount in a notice is accepted as a payment", async () => {
  const morgan = await Payer.signIn(backend, "morgan");
  const { suggested } = (await placesNow(backend, morgan)).graph.status.mayPay;
  expect(await morgan.pay(await morgan.attempt(suggested))).toMatchObject({
    payment: { state: "SUBMITTED", amount: 36_480 },
  });
});

test("who pays the next installment of an arrangement and the bill beside it has paid both", async () => {
  const dean = await Payer.signIn(backend, "dean");
  const before = (await placesNow(backend, dean)).graph.status;
  expect(before.mayPay.suggested).toBe(6_200 + before.current);
  await dean.pay(await dean.attempt(before.mayPay.suggested));
  expect(await status("dean")).toMatchObject({
    pastDue: 0,
    current: 0,
    stillDue: 12_400,
    arrangement: { left: 12_400, installmentsRemaining: 2, nextAmount: 6_200, nextDate: "2027-01-02" },
  });
  const deans = owners.filter(({ accountId }) => accountId === dean.accountId);
  expect(deans).toHaveLength(1);
  await expectAgreement(backend, deans);
});

describe("a screen that disagrees is detected", () => {
  const faults: [what: string, spoil: (places: Places) => void][] = [
    [
      "the amount of Auto Pay without its discount in the calendar",
      ({ graph }) => void (graph.moneyCalendar.find(({ kind }) => kind === "AUTO_PAY")!.amount = 16_075),
    ],
    ["another Auto Pay date on the summary", ({ rest }) => void (rest.nextAutoPayDate = "2026-11-27")],
    ["a headline of its own over REST", ({ rest }) => void (rest.status = { ...rest.status, headline: "DUE" })],
    ["an amount on the page of Auto Pay", ({ graph }) => void (graph.autoPay.nextDebit!.amount += 1)],
    ["a warning of a debit that takes another amount", ({ graph }) => void (graph.overlaps[0]!.amount = 16_075)],
    ["a minimum that is not the one that is taken", ({ graph }) => void (graph.paymentOptions.minimum = 1)],
    ["what a statement leaves unpaid", ({ graph }) => void (graph.statements.nodes[0]!.openAmount += 1)],
    ["a statement that is not past due", ({ graph }) => void (graph.statements.nodes[0]!.paymentState = "PAST_DUE")],
    ["a past-due amount", ({ graph }) => void (graph.adjustedDelinquencyAmount = 100)],
  ];
  test.each(faults)("%s", async (_what, spoil) => {
    const found = await placesNow(backend, await Payer.signIn(backend, "theo"));
    expect(disagreements(found)).toEqual([]);
    spoil(found);
    expect(disagreements(found)).not.toEqual([]);
  });
});

test("over 20 days of two generated accounts all screens, files and messages agree, and everything that was announced came true", async () => {
  const accounts = await Promise.all([0, 1].map((seed) => generatedAccount(backend, seed)));
  const { checked, promised, files, faults } = await walk(backend, accounts, 20);
  expect(faults).toEqual([]);
  expect(checked).toBeGreaterThan(4);
  expect(files).toBe(checked);
  expect(promised).toBeGreaterThan(0);
});

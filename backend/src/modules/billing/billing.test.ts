import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays } from "@portico/rules/dates";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { Payer } from "../../../testing/payer.ts";
import { owingOn } from "./billing.domain.ts";

const today = "2026-11-21";
const nothing = { charges: [], appliedCredits: 0, unappliedCredit: 0 };

describe("the balance of an account", () => {
  test("is nothing without charges", () => {
    expect(owingOn(nothing, today)).toEqual({
      amountDue: 0,
      pastDueAmount: 0,
      arrangement: null,
      creditBalance: 0,
      dueDate: null,
      tier: null,
      softDisconnectDate: null,
    });
  });

  test.each([
    ["nothing paid", 0, { amountDue: 300, pastDueAmount: 100, creditBalance: 0, dueDate: "2026-12-05" }],
    ["part of the oldest paid", 40, { amountDue: 260, pastDueAmount: 60 }],
    ["the oldest paid", 100, { amountDue: 200, pastDueAmount: 0, tier: null }],
    ["part of the newest paid", 250, { amountDue: 50, pastDueAmount: 0, dueDate: "2026-12-05" }],
    ["all paid", 300, { amountDue: 0, dueDate: null, creditBalance: 0 }],
    ["more than all paid", 345, { amountDue: 0, dueDate: null, creditBalance: 45 }],
  ])("%s: the oldest charge is paid first", (_name, appliedCredits, expected) => {
    const charges = [
      { dueDate: "2026-11-20", amount: 100 },
      { dueDate: "2026-12-05", amount: 200 },
    ];
    expect(owingOn({ ...nothing, charges, appliedCredits }, today)).toMatchObject(expected);
  });

  test("is past due from the day after the due date", () => {
    const position = { ...nothing, charges: [{ dueDate: today, amount: 100 }] };
    expect(owingOn(position, today)).toMatchObject({ pastDueAmount: 0, tier: null });
    expect(owingOn(position, addDays(today, 1))).toMatchObject({
      pastDueAmount: 100,
      tier: 30,
      softDisconnectDate: "2027-01-10",
    });
  });

  test("and an unapplied credit are separate", () => {
    expect(
      owingOn({ charges: [{ dueDate: "2026-12-05", amount: 100 }], appliedCredits: 0, unappliedCredit: 15 }, today),
    ).toMatchObject({ amountDue: 100, creditBalance: 15 });
  });
});

describe("over GraphQL", () => {
  let backend: TestBackend;
  beforeAll(async () => void (backend = await openBackend()));
  afterAll(() => backend.close());

  const query = `query B($id: ID!) { billing(accountId: $id) {
    amountDue adjustedDelinquencyAmount creditBalance pendingPaymentAmount dueDate autoPayEnrolled autoPayDiscount nextAutoPayDate canPay
    paymentOptions { minimum maximum mustPayAmountDue mustPayToday cardsAllowed }
    paymentMethods { lastFour expired expiringSoon usedForAutoPay } statements { nodes { id dueDate } } mobileDevices { remainingBalance } mobileTransactions { id } streamingSubscriptions { name } streamingTransactions { id }
  } }`;

  async function billing(username: string, site?: "business" | "community") {
    const payer = await Payer.signIn(backend, username, site);
    const { data } = await payer.graph(query, { id: payer.accountId });
    return data?.["billing"];
  }

  test.each([
    ["dana", { amountDue: 24_817, adjustedDelinquencyAmount: 0, creditBalance: 0, dueDate: "2026-12-05" }],
    [
      "pat",
      {
        amountDue: 0,
        adjustedDelinquencyAmount: 0,
        creditBalance: 0,
        dueDate: null,
        autoPayEnrolled: true,
        autoPayDiscount: 500,
      },
    ],
    ["morgan", { amountDue: 36_480, adjustedDelinquencyAmount: 24_320, creditBalance: 0 }],
    ["quinn", { amountDue: 9_610, adjustedDelinquencyAmount: 9_610, creditBalance: 0 }],
    ["casey", { amountDue: 0, adjustedDelinquencyAmount: 0, creditBalance: 3_500 }],
    ["jo", { amountDue: 7_500, adjustedDelinquencyAmount: 2_000, creditBalance: 1_500 }],
  ])("[BILL-02 partly] amount due, past due and credit of %s, alone and together", async (username, expected) => {
    expect(await billing(username)).toMatchObject(expected);
  });

  test("the community site has its own accounts", async () => {
    expect(await billing("alex", "community")).toMatchObject({ amountDue: 194_000 });
  });

  test("flags of saved methods, lists and balances", async () => {
    expect(await billing("dana")).toMatchObject({
      paymentMethods: expect.arrayContaining([
        { lastFour: "4444", expired: true, expiringSoon: false, usedForAutoPay: false },
        { lastFour: "4242", expired: false, expiringSoon: false, usedForAutoPay: false },
      ]),
      mobileDevices: [{ remainingBalance: 25_000 }, { remainingBalance: 16_200 }],
      mobileTransactions: [{ id: "mt_demo_2" }, { id: "mt_demo_1" }, { id: "mt_demo_3" }],
    });
    expect(await billing("jo")).toMatchObject({
      paymentMethods: [{ lastFour: "0005", expired: false, expiringSoon: true }],
    });
    expect(await billing("pat")).toMatchObject({
      paymentMethods: [{ usedForAutoPay: true }],
      nextAutoPayDate: "2026-12-18",
    });
    expect(await billing("lucia")).toMatchObject({
      paymentMethods: [],
      mobileDevices: [],
      mobileTransactions: [],
      streamingSubscriptions: [],
      streamingTransactions: [],
    });
  });

  test("the bounds of the next payment", async () => {
    expect(await billing("dana")).toMatchObject({
      paymentOptions: {
        minimum: 100,
        maximum: 2_500_000,
        mustPayAmountDue: false,
        mustPayToday: false,
        cardsAllowed: true,
      },
    });
    expect(await billing("morgan")).toMatchObject({
      paymentOptions: { minimum: 36_480, mustPayAmountDue: true, mustPayToday: true },
    });
  });
});

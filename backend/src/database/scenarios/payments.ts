import { boston, internet, monthly, owner, portland, voice, type Scenario } from "./scenario.ts";

export const tamarindTea = "8347202014";
export const mapleLaneMill = "8347202022";
export const northStreetNursery = "8347202030";

/** A payment of the newest bill that the bank returned yesterday. Cents; days from the business date. */
export const returnedPayment = {
  accountId: "8347202048",
  enteredBy: "Selma",
  amount: 18_650,
  paidDaysAgo: 6,
  returnedDaysAgo: 1,
  lastFour: "4440",
  reason: "INSUFFICIENT_FUNDS",
} as const;

/** Demo accounts that show payments over time; the payments themselves are seeded by their module. */
export const paymentScenarios: readonly Scenario[] = [
  {
    accountId: tamarindTea,
    companyName: "Tamarind Tea House",
    at: boston("31 Tamarind St", "02116"),
    cycleDay: 7,
    services: [internet(300), voice(2)],
    bills: [...monthly(29_400, 12), [31_200, 12]],
    unpaidBills: 1,
    cards: [
      { id: "pm_demo_tamarind_visa", type: "visa", lastFour: "4242", cardName: "Tamsin Okoro", expiresInMonths: 30 },
      { id: "pm_demo_tamarind_mc", type: "mc", lastFour: "4444", cardName: "Tamsin Okoro", expiresInMonths: 14 },
    ],
    people: [owner("tamsin", "Tamsin", tamarindTea, "twoScheduled")],
  },
  {
    accountId: mapleLaneMill,
    companyName: "Maple Lane Mill",
    at: portland("8 Maple Ln", "04105"),
    cycleDay: 4,
    account: { paperlessEnrolled: true },
    services: [internet(600)],
    bills: [...monthly(9_900, 9), [9_900, 9]],
    unpaidBills: 1,
    cards: [
      {
        id: "pm_demo_maplelane_discover",
        type: "discover",
        lastFour: "1117",
        cardName: "Milo Hart",
        expiresInMonths: 20,
      },
    ],
    people: [owner("milo", "Milo", mapleLaneMill, "scheduledWillFail")],
  },
  {
    accountId: northStreetNursery,
    companyName: "North Street Nursery",
    at: boston("77 North St", "02113"),
    cycleDay: 22,
    services: [internet(300)],
    bills: [...monthly(8_800, -6), [8_800, -6]],
    unpaidBills: 1,
    people: [owner("nell", "Nell", northStreetNursery, "pendingIncludesPastDue")],
  },
  {
    accountId: returnedPayment.accountId,
    companyName: "Bluestone Ceramics",
    at: portland("14 Kiln Rd", "04103"),
    cycleDay: 9,
    services: [internet(300), voice(1)],
    bills: [...monthly(returnedPayment.amount, 9), [returnedPayment.amount, 9]],
    unpaidBills: 1,
    cards: [
      {
        id: "pm_demo_bluestone_visa",
        type: "visa",
        lastFour: "4242",
        cardName: "Selma Lindqvist",
        expiresInMonths: 26,
      },
    ],
    people: [owner("selma", "Selma", returnedPayment.accountId, "paymentReturned")],
  },
];

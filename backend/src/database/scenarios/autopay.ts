import { boston, internet, mobile, monthly, owner, portland, voice, type Scenario } from "./scenario.ts";

/** The Auto Pay enrolment of a demo account. `nextIn`: days from the business date. */
export interface EnrolledAccount {
  accountId: string;
  methodId: string;
  services: readonly ("core" | "mobile")[];
  nextIn: number;
  /** A debit that failed yesterday. Cents. `gaveUp`: it was the last retry, and Auto Pay is paused. */
  failedDebit?: {
    code: "DECLINED";
    amount: number;
    lastFour: string;
    gaveUp?: { firstDaysAgo: number; tries: number };
  };
  enrolledBy: string;
}

const accounts = {
  cedarHill: "8347204014",
  marrowLane: "8347204022",
  saltMeadow: "8347204030",
  ottersRest: "8347204048",
  greyHeron: "8347204055",
  tamarack: "8347204063",
  kingfisher: "8347204071",
} as const;

export const enrolledAccounts: readonly EnrolledAccount[] = [
  { accountId: "8347201206", methodId: "pm_demo_pine_visa", services: ["core"], nextIn: 27, enrolledBy: "Pat" },
  {
    accountId: accounts.marrowLane,
    methodId: "pm_demo_marrow_visa",
    services: ["core"],
    nextIn: 5,
    enrolledBy: "Theo",
  },
  {
    accountId: accounts.saltMeadow,
    methodId: "pm_demo_salt_mc",
    services: ["core", "mobile"],
    nextIn: 26,
    enrolledBy: "Nadia",
  },
  {
    accountId: accounts.ottersRest,
    methodId: "pm_demo_otter_visa",
    services: ["core"],
    nextIn: 30,
    enrolledBy: "Omar",
    failedDebit: { code: "DECLINED", amount: 11_240, lastFour: "3003" },
  },
  {
    accountId: accounts.kingfisher,
    methodId: "pm_demo_kingfisher_visa",
    services: ["core"],
    nextIn: 22,
    enrolledBy: "Bruno",
    failedDebit: { code: "DECLINED", amount: 13_100, lastFour: "3003", gaveUp: { firstDaysAgo: 8, tries: 3 } },
  },
  { accountId: accounts.greyHeron, methodId: "pm_demo_heron_visa", services: ["core"], nextIn: 25, enrolledBy: "Gwen" },
];

/** The payment id of a failed debit. */
export const failedDebitId = (accountId: string) => `pay_demo_failed_${accountId}`;

/**
 * Auto Pay in every state: off, on, with mobile, after a failed debit, paused after the last retry, and with a card
 * that must stay enrolled.
 */
export const autoPayScenarios: readonly Scenario[] = [
  {
    accountId: accounts.cedarHill,
    companyName: "Cedar Hill Bikes",
    at: boston("38 Cedar Hill Rd", "02130"),
    cycleDay: 14,
    services: [internet(300), voice(1)],
    bills: [...monthly(13_420, 14), [13_420, 14]],
    unpaidBills: 1,
    cards: [{ id: "pm_demo_cedar_visa", type: "visa", lastFour: "4242", cardName: "Ines Barros", expiresInMonths: 37 }],
    people: [owner("ines", "Ines", accounts.cedarHill, "owes")],
  },
  {
    accountId: accounts.marrowLane,
    companyName: "Marrow Lane Optical",
    at: boston("5 Marrow Ln", "02109"),
    cycleDay: 5,
    services: [internet(600), voice(3)],
    bills: [...monthly(16_075, 5), [16_075, 5]],
    unpaidBills: 1,
    cards: [
      { id: "pm_demo_marrow_visa", type: "visa", lastFour: "4242", cardName: "Theo Brandt", expiresInMonths: 37 },
      { id: "pm_demo_marrow_mc", type: "mc", lastFour: "4444", cardName: "Theo Brandt", expiresInMonths: 20 },
    ],
    people: [owner("theo", "Theo", accounts.marrowLane, "owes")],
  },
  {
    accountId: accounts.saltMeadow,
    companyName: "Salt Meadow Yoga",
    at: portland("19 Salt Meadow Dr", "04102"),
    cycleDay: 18,
    services: [internet(300), voice(1), mobile(1, 18_000)],
    bills: monthly(12_300, 26),
    cards: [{ id: "pm_demo_salt_mc", type: "mc", lastFour: "4444", cardName: "Nadia Khoury", expiresInMonths: 28 }],
    people: [owner("nadia", "Nadia", accounts.saltMeadow, "owesNothing")],
  },
  {
    accountId: accounts.ottersRest,
    companyName: "Otter’s Rest Café",
    at: portland("2 Otter Ln", "04101"),
    cycleDay: 30,
    services: [internet(300)],
    bills: [...monthly(11_740, 0), [11_740, 0]],
    unpaidBills: 1,
    cards: [
      {
        id: "pm_demo_otter_visa",
        type: "visa",
        lastFour: "3003",
        cardName: "Omar Haddad",
        expiresInMonths: 15,
        testCard: "declinesAutomaticCharges",
      },
    ],
    people: [owner("omar", "Omar", accounts.ottersRest, "owes")],
  },
  {
    accountId: accounts.greyHeron,
    companyName: "Grey Heron Framing",
    at: boston("64 Heron St", "02114"),
    cycleDay: 19,
    services: [internet(300)],
    bills: monthly(9_900, 25),
    cards: [
      {
        id: "pm_demo_heron_visa",
        type: "visa",
        lastFour: "2005",
        cardName: "Gwen Ellery",
        expiresInMonths: 22,
        testCard: "keepsMandate",
      },
    ],
    people: [owner("gwen", "Gwen", accounts.greyHeron, "owesNothing")],
  },
  {
    accountId: accounts.tamarack,
    companyName: "Tamarack Surveying",
    at: portland("730 Tamarack Rd", "04103"),
    cycleDay: 12,
    services: [internet(600), mobile(3, 52_400)],
    bills: monthly(14_880, 27),
    people: [owner("rafa", "Rafa", accounts.tamarack, "owesNothing")],
  },
  {
    accountId: accounts.kingfisher,
    companyName: "Kingfisher Bindery",
    at: boston("12 Kingfisher Way", "02116"),
    cycleDay: 17,
    services: [internet(300), voice(1)],
    bills: [...monthly(13_600, 9), [13_600, 9]],
    unpaidBills: 1,
    cards: [
      {
        id: "pm_demo_kingfisher_visa",
        type: "visa",
        lastFour: "3003",
        cardName: "Bruno Salas",
        expiresInMonths: 19,
        testCard: "declinesAutomaticCharges",
      },
    ],
    people: [owner("bruno", "Bruno", accounts.kingfisher, "owes")],
  },
];

import { boston, internet, mobile, monthly, owner, portland, voice, type Scenario } from "./scenario.ts";

const methods = (name: string, prefix: string): Required<Pick<Scenario, "cards" | "bankAccounts">> => ({
  cards: [{ id: `pm_demo_${prefix}_visa`, type: "visa", lastFour: "4242", cardName: name, expiresInMonths: 37 }],
  bankAccounts: [
    {
      id: `pm_demo_${prefix}_bank`,
      lastFour: "6789",
      cardName: name,
      bankName: "Harborlight Bank",
      accountKind: "checking",
    },
  ],
});

/** Demo wallets in every state, and accounts that may not be paid with one kind of method or with any. */
export const walletScenarios: readonly Scenario[] = [
  {
    accountId: "8347203012",
    companyName: "Winslow Print Works",
    at: boston("18 Winslow St", "02119"),
    cycleDay: 9,
    services: [internet(600), mobile(1, 12_000)],
    bills: [...monthly(15_420, 11), [15_420, 11]],
    unpaidBills: 1,
    cards: [
      {
        id: "pm_demo_winslow_visa",
        type: "visa",
        lastFour: "4242",
        cardName: "Wendy Winslow",
        expiresInMonths: 37,
        nickname: "Company card",
      },
      { id: "pm_demo_winslow_amex", type: "amex", lastFour: "0005", cardName: "Wendy Winslow", expiresInMonths: 0 },
      { id: "pm_demo_winslow_mc", type: "mc", lastFour: "4444", cardName: "Wendy Winslow", expiresInMonths: -2 },
      {
        id: "pm_demo_winslow_discover",
        type: "discover",
        lastFour: "1117",
        cardName: "Wendy Winslow",
        expiresInMonths: 20,
        unavailable: true,
      },
    ],
    bankAccounts: [
      {
        id: "pm_demo_winslow_bank",
        lastFour: "6789",
        cardName: "Winslow Print Works",
        bankName: "Harborlight Bank",
        accountKind: "checking",
        nickname: "Operating account",
        isDefault: true,
      },
    ],
    people: [owner("wendy", "Wendy", "8347203012", "wallet")],
  },
  {
    accountId: "8347203020",
    companyName: "Cobb Bicycle Repair",
    at: portland("31 Cobb St", "04102"),
    cycleDay: 14,
    restrictions: { cardsRefused: true },
    services: [internet(300)],
    bills: [...monthly(8_450, 8), [8_450, 8]],
    unpaidBills: 1,
    ...methods("Carl Cobb", "cobb"),
    people: [owner("carl", "Carl", "8347203020", "cardsRestricted")],
  },
  {
    accountId: "8347203038",
    companyName: "Bell Tower Tea",
    at: boston("2 Bell Ct", "02109"),
    cycleDay: 14,
    restrictions: { banksRefused: true },
    services: [internet(300), voice(1)],
    bills: [...monthly(9_120, 8), [9_120, 8]],
    unpaidBills: 1,
    ...methods("Bella Torres", "bell"),
    people: [{ ...owner("bella", "Bella", "8347203038", "banksRestricted"), locale: "es-US" }],
  },
  {
    accountId: "8347203046",
    companyName: "Old Mill Framing",
    at: portland("77 Mill Rd", "04105"),
    cycleDay: 14,
    restrictions: { cardsRefused: true, banksRefused: true },
    services: [internet(300)],
    bills: [...monthly(7_980, 8), [7_980, 8]],
    unpaidBills: 1,
    ...methods("Otis Mill", "mill"),
    people: [owner("otis", "Otis", "8347203046", "onlyCash")],
  },
];

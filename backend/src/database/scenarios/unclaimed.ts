import { boston, internet, monthly, portland, voice, type Scenario } from "./scenario.ts";

/** Demo accounts that nobody signs in for yet: their owners create a sign-in at /create-account. */
export const unclaimedScenarios: readonly Scenario[] = [
  {
    accountId: "8347209101",
    companyName: "Cormorant Print Shop",
    at: boston("52 Cormorant Way", "02128"),
    cycleDay: 11,
    services: [internet(300), voice(2)],
    bills: [...monthly(11_840, 14), [11_840, 14]],
    unpaidBills: 1,
    people: [],
  },
  {
    accountId: "8347209119",
    companyName: "Larkspur Bookkeeping",
    at: portland("9 Larkspur St", "04102"),
    cycleDay: 18,
    services: [internet(300), { key: "SECURITY", serviceType: "other", status: "Active" }],
    bills: [...monthly(9_460, 12), [9_460, 12]],
    unpaidBills: 1,
    people: [],
  },
];

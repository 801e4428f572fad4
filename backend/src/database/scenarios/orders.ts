import { boston, internet, monthly, owner, portland, voice, type Scenario } from "./scenario.ts";

const larchLane = "8347207518";

/** Demo accounts that order services: one that can order at once, one with orders in every state. */
export const orderScenarios: readonly Scenario[] = [
  {
    accountId: larchLane,
    companyName: "Larch Lane Bindery",
    at: boston("52 Larch Ln", "02130"),
    cycleDay: 7,
    services: [internet(300), voice(2)],
    bills: monthly(14_260, 27),
    people: [
      owner("oscar", "Oscar", larchLane, "mayOrder"),
      { ...owner("nina", "Nina", larchLane, "mayNotOrder"), role: "STANDARD" },
    ],
  },
  {
    accountId: "8347207526",
    companyName: "Opal and Daughters",
    at: portland("9 Congress Sq", "04101"),
    cycleDay: 18,
    services: [internet(300)],
    bills: monthly(9_450, 25),
    people: [owner("opal", "Opal", "8347207526", "orders")],
  },
];

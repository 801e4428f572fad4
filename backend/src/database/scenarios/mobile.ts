import { boston, internet, mobile, monthly, owner, type Scenario } from "./scenario.ts";

/** Mobile devices at every point of their plans. */
export const mobileScenarios: readonly Scenario[] = [
  {
    accountId: "8347206106", companyName: "Thistle Road Dispatch", at: boston("640 Thistle Rd", "02124"), cycleDay: 16,
    services: [internet(300), mobile(3, 45_850)], bills: [...monthly(9_200, 13), [9_200, 13]], unpaidBills: 1,
    cards: [{ id: "pm_demo_thistle_visa", type: "visa", lastFour: "4242", cardName: "Vera Holm", expiresInMonths: 31 }],
    people: [owner("vera", "Vera", "8347206106", "manyDevices")],
  },
];

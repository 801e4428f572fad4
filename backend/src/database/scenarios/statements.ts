import { boston, internet, monthly, owner, portland, tv, voice, type Scenario } from "./scenario.ts";

/** Demo accounts with two years of statements, none yet, a late one, and billing elsewhere. */
export const statementScenarios: readonly Scenario[] = [
  {
    accountId: "8347205013",
    companyName: "Copperline Print Works",
    at: boston("58 Copper Row", "02127"),
    cycleDay: 9,
    newestStatementDaysAgo: 12,
    account: { paperlessEnrolled: true, footprint: "TWC" },
    services: [internet(1000), voice(6), tv(48)],
    bills: [],
    unpaidBills: 1,
    cards: [
      {
        id: "pm_demo_copperline_visa",
        type: "visa",
        lastFour: "4242",
        cardName: "Hedda Sorensen",
        expiresInMonths: 29,
      },
    ],
    people: [owner("hedda", "Hedda", "8347205013", "twoYearsOfStatements")],
  },
  {
    accountId: "8347205021",
    companyName: "Noor & Daughters Tailoring",
    at: portland("19 Thimble St", "04102"),
    cycleDay: 2,
    services: [internet(300), voice(1)],
    bills: [],
    people: [owner("noor", "Noor", "8347205021", "firstStatementNotYetAvailable")],
  },
  {
    accountId: "8347205039",
    companyName: "Saltbox Framing",
    at: portland("240 Saltbox Ln", "04103"),
    cycleDay: 19,
    services: [internet(300), voice(2)],
    bills: monthly(13_420, 18, 6),
    people: [{ ...owner("thaddeus", "Thaddeus", "8347205039", "statementDelayed"), cpniVerified: false }],
  },
  {
    accountId: "8347205047",
    companyName: "Meridian Freight Group",
    at: boston("900 Meridian Ave", "02128"),
    cycleDay: 1,
    account: { accountType: "ENTERPRISE", eoid: "EO-40023", eaid: "EA-4002301" },
    services: [internet(1000), voice(40)],
    bills: [],
    people: [{ ...owner("vilma", "Vilma", "8347205047", "statementsSuppressed"), enterpriseRole: "ADMIN" }],
  },
];

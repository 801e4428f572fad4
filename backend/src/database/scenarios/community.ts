import { boston, internet, monthly, owner, portland, tv, type Scenario } from "./scenario.ts";
import type { Person } from "./person.ts";

const manager = (username: Person["username"], firstName: string, accountId: string, state: string): Person => ({
  ...owner(username, firstName, accountId, state),
  site: "community",
});

const community = { accountType: "COMMUNITY", billerType: "CSG" } as const;

/** Demo properties at every stage of their tenant agreement; the texts are in the community module. */
export const communityScenarios: readonly Scenario[] = [
  {
    accountId: "8347208011",
    companyName: "Cypress Gate Apartments",
    at: boston("52 Cypress Gate", "02130"),
    cycleDay: 4,
    account: community,
    services: [internet(1000), tv(120)],
    bills: [...monthly(121_000, 13), [121_000, 13]],
    unpaidBills: 1,
    people: [manager("noemi", "Noemí", "8347208011", "tabInactive")],
  },
  {
    accountId: "8347208029",
    companyName: "Harborview Lofts",
    at: portland("9 Harborview Way", "04101"),
    cycleDay: 7,
    account: community,
    services: [internet(1000)],
    bills: [...monthly(88_000, 16), [88_000, 16]],
    unpaidBills: 1,
    people: [manager("priya", "Priya", "8347208029", "agreementPending")],
  },
  {
    accountId: "8347208037",
    companyName: "Stonebridge Terrace",
    at: boston("200 Stonebridge Ter", "02136"),
    cycleDay: 11,
    account: community,
    services: [internet(600), tv(60)],
    bills: [...monthly(64_000, 19), [64_000, 19]],
    unpaidBills: 1,
    people: [manager("ivan", "Ivan", "8347208037", "noAgreement")],
  },
  {
    accountId: "8347208045",
    companyName: "Orchard Row Townhomes",
    at: portland("70 Orchard Row", "04103"),
    cycleDay: 17,
    account: community,
    services: [internet(600)],
    bills: [...monthly(52_000, 14), [52_000, 14]],
    unpaidBills: 1,
    people: [manager("greta", "Greta", "8347208045", "agreementEnded")],
  },
];

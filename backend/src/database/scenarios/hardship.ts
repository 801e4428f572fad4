import { boston, internet, mobile, monthly, owner, portland, tv, voice, type Scenario } from "./scenario.ts";

/** Accounts whose service is late, stopped, deferred, or billed elsewhere: each state of section 4 that needs an account of its own. */
export const hardshipScenarios: readonly Scenario[] = [
  {
    accountId: "8347206007", companyName: "Beacon Press Prints", at: boston("31 Beacon Row", "02116"), cycleDay: 9,
    services: [internet(600), voice(3)], bills: [...monthly(14_300, -52), [14_300, -52], [14_300, -22], [14_300, 8]], unpaidBills: 3,
    cards: [{ id: "pm_demo_beacon_visa", type: "visa", lastFour: "4242", cardName: "Tess Calloway", expiresInMonths: 28 }],
    people: [owner("tess", "Tess", "8347206007", "suspended")],
  },
  {
    accountId: "8347206015", companyName: "Saltmarsh Kayaks", at: portland("18 Marsh Rd", "04101"), cycleDay: 14,
    services: [internet(300), tv(24)], bills: [...monthly(9_900, -78), [9_900, -78], [9_900, -48], [9_900, -18]], unpaidBills: 3,
    people: [owner("otto", "Otto", "8347206015", "returnEquipment")],
  },
  {
    accountId: "8347206031", companyName: "Clover Couriers", at: boston("5 Clover St", "02127"), cycleDay: 6,
    services: [internet(300), mobile(3, 30_000)], bills: [...monthly(17_500, -8), [17_500, -8]], unpaidBills: 1,
    people: [owner("mara", "Mara", "8347206031", "mobilePastDue")],
  },
  {
    accountId: "8347206049", companyName: "Fennel Street Deli", at: boston("77 Fennel St", "02130"), cycleDay: 17,
    services: [internet(300), mobile(2, 12_000)], bills: [...monthly(13_250, -36), [13_250, -36], [13_250, -6]], unpaidBills: 2,
    cards: [{ id: "pm_demo_fennel_visa", type: "visa", lastFour: "4242", cardName: "Hugo Marin", expiresInMonths: 20 }],
    people: [owner("hugo", "Hugo", "8347206049", "mobileHotlined")],
  },
  {
    accountId: "8347206056", companyName: "Tamarack Tree Care", at: portland("260 Tamarack Ln", "04105"), cycleDay: 22,
    services: [internet(300), mobile(4, 48_000)], bills: [...monthly(15_800, -46), [15_800, -46], [15_800, -16]], unpaidBills: 2,
    people: [owner("tia", "Tia", "8347206056", "mobileDisconnected")],
  },
  {
    accountId: "8347206064", companyName: "Ironwood Framing", at: portland("12 Ironwood Way", "04103"), cycleDay: 27,
    services: [internet(300), mobile(1, 0)], bills: [...monthly(8_400, 15), [8_400, 15]], unpaidBills: 1,
    people: [owner("alma", "Alma", "8347206064", "mobileInactive")],
  },
  {
    accountId: "8347206072", companyName: "Gull Cove Charters", at: portland("2 Gull Cove", "04108"), cycleDay: 11,
    services: [internet(600), voice(2)], bills: [...monthly(18_600, -20), [18_600, -20], [11_200, 11]], unpaidBills: 2,
    people: [owner("dean", "Dean", "8347206072", "deferralPlan")],
  },
  {
    accountId: "8347206080", companyName: "Granite Harbor Logistics", at: boston("900 Granite Ave", "02122"), cycleDay: 1, account: { accountType: "ENTERPRISE", billerType: "CSG" },
    services: [internet(1000), voice(60)], bills: monthly(412_000, 10),
    people: [owner("edith", "Edith", "8347206080", "enterprise")],
  },
  {
    accountId: "8347206098", companyName: "Larkspur Veterinary", at: boston("48 Larkspur Ave", "02132"), cycleDay: 19, account: { billingMoved: true },
    services: [internet(300), voice(2)], bills: monthly(11_700, 10),
    people: [owner("marco", "Marco", "8347206098", "billingMoved")],
  },
];

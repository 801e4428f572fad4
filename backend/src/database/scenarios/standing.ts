import { boston, internet, mobile, monthly, owner, portland, tv, voice, type Scenario } from "./scenario.ts";
import type { Person } from "./person.ts";

const harborStreet = "8347201180";
const colleague = (username: Person["username"], firstName: string, role: Person["role"], state: string): Person => ({
  ...owner(username, firstName, harborStreet, state), role,
});

/** What an account owes, in every mix, and who may do what about it. */
export const standingScenarios: readonly Scenario[] = [
  {
    accountId: harborStreet, companyName: "Harbor Street Bakery", at: boston("14 Harbor St", "02110"), cycleDay: 5, account: { paperlessEnrolled: true },
    services: [internet(600), voice(4), mobile(2, 41_200)],
    bills: [...monthly(23_142, 14), [24_817, 14]], unpaidBills: 1,
    cards: [
      { id: "pm_demo_harbor_visa", type: "visa", lastFour: "4242", cardName: "Dana Reyes", expiresInMonths: 37 },
      { id: "pm_demo_harbor_mc", type: "mc", lastFour: "4444", cardName: "Dana Reyes", expiresInMonths: -2 },
    ],
    people: [
      owner("dana", "Dana", harborStreet, "owes"), colleague("billie", "Billie", "BILLING", "owes"),
      colleague("ada", "Ada", "ADMIN", "owes"), colleague("sam", "Sam", "STANDARD", "mayNotPay"),
    ],
  },
  {
    accountId: "8347201206", companyName: "Pine and Ladle Catering", at: boston("220 Pine St", "02118"), cycleDay: 12,
    services: [internet(300), voice(2)], bills: monthly(18_990, 12),
    cards: [{ id: "pm_demo_pine_visa", type: "visa", lastFour: "4242", cardName: "Pat Lindqvist", expiresInMonths: 37 }],
    people: [owner("pat", "Pat", "8347201206", "owesNothing")],
  },
  {
    accountId: "8347201214", companyName: "North Pier Marine Supply", at: portland("3 North Pier", "04101"), cycleDay: 8,
    services: [internet(600), voice(6), tv(48)], bills: [...monthly(18_240, -45), [18_240, -45], [18_240, 16]], unpaidBills: 2,
    cards: [{ id: "pm_demo_pier_visa", type: "visa", lastFour: "4242", cardName: "Morgan Ames", expiresInMonths: 37 }],
    people: [owner("morgan", "Morgan", "8347201214", "pastDue")],
  },
  {
    accountId: "8347201222", companyName: "Quarry Road Tiles", at: portland("87 Quarry Rd", "04103"), cycleDay: 20,
    services: [internet(300)], bills: [...monthly(9_610, -12), [9_610, -12]], unpaidBills: 1,
    people: [owner("quinn", "Quinn", "8347201222", "onlyPastDue")],
  },
  {
    accountId: "8347201230", companyName: "Lantern Books", at: boston("9 Lantern Ct", "02114"), cycleDay: 15,
    services: [internet(300), voice(1)], bills: monthly(7_500, 20), overpaid: 3_500,
    people: [owner("casey", "Casey", "8347201230", "credit")],
  },
  {
    accountId: "8347201248", companyName: "Juniper Dental", at: portland("512 Juniper Ave", "04102"), cycleDay: 3, account: { billLine1: "PO Box 118" },
    services: [internet(1000), voice(8), tv(30)], bills: [...monthly(5_500, -9), [2_000, -9], [5_500, 21]], unpaidBills: 2,
    cards: [{ id: "pm_demo_juniper_amex", type: "amex", lastFour: "0005", cardName: "Jo Castellanos", expiresInMonths: 0 }],
    people: [owner("jo", "Jo", "8347201248", "pastDueAndCredit")],
  },
  {
    accountId: "8347201255", companyName: "Panadería La Estrella", at: boston("71 Estrella Way", "02128"), cycleDay: 25,
    services: [internet(300), voice(2)], bills: [...monthly(12_950, 10), [12_950, 10]], unpaidBills: 1,
    people: [{ ...owner("lucia", "Lucía", "8347201255", "owes"), locale: "es-US" }],
  },
  {
    accountId: "8347201305", companyName: "Makai Surf Supply", at: { line1: "2210 Kalia Rd", city: "Honolulu", state: "HI", zip: "96815" }, cycleDay: 8,
    account: { timeZone: "Pacific/Honolulu" },
    services: [internet(300), voice(2)], bills: [...monthly(14_310, 12), [14_310, 12]], unpaidBills: 1,
    cards: [{ id: "pm_demo_makai_visa", type: "visa", lastFour: "4242", cardName: "Kai Nakoa", expiresInMonths: 31 }],
    people: [owner("kai", "Kai", "8347201305", "owes")],
  },
  {
    accountId: "8347201263", companyName: "Rory's Garage", at: portland("6 Mill Ln", "04106"), cycleDay: 18,
    services: [internet(300)], bills: [...monthly(8_800, 9), [8_800, 9]], unpaidBills: 1,
    people: [{ ...owner("rory", "Rory", "8347201263", "passwordReset"), passwordResetRequired: true }],
  },
  {
    accountId: "8347201271", companyName: "Maple Court Residences", at: boston("400 Maple Ct", "02135"), cycleDay: 1, account: { accountType: "COMMUNITY", billerType: "CSG" },
    services: [internet(1000), tv(120)], bills: [...monthly(194_000, 12), [194_000, 12]], unpaidBills: 1,
    cards: [{ id: "pm_demo_maple_visa", type: "visa", lastFour: "4242", cardName: "Alex Okafor", expiresInMonths: 37 }],
    people: [
      { ...owner("alex", "Alex", "8347201271", "owes"), site: "community" },
      { ...owner("sunny", "Sunny", "8347201271", "mayNotPay"), role: "STANDARD", site: "community" },
    ],
  },
  {
    accountId: "8347201289", companyName: "Wharf Lane Upholstery", at: portland("41 Wharf Ln", "04101"), cycleDay: 10, account: { disconnected: true },
    services: [internet(300), voice(1)], bills: [...monthly(10_480, -80), [10_480, -80], [10_480, -50], [10_480, -20]], unpaidBills: 3,
    people: [owner("devon", "Devon", "8347201289", "disconnected")],
  },
  {
    accountId: "8347201297", companyName: "Tidewater Print Shop", at: portland("19 Tidewater Rd", "04105"), cycleDay: 22, account: { selfInstallNotification: "redirect-to-TPSI" },
    services: [internet(300)], bills: [...monthly(9_200, 11), [9_200, 11]], unpaidBills: 1,
    people: [owner("ingrid", "Ingrid", "8347201297", "selfInstall")],
  },
];

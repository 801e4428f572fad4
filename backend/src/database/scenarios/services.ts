import { boston, hostedVoice, internet, mobile, monthly, owner, portland, type Scenario } from "./scenario.ts";

/** Demo accounts with mobile devices at every stage of their installment plans. */
export const mobileScenarios: readonly Scenario[] = [
  {
    accountId: "8347206106",
    companyName: "Thistle Road Dispatch",
    at: boston("640 Thistle Rd", "02124"),
    cycleDay: 16,
    services: [internet(300), mobile(3, 45_850)],
    bills: [...monthly(9_200, 13), [9_200, 13]],
    unpaidBills: 1,
    cards: [{ id: "pm_demo_thistle_visa", type: "visa", lastFour: "4242", cardName: "Vera Holm", expiresInMonths: 31 }],
    people: [owner("vera", "Vera", "8347206106", "manyDevices")],
  },
];

const bridgeStreet = "8347207013";

/** Demo accounts with Hosted Voice: many lines, one line, and no link to where they are managed. */
export const hostedVoiceScenarios: readonly Scenario[] = [
  {
    accountId: bridgeStreet,
    companyName: "Bridge Street Legal",
    at: boston("31 Bridge St", "02109"),
    cycleDay: 9,
    services: [internet(1000), hostedVoice(12, "https://hosted-voice.example.com/bridge-street")],
    bills: [...monthly(21_400, 11), [21_400, 11]],
    unpaidBills: 1,
    people: [
      owner("helena", "Helena", bridgeStreet, "groupAdmin"),
      { ...owner("stefan", "Stefan", bridgeStreet, "standardUser"), role: "STANDARD" },
    ],
  },
  {
    accountId: "8347207021",
    companyName: "Foxglove Florists",
    at: portland("18 Foxglove Ln", "04102"),
    cycleDay: 14,
    services: [internet(300), hostedVoice(1, "https://hosted-voice.example.com/foxglove")],
    bills: [...monthly(8_900, 15), [8_900, 15]],
    unpaidBills: 1,
    people: [owner("fiona", "Fiona", "8347207021", "oneLine")],
  },
  {
    accountId: "8347207039",
    companyName: "Tidewater Surveyors",
    at: boston("7 Tidewater Ct", "02127"),
    cycleDay: 22,
    account: { selfInstallNotification: "contact-to-activate" },
    services: [internet(600), hostedVoice(5)],
    bills: [...monthly(13_300, 17), [13_300, 17]],
    unpaidBills: 1,
    people: [owner("wade", "Wade", "8347207039", "noLink")],
  },
];

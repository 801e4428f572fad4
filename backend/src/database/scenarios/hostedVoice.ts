import { boston, hostedVoice, internet, monthly, owner, portland, type Scenario } from "./scenario.ts";

const bridgeStreet = "8347207013";

/** Lines of Hosted Voice, many, one, and with no way to where they are managed. */
export const hostedVoiceScenarios: readonly Scenario[] = [
  {
    accountId: bridgeStreet, companyName: "Bridge Street Legal", at: boston("31 Bridge St", "02109"), cycleDay: 9,
    services: [internet(1000), hostedVoice(12, "https://hosted-voice.example.com/bridge-street")], bills: [...monthly(21_400, 11), [21_400, 11]], unpaidBills: 1,
    people: [owner("helena", "Helena", bridgeStreet, "groupAdmin"), { ...owner("stefan", "Stefan", bridgeStreet, "standardUser"), role: "STANDARD" }],
  },
  {
    accountId: "8347207021", companyName: "Foxglove Florists", at: portland("18 Foxglove Ln", "04102"), cycleDay: 14,
    services: [internet(300), hostedVoice(1, "https://hosted-voice.example.com/foxglove")], bills: [...monthly(8_900, 15), [8_900, 15]], unpaidBills: 1,
    people: [owner("fiona", "Fiona", "8347207021", "oneLine")],
  },
  {
    accountId: "8347207039", companyName: "Tidewater Surveyors", at: boston("7 Tidewater Ct", "02127"), cycleDay: 22,
    services: [internet(600), hostedVoice(5)], bills: [...monthly(13_300, 17), [13_300, 17]], unpaidBills: 1,
    people: [owner("wade", "Wade", "8347207039", "noLink")],
  },
];

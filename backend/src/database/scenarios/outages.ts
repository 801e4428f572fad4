import { internet, monthly, owner, tv, voice, type Scenario, type ScenarioPlace } from "./scenario.ts";

const kestrelBay = (line1: string, zip: string): ScenarioPlace => ({ line1, city: "Kestrel Bay", state: "MA", zip });

const ferryLanding = "8347209019";
const brickyard = "8347209027";
const southFields = "8347209035";
const lighthouse = "8347209043";

/**
 * Demo accounts in areas of the outage map: an outage under way with an estimate, one without, one that ended and was
 * credited, and planned work with a notice.
 */
export const outageScenarios: readonly Scenario[] = [
  {
    accountId: ferryLanding,
    companyName: "Ferry Landing Market",
    at: kestrelBay("3 Quay St", "02991"),
    cycleDay: 10,
    services: [internet(600), voice(2)],
    bills: [...monthly(12_800, 16), [12_800, 16]],
    unpaidBills: 1,
    people: [owner("farah", "Farah", ferryLanding, "outage")],
  },
  {
    accountId: brickyard,
    companyName: "Brickyard Dental Lab",
    at: kestrelBay("77 Kiln Rd", "02992"),
    cycleDay: 12,
    services: [internet(1000)],
    bills: [...monthly(14_900, 18), [14_900, 18]],
    unpaidBills: 1,
    people: [owner("lena", "Lena", brickyard, "outageWithoutEstimate")],
  },
  {
    accountId: southFields,
    companyName: "South Fields Framing",
    at: kestrelBay("210 Mill Run", "02993"),
    cycleDay: 15,
    services: [internet(600), tv(30)],
    bills: [...monthly(17_400, 12), [17_400, 12]],
    unpaidBills: 1,
    people: [owner("axel", "Axel", southFields, "outageEnded")],
  },
  {
    accountId: lighthouse,
    companyName: "Café del Faro",
    at: kestrelBay("1 Lantern Point", "02994"),
    cycleDay: 20,
    services: [internet(300), voice(1)],
    bills: [...monthly(9_900, 14), [9_900, 14]],
    unpaidBills: 1,
    people: [{ ...owner("perla", "Perla", lighthouse, "plannedWork"), locale: "es-US" }],
  },
];

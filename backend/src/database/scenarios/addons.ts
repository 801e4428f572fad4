import { internet, monthly, owner, portland, tv, voice, type Scenario, type ScenarioService } from "./scenario.ts";

const anchorRow = "8347207617";
const driftwood = "8347207625";
const graniteWharf = "8347207633";

const other = (key: ScenarioService["key"], status: ScenarioService["status"]): ScenarioService => ({
  key,
  serviceType: "other",
  status,
});

/** Demo accounts with value-added services, email and TV. */
export const addOnScenarios: readonly Scenario[] = [
  {
    accountId: anchorRow,
    companyName: "Anchor Row Insurance",
    at: portland("6 Anchor Row", "04101"),
    cycleDay: 11,
    services: [
      internet(600),
      voice(3),
      tv(64),
      other("EMAIL", "Active"),
      other("SECURITY", "Active"),
      other("BACKUP", "Unassigned"),
      other("DOMAIN", "Active"),
      other("WEB_HOSTING", "Undefined"),
    ],
    bills: [...monthly(26_480, 12), [26_480, 12]],
    unpaidBills: 1,
    people: [
      owner("sofia", "Sofía", anchorRow, "addOns"),
      { ...owner("nico", "Nico", anchorRow, "ownSeat"), role: "STANDARD" },
      { ...owner("bea", "Bea", anchorRow, "noSeat"), role: "BILLING", locale: "es-US" },
    ],
  },
  {
    accountId: driftwood,
    companyName: "Driftwood Studio",
    at: portland("91 Driftwood Ln", "04103"),
    cycleDay: 20,
    services: [internet(300), other("SECURITY", "Unassigned"), other("EMAIL", "Assigned")],
    bills: [...monthly(11_760, 16), [11_760, 16]],
    unpaidBills: 1,
    people: [owner("felix", "Felix", driftwood, "notActivated")],
  },
  {
    accountId: graniteWharf,
    companyName: "Granite Wharf Logistics",
    at: portland("300 Granite Wharf", "04101"),
    cycleDay: 6,
    services: [
      internet(1000),
      { ...other("ETHERNET", "Active"), redirectUri: "https://networks.example.com/granite-wharf/ethernet" },
      { ...other("LAYER_3_VPN", "Active"), redirectUri: "https://networks.example.com/granite-wharf/vpn" },
      other("OPTICAL_WAVE", "Assigned"),
      other("WEB_HOSTING", "Active"),
      other("DOMAIN", "Active"),
      other("BACKUP", "Active"),
    ],
    bills: [...monthly(184_500, 14), [184_500, 14]],
    unpaidBills: 1,
    people: [owner("winona", "Winona", graniteWharf, "enterpriseServices")],
  },
];

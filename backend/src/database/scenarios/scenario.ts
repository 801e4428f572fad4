import type { Person } from "./person.ts";

/** A service of an invented account, in the words of the account module. */
export interface ScenarioService {
  key: "VOICE" | "INTERNET" | "VIDEO" | "MOBILE";
  serviceType: "internet" | "tv" | "voice" | "mobile";
  status: "Assigned" | "Active";
  downloadMbps?: number;
  lineCount?: number;
  channelCount?: number;
  deviceCount?: number;
  /** What the mobile devices have left to pay, cents. */
  remainingDeviceBalance?: number;
}

export interface ScenarioPlace { line1: string; city: string; state: string; zip: string }

/** A saved card; the test processor knows its token from the start. */
export interface ScenarioCard { id: string; type: "visa" | "mc" | "amex" | "discover"; lastFour: string; cardName: string; expiresInMonths: number; /** What the test processor does with it, by the name of a test card; its type by default. */ testCard?: string }

/**
 * An invented account in one state of the specification, and the people who sign in to see it. What else a state needs (Auto Pay, a
 * scheduled payment) its module's demo seeds for the account's number.
 */
export interface Scenario {
  accountId: string;
  companyName: string;
  at: ScenarioPlace;
  cycleDay: number;
  account?: {
    accountType?: "BUSINESS" | "COMMUNITY" | "ENTERPRISE";
    billerType?: "ICOMS" | "CSG";
    footprint?: "CHTR" | "BHN" | "TWC";
    paperlessEnrolled?: boolean;
    disconnected?: boolean;
    billLine1?: string;
  };
  services: ScenarioService[];
  /** Oldest first: cents, and when they are due, in days from the business date. */
  bills: readonly (readonly [amount: number, dueIn: number])[];
  /** How many of the newest bills are not paid; every other bill is. */
  unpaidBills?: number;
  /** Cents paid too much on the last bill. */
  overpaid?: number;
  cards?: ScenarioCard[];
  people: Person[];
}

/** A whole number of months of bills of one amount, the last of them due so many days before a month from `firstDueIn`. */
export function monthly(amount: number, firstDueIn: number, months = 8): [number, number][] {
  return Array.from({ length: months }, (_, month) => [amount, firstDueIn - 30 * (months - month)]);
}

export const internet = (downloadMbps: number): ScenarioService => ({ key: "INTERNET", serviceType: "internet", status: "Active", downloadMbps });
export const voice = (lineCount: number): ScenarioService => ({ key: "VOICE", serviceType: "voice", status: "Assigned", lineCount });
export const tv = (channelCount: number): ScenarioService => ({ key: "VIDEO", serviceType: "tv", status: "Active", channelCount });
export const mobile = (deviceCount: number, remainingDeviceBalance: number): ScenarioService => ({ key: "MOBILE", serviceType: "mobile", status: "Active", deviceCount, remainingDeviceBalance });

export const boston = (line1: string, zip: string): ScenarioPlace => ({ line1, city: "Boston", state: "MA", zip });
export const portland = (line1: string, zip: string): ScenarioPlace => ({ line1, city: "Portland", state: "ME", zip });

/** The owner of an account. */
export const owner = (username: Person["username"], firstName: string, accountId: string, state: string): Person => ({
  username, firstName, role: "PRIMARY", site: "business", accountId, state,
});

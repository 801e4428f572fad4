import { addDays } from "@portico/rules/dates";
import { statement } from "@portico/rules/constants";
import type { Person } from "./person.ts";

/** A service of an invented account, in the words of the account module. */
export interface ScenarioService {
  key: "VOICE" | "INTERNET" | "VIDEO" | "MOBILE" | "HOSTED_VOICE";
  serviceType: "internet" | "tv" | "voice" | "mobile" | "other";
  status: "Assigned" | "Active";
  downloadMbps?: number;
  lineCount?: number;
  channelCount?: number;
  deviceCount?: number;
  /** What the mobile devices have left to pay, cents. */
  remainingDeviceBalance?: number;
  /** Where the service is managed on the business portal. */
  redirectUri?: string;
}

export interface ScenarioPlace { line1: string; city: string; state: string; zip: string }

/** A saved card; the test processor knows its token from the start. */
export interface ScenarioCard extends ScenarioMethod {
  type: "visa" | "mc" | "amex" | "discover";
  expiresInMonths: number;
  /** What the test processor does with it, by the name of a test card; its type by default. */
  testCard?: string;
}

/** A saved bank account; `behaves` is the name of a test account (docs/test-cards.md), the first of them unless said. */
export interface ScenarioBankAccount extends ScenarioMethod { bankName: string | null; accountKind: "checking" | "savings"; behaves?: string }

interface ScenarioMethod { id: string; lastFour: string; cardName: string; nickname?: string; isDefault?: boolean; unavailable?: boolean }

/**
 * An invented account in one state of the specification, and the people who sign in to see it. What else a state needs (Auto Pay, a
 * scheduled payment) its module's demo seeds for the account's number.
 */
export interface Scenario {
  accountId: string;
  companyName: string;
  at: ScenarioPlace;
  /** Holds as long as there is no bill: after that the newest bill says it. */
  cycleDay: number;
  /** Of an account whose bills are made from its history instead of `bills`. */
  newestStatementDaysAgo?: number;
  account?: {
    accountType?: "BUSINESS" | "COMMUNITY" | "ENTERPRISE";
    billerType?: "ICOMS" | "CSG";
    footprint?: "CHTR" | "BHN" | "TWC";
    paperlessEnrolled?: boolean;
    disconnected?: boolean;
    billingMoved?: boolean;
    /** IANA zone of its business dates, unless it is the provider's. */
    timeZone?: string;
    selfInstallNotification?: "contact-to-activate" | "contact-to-continue" | "nothing-to-set-up" | "redirect-to-TPSI";
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
  bankAccounts?: ScenarioBankAccount[];
  /** What the account may not be paid with. */
  restrictions?: { cardsRefused?: boolean; banksRefused?: boolean };
  people: Person[];
}

/** A whole number of months of bills of one amount, the last of them due so many days before a month from `firstDueIn`. */
export function monthly(amount: number, firstDueIn: number, months = 8): [number, number][] {
  return Array.from({ length: months }, (_, month) => [amount, firstDueIn - 30 * (months - month)]);
}

/** The day of the month on which an account is billed: that of its newest statement. */
export function cycleDayOf({ bills, cycleDay, newestStatementDaysAgo }: Scenario, today: string): number {
  const dueIn = bills.at(-1)?.[1];
  const daysAgo = dueIn === undefined ? newestStatementDaysAgo : statement.daysToPay - dueIn;
  return daysAgo === undefined ? cycleDay : Number(addDays(today, -daysAgo).slice(8));
}

export const internet = (downloadMbps: number): ScenarioService => ({ key: "INTERNET", serviceType: "internet", status: "Active", downloadMbps });
export const voice = (lineCount: number): ScenarioService => ({ key: "VOICE", serviceType: "voice", status: "Assigned", lineCount });
export const tv = (channelCount: number): ScenarioService => ({ key: "VIDEO", serviceType: "tv", status: "Active", channelCount });
export const mobile = (deviceCount: number, remainingDeviceBalance: number): ScenarioService => ({ key: "MOBILE", serviceType: "mobile", status: "Active", deviceCount, remainingDeviceBalance });

export const hostedVoice = (lineCount: number, redirectUri?: string): ScenarioService => ({ key: "HOSTED_VOICE", serviceType: "other", status: "Active", lineCount, ...(redirectUri ? { redirectUri } : {}) });

export const boston = (line1: string, zip: string): ScenarioPlace => ({ line1, city: "Boston", state: "MA", zip });
export const portland = (line1: string, zip: string): ScenarioPlace => ({ line1, city: "Portland", state: "ME", zip });

/** The owner of an account. */
export const owner = (username: Person["username"], firstName: string, accountId: string, state: string): Person => ({
  username, firstName, role: "PRIMARY", site: "business", accountId, state,
});

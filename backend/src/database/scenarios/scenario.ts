import { previousCycleDate } from "@portico/rules/billingCycle";
import { addDays } from "@portico/rules/dates";
import { statement } from "@portico/rules/constants";
import type { Person } from "./person.ts";

/** A service of a demo account, in the account module's terms. */
export interface ScenarioService {
  key:
    | "VOICE"
    | "EMAIL"
    | "BACKUP"
    | "SECURITY"
    | "INTERNET"
    | "VIDEO"
    | "DOMAIN"
    | "WEB_HOSTING"
    | "LAYER_3_VPN"
    | "ETHERNET"
    | "OPTICAL_WAVE"
    | "MOBILE"
    | "HOSTED_VOICE";
  serviceType: "internet" | "tv" | "voice" | "mobile" | "other";
  status: "Assigned" | "Unassigned" | "Active" | "Undefined";
  downloadMbps?: number;
  lineCount?: number;
  channelCount?: number;
  deviceCount?: number;
  /** The remaining balance of the mobile devices, in cents. */
  remainingDeviceBalance?: number;
  /** URL where the service is managed on the business portal. */
  redirectUri?: string;
}

export interface ScenarioPlace {
  line1: string;
  city: string;
  state: string;
  zip: string;
}

/** A saved card; the test processor knows its token from the start. */
export interface ScenarioCard extends ScenarioMethod {
  type: "visa" | "mc" | "amex" | "discover";
  expiresInMonths: number;
  /** The name of the test card whose behaviour it has; by default that of its type. */
  testCard?: string;
}

/** A saved bank account; `behaves` is the name of a test account (docs/test-cards.md), by default the first one. */
export interface ScenarioBankAccount extends ScenarioMethod {
  bankName: string | null;
  accountKind: "checking" | "savings";
  behaves?: string;
}

interface ScenarioMethod {
  id: string;
  lastFour: string;
  cardName: string;
  nickname?: string;
  isDefault?: boolean;
  unavailable?: boolean;
}

/**
 * A demo account in one state of the specification, with the users who sign in to see it. Other data of a state (Auto
 * Pay, a scheduled payment) are seeded by their module, by account number.
 */
export interface Scenario {
  accountId: string;
  companyName: string;
  at: ScenarioPlace;
  /** Used until there is a bill; then the newest bill determines it. */
  cycleDay: number;
  /** For an account whose bills are generated from its history instead of `bills`. */
  newestStatementDaysAgo?: number;
  account?: {
    accountType?: "BUSINESS" | "COMMUNITY" | "ENTERPRISE";
    billerType?: "ICOMS" | "CSG";
    eoid?: string;
    eaid?: string;
    footprint?: "CHTR" | "BHN" | "TWC";
    paperlessEnrolled?: boolean;
    disconnected?: boolean;
    billingMoved?: boolean;
    /** IANA time zone of its business dates; by default the provider's. */
    timeZone?: string;
    selfInstallNotification?: "contact-to-activate" | "contact-to-continue" | "nothing-to-set-up" | "redirect-to-TPSI";
    billLine1?: string;
  };
  services: ScenarioService[];
  /** Oldest first: cents, and the due date in days from the business date; 30 before the next bill is a month before it. */
  bills: readonly (readonly [amount: number, dueIn: number])[];
  /** How many of the newest bills are unpaid; all others are paid. */
  unpaidBills?: number;
  /** Cents overpaid on the last bill. */
  overpaid?: number;
  cards?: ScenarioCard[];
  bankAccounts?: ScenarioBankAccount[];
  /** Payment methods that the account may not use. */
  restrictions?: { cardsRefused?: boolean; banksRefused?: boolean };
  people: Person[];
}

/** Monthly bills of one amount before the one that is due in `nextDueIn` days: 30 days stand for a month. */
export function monthly(amount: number, nextDueIn: number, months = 8): [number, number][] {
  return Array.from({ length: months }, (_, month) => [amount, nextDueIn - 30 * (months - month)]);
}

/** The statement dates of the bills. Bills 30 days apart are issued on the same day of consecutive months. */
export function statementDates(bills: Scenario["bills"], today: string): string[] {
  const dates: string[] = [];
  let cycleDay = 0;
  for (const [index, [, dueIn]] of [...bills.entries()].toReversed()) {
    const next = dates[index + 1];
    if (next !== undefined && bills[index + 1]?.[1] === dueIn + 30) {
      dates[index] = previousCycleDate(next, cycleDay);
      continue;
    }
    dates[index] = addDays(today, dueIn - statement.daysToPay);
    cycleDay = Number(dates[index].slice(8));
  }
  return dates;
}

/** The account's billing day of the month: that of its newest statement. */
export function cycleDayOf({ bills, cycleDay, newestStatementDaysAgo }: Scenario, today: string): number {
  const dueIn = bills.at(-1)?.[1];
  const daysAgo = dueIn === undefined ? newestStatementDaysAgo : statement.daysToPay - dueIn;
  return daysAgo === undefined ? cycleDay : Number(addDays(today, -daysAgo).slice(8));
}

export const internet = (downloadMbps: number): ScenarioService => ({
  key: "INTERNET",
  serviceType: "internet",
  status: "Active",
  downloadMbps,
});
export const voice = (lineCount: number): ScenarioService => ({
  key: "VOICE",
  serviceType: "voice",
  status: "Assigned",
  lineCount,
});
export const tv = (channelCount: number): ScenarioService => ({
  key: "VIDEO",
  serviceType: "tv",
  status: "Active",
  channelCount,
});
export const mobile = (deviceCount: number, remainingDeviceBalance: number): ScenarioService => ({
  key: "MOBILE",
  serviceType: "mobile",
  status: "Active",
  deviceCount,
  remainingDeviceBalance,
});

export const hostedVoice = (lineCount: number, redirectUri?: string): ScenarioService => ({
  key: "HOSTED_VOICE",
  serviceType: "other",
  status: "Active",
  lineCount,
  ...(redirectUri ? { redirectUri } : {}),
});

export const boston = (line1: string, zip: string): ScenarioPlace => ({ line1, city: "Boston", state: "MA", zip });
export const portland = (line1: string, zip: string): ScenarioPlace => ({ line1, city: "Portland", state: "ME", zip });

/** The owner of an account. */
export const owner = (username: Person["username"], firstName: string, accountId: string, state: string): Person => ({
  username,
  firstName,
  role: "PRIMARY",
  site: "business",
  accountId,
  state,
});

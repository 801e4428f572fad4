/**
 * The constants of specification section 9, in one place. Amounts are cents; times name their unit. The widths of the
 * layout are the design system's (`design-system/src/theme/tokens.ts`), which style sheets are made from.
 */

/** A day, where it is a length of time and not a date. */
export const daySeconds = 86_400;
export const dayMilliseconds = daySeconds * 1000;

export const payment = {
  minimumCents: 100,
  /** Our choice: the specification shows "{max}" only. */
  maximumCents: 2_500_000,
  reflectsWithinHours: 24,
  autoPayDiscountCents: 500,
  /** The limit of scheduled payments per account (PAY-10). */
  maxScheduled: 2,
  /** Steps of a payment, and with a bank account that is linked at the bank. */
  steps: 4,
  stepsLinkingBank: 5,
  /** Our choice: maximum length of the customer reference. */
  longestReference: 40,
  /** Our choice: how many accounts can be paid in one go. */
  maxAccountsTogether: 10,
  /**
   * Our choice: for how many days a returned payment is shown unless it is paid again, and for how many where nothing
   * is owed.
   */
  returnedShownDays: 60,
  returnedShownDaysNotOwed: 14,
} as const;

/**
 * Our choice: what each way to pay costs, in cents, and how many days a check takes by mail until it counts. Auto Pay,
 * one-time and scheduled payments count on their day; the other ways within `payment.reflectsWithinHours`.
 */
export const waysToPay = {
  feeCents: { online: 0, autoPay: 0, scheduled: 0, phone: 0, mail: 0, store: 0 },
  mailDays: { min: 5, max: 7 },
} as const;

/** Our choice: days from a statement to its due date, and how long a delayed statement takes (section 9). */
export const statement = { daysToPay: 21, minDelayHours: 24, maxDelayHours: 48 } as const;

export const card = {
  expiryYearsAhead: 20,
  zipLength: 5,
  /** Our choice: how many days before its last day a saved card counts as expiring soon. */
  expiringSoonDays: 30,
} as const;

export const bankAccount = {
  routingNumberLength: 9,
  shortestAccountNumber: 4,
  longestAccountNumber: 17,
} as const;

export const wallet = {
  /** Our choice: the limit of saved methods, as many as a customer can tell apart. */
  maxMethods: 12,
  /** Our choice. */
  longestNickname: 30,
} as const;

/** Our choice: room for "Warehouse, Main St" and a town; four lines at the narrowest place on a phone. */
export const account = { longestNickname: 40 } as const;

/** Our choice: the one-time passcode, and for how long a session that entered it may see what it protects. */
export const passcode = { digits: 6, lifetimeSeconds: 600, tries: 5, sendsAnHour: 5, verifiedSeconds: 900 } as const;

/** Our choice: the code that confirms a new e-mail address, and how many are sent in an hour (SESS-19). */
export const emailChange = { digits: 6, lifetimeSeconds: 900, tries: 5, sendsAnHour: 5 } as const;

/**
 * Our choice: limits of notified addresses and statement recipients, and the maximum length of an e-mail address (RFC
 * 5321).
 */
export const messages = { maxNotified: 3, maxRecipients: 5, longestAddress: 254 } as const;

/** Our choice: the lifetime of an invitation, and the limit of people and open invitations of an account. */
export const users = { invitationDays: 7, maxPeople: 100, longestFirstName: 50, longestUsername: 50 } as const;

/** Our choice: the limit of calendar feeds per user and account, and their refresh interval. */
export const calendar = { maxFeeds: 5, refreshSeconds: 14_400 } as const;

/** Technician appointments: until when they can be changed, how far ahead, and when the reminder is sent. */
export const appointments = { cutOffHours: 24, daysAhead: 28, remindHours: 24, shownDays: 90, nextFree: 3 } as const;

/**
 * Our choice: the length of a device's nickname; the pause between two restarts, and when one without an answer counts
 * as failed.
 */
export const equipment = { longestNickname: 30, coolDownMinutes: 10, longestRestartMinutes: 10 } as const;

export const session = {
  pingSeconds: 30,
  idleSeconds: 780,
  dialogSeconds: 120,
  /** 90 days. */
  profileRememberedSeconds: 90 * daySeconds,
  postLoginDelayMilliseconds: 100,
  /** How old the last proof of identity may be before a change that gives somebody access (decision 73). */
  stepUpSeconds: 600,
  /** The same before a card or a bank account is typed, so that it can be saved without another question. */
  stepUpBeforeTypingSeconds: 300,
} as const;

export const analytics = {
  sendIntervalMilliseconds: 2_000,
  eventsPerSecond: 100,
  /** UTF-8 bytes. */
  messageBytes: 150_000,
  graphErrorsPerCall: 20,
  /** The maximum length of a path, a query or an error's details; longer text is truncated when it is recorded. */
  textCharacters: 1_000,
  logLevel: "error",
} as const;

/**
 * Timeouts of click handlers: what a click does besides its own effect waits for the short one, so that the page
 * answers first; within the long one a second click on the same thing is part of the first.
 */
export const clicks = { shortMilliseconds: 25, longMilliseconds: 100 } as const;

export const autoPay = { steps: 3 } as const;

export { chunk } from "./chunkConstants.rules.ts";

export const versions = { portal: "13.13.0-rc.1", requirements: "2.2836" } as const;

export const client = {
  type: "SSPP",
  vendorKey: { business: "SMB", community: "SCS" },
} as const;

/** The constants of specification section 9. One place; each has a consumer. Amounts are cents, times say their unit. */

export const payment = {
  minimumCents: 100,
  /** Our choice: the specification shows "{max}" only. */
  maximumCents: 2_500_000,
  reflectsWithinHours: 24,
  autoPayDiscountCents: 500,
  steps: 4,
  /** Our choice: characters of the customer's own reference. */
  longestReference: 40,
  /** Our choice: for how long a payment that a bank took back is told unless it is paid again, and for how long where nothing is owed. */
  returnedToldDays: 60,
  returnedToldDaysNotOwed: 14,
} as const;

/** Our choice: days from a statement to its due date, and how long a delayed one takes (section 9). */
export const statement = { daysToPay: 21, leastDelayHours: 24, delayHours: 48 } as const;

export const card = {
  expiryYearsAhead: 20,
  zipLength: 5,
  /** Our choice: how long before its last day a saved card counts as expiring soon. */
  expiringSoonDays: 30,
} as const;

export const bankAccount = {
  routingNumberLength: 9,
  shortestAccountNumber: 4,
  longestAccountNumber: 17,
} as const;

export const wallet = {
  /** Our choice: as many as a customer can still tell apart. */
  mostMethods: 12,
  /** Our choice. */
  longestNickname: 30,
} as const;

/** Our choice: "Warehouse, Main St" with room for a town; four lines of a phone's narrowest place. */
export const account = { longestNickname: 40 } as const;

/** Our choice: a one-time passcode, and for how long a session that gave the right one shows what it guards. */
export const passcode = { digits: 6, lifetimeSeconds: 600, tries: 5, sendsAnHour: 5, verifiedSeconds: 900 } as const;

/** Our choice: whom a payer may have told, who gets statements, and how long an e-mail address may be (RFC 5321). */
export const messages = { mostNotified: 3, mostRecipients: 5, longestAddress: 254 } as const;

/** Our choice: how many addresses of a calendar one person has for an account, and how often calendar programs are asked to come back. */
export const calendar = { mostFeeds: 5, refreshSeconds: 14_400 } as const;

export const session = {
  pingSeconds: 30,
  idleSeconds: 780,
  dialogSeconds: 120,
  profileRememberedSeconds: 7_776_000,
  daySeconds: 86_400,
  postLoginDelayMilliseconds: 100,
} as const;

export const analytics = {
  sendIntervalMilliseconds: 2_000,
  eventsPerSecond: 100,
  /** UTF-8 bytes. */
  messageBytes: 150_000,
  graphErrorsPerCall: 20,
  /** Of a path, a query, an error's details; what is longer is cut where it is recorded. */
  textCharacters: 1_000,
  logLevel: "error",
} as const;

/** CSS pixels. */
export const layout = {
  sideMenuFrom: 1090,
  sideMenuWidth: 250,
  narrowWidth: 608,
  stickyHeaderBelow: 600,
} as const;

export const clicks = { shortMilliseconds: 25, longMilliseconds: 100 } as const;

export const chunk = { timeoutSeconds: 120 } as const;

export const versions = { portal: "13.13.0-rc.1", requirements: "2.2836" } as const;

export const client = {
  type: "SSPP",
  vendorKey: { business: "SMB", community: "SCS" },
} as const;

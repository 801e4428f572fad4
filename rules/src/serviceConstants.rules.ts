/**
 * Our choice: from which length an outage is credited and with how much at least; the call desk's hours on the
 * account's wall clock, and how much of a window must be left; for how long an ended outage is announced and listed.
 */
export const outage = {
  creditAfterMinutes: 60,
  minCreditCents: 100,
  callFromHour: 8,
  callToHour: 20,
  callWindowHours: 2,
  callNoticeMinutes: 30,
  endedShownHours: 24,
  listedDays: 30,
} as const;

/** Our choice: when the support lines are answered, on the provider's wall clock. 0 is Sunday. */
export const supportHours = {
  CARE: { weekdays: [1, 2, 3, 4, 5, 6], fromHour: 8, toHour: 20 },
  APPOINTMENTS: { weekdays: [1, 2, 3, 4, 5, 6], fromHour: 7, toHour: 19 },
  TECH_SUPPORT: { weekdays: [0, 1, 2, 3, 4, 5, 6], fromHour: 0, toHour: 24 },
  POLICY: { weekdays: [1, 2, 3, 4, 5], fromHour: 9, toHour: 17 },
} as const;

/**
 * Our choice: the hour on the wall clock until which an order without a visit can be cancelled; orders that are listed.
 */
export const orders = { cutOffHour: 20, listed: 5 } as const;

/** Our choice: how many numbers ring together with a line, and how long one ring lasts in the network. */
export const callForwarding = { maxAlsoRing: 5, secondsPerRing: 6 } as const;

/** Our choice: the length of a line's block list and of its allow list. */
export const callGuard = { maxListed: 50 } as const;

/** The network carries 15 characters of a caller ID name; the rest is our choice. */
export const phoneSettings = {
  longestCallerIdName: 15,
  minRings: 2,
  maxRings: 9,
  usualRings: 4,
  shortestPin: 6,
  longestPin: 10,
  longestLabel: 30,
} as const;

/** Our choice: when an activation of a value-added service without an answer counts as failed. */
export const addOns = { longestActivationMinutes: 30 } as const;

/** Our choice: for how long the deletion of a voicemail or fax can be undone, and how many of them a page has. */
export const voicemail = { undoSeconds: 30, pageSize: 50 } as const;

/** Our choice: how long a fax keeps its line busy. */
export const fax = { secondsEachPage: 35 } as const;

/** Our choice: calls of a page of the call log and of its file, and the length of what is searched. */
export const callLog = { pageSize: 25, maxInFile: 10_000, longestSearch: 40 } as const;
/**
 * Our choice: the limits of files that are sent to support, and by them. How many a message has; how large one is; how
 * long an upload waits for its message; and what one person uploads in an hour.
 */
export const supportFiles = {
  maxInMessage: 5,
  maxBytes: 5_000_000,
  waitsMilliseconds: 3_600_000,
  hourly: { files: 40, bytes: 60_000_000 },
} as const;
/**
 * The kinds of files that support accepts, with the endings of their names; the first one is added where a name has
 * none of them.
 */
export const supportFileEndings = {
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "application/pdf": [".pdf"],
  "text/plain": [".txt", ".log", ".csv"],
} as const;
/**
 * Our choice: the length of a message of a case, the limits of open cases of a user and of messages of a case, and how
 * many are listed.
 */
export const supportCases = { longestText: 2_000, maxOpen: 10, maxMessages: 50, listed: 50 } as const;

/** Creation of an owner's sign-in. Shared by the browser and the server; only its page loads it. */

/** Our choice: the e-mailed code, and how often it may be asked for (decision 61). */
export const accountCreation = {
  digits: 8,
  lifetimeSeconds: 1_800,
  tries: 5,
  /** Requests for one account number in an hour, known or not. */
  requestsOfAccountAnHour: 10,
  /** E-mails to one address in an hour. */
  sendsAnHour: 5,
  /** Requests from one address of the internet in an hour. */
  requestsAnHour: 30,
} as const;

/** The ten digits of an account number, written in groups or not. */
export const accountDigits = (typed: string): string => typed.replace(/[\s.-]/g, "");

export function validateAccountNumber(typed: string): "MISSING" | "INVALID" | null {
  const digits = accountDigits(typed);
  if (digits === "") return "MISSING";
  return /^\d{10}$/.test(digits) ? null : "INVALID";
}

export function validateZip(typed: string): "MISSING" | "INVALID" | null {
  if (typed.trim() === "") return "MISSING";
  return /^\d{5}$/.test(typed.trim()) ? null : "INVALID";
}

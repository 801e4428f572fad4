/** Settings of a telephone line: caller ID name and voicemail PIN (SERV-04). Shared by the browser and the server. */

import { phoneSettings as limits } from "./serviceConstants.rules.ts";

/** Normalizes a caller ID name: capital letters without accents, as the network carries it, and single spaces. */
export const storedCallerIdName = (typed: string): string =>
  typed.normalize("NFD").replace(/\p{M}/gu, "").trim().replace(/\s+/g, " ").toUpperCase();

export type CallerIdNameError = "MISSING" | "TOO_LONG" | "INVALID";

/** Validates a caller ID name: letters, digits, spaces and & ' . , - with a letter in it. */
export function validateCallerIdName(typed: string): CallerIdNameError | null {
  const name = storedCallerIdName(typed);
  if (name === "") return "MISSING";
  if (!/^[A-Z0-9 &'.,-]+$/.test(name) || !/[A-Z]/.test(name)) return "INVALID";
  return name.length > limits.longestCallerIdName ? "TOO_LONG" : null;
}

export type PinError = "MISSING" | "INVALID" | "TOO_WEAK" | "TOO_PERSONAL";

const isRun = (pin: string, step: number) =>
  [...pin].every((digit, place) => place === 0 || Number(digit) - Number(pin[place - 1]) === step);

/** Validates a voicemail PIN: digits only, not all alike, not a run such as 123456, not a part of the line's number. */
export function validatePin(pin: string, line: string): PinError | null {
  if (pin === "") return "MISSING";
  const { shortestPin, longestPin } = limits;
  if (!/^\d+$/.test(pin) || pin.length < shortestPin || pin.length > longestPin) return "INVALID";
  if ([0, 1, -1].some((step) => isRun(pin, step)) || /^(\d{2,3})\1+$/.test(pin)) return "TOO_WEAK";
  return line.includes(pin) ? "TOO_PERSONAL" : null;
}

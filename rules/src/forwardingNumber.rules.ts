/** Which numbers calls may be forwarded to, and which may be on a block list. Shared by the browser and the server. */

export type NumberError = "MISSING" | "INVALID" | "EMERGENCY" | "PREMIUM" | "INTERNATIONAL";

/** Emergency services, the test number of emergency services, and the crisis line; all with three digits. */
const emergency: readonly string[] = ["911", "933", "988"];

/**
 * Area codes of the North American numbering plan outside the United States. They are dialled like numbers at home and
 * billed as calls abroad, which makes them the usual target of toll fraud.
 */
const abroad = new Set(
  (
    "204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 460 468 474 506 " +
    "514 519 537 548 568 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 " +
    "902 905 942 242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876"
  ).split(" "),
);

const hasLetters = (typed: string) => /\p{L}/u.test(typed);

const isDialledAbroad = (typed: string, digits: string) =>
  !hasLetters(typed) && ((typed.startsWith("+") && !digits.startsWith("1")) || /^0/.test(digits) || digits.length > 11);

/** The digits as they are stored: ten for a complete United States number, whatever was typed between them. */
export function storedNumber(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}

/** Validates a telephone number of ten digits, whoever is behind it: for lists of callers. */
export function validateCallerNumber(typed: string): Extract<NumberError, "MISSING" | "INVALID" | "EMERGENCY"> | null {
  const number = storedNumber(typed);
  if (typed.trim() === "") return "MISSING";
  if (emergency.includes(number.slice(-3)) && number.length <= 4) return "EMERGENCY";
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(number) && !/^\d11/.test(number) && !hasLetters(typed) ? null : "INVALID";
}

/** Validates a number that calls are forwarded to: a United States number that costs no more than a call at home. */
export function validateForwardingNumber(typed: string): NumberError | null {
  const text = typed.trim();
  const number = storedNumber(text);
  if (isDialledAbroad(text, text.replace(/\D/g, ""))) return "INTERNATIONAL";
  if (/^(900\d{7}|\d{3}976\d{4}|976\d{4})$/.test(number)) return "PREMIUM";
  const error = validateCallerNumber(text);
  if (error) return error;
  return abroad.has(number.slice(0, 3)) ? "INTERNATIONAL" : null;
}

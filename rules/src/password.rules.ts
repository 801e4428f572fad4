/** The rule of new passwords (NIST SP 800-63B, decision 53). Shared by the browser and the server. */
import { commonPasswordWords } from "./commonPasswords.rules.ts";

/** The length of a new password, in Unicode code points. */
export const passwordLength = { shortest: 12, longest: 200 } as const;

/** What a password must not be built around; a browser knows a part of it, the server all. */
export interface PasswordOwner {
  username?: string;
  email?: string | null;
  companies?: readonly string[];
}

export type PasswordError = "MISSING" | "TOO_SHORT" | "TOO_LONG" | "TOO_WEAK" | "TOO_PERSONAL";

/** Rows of keys and of the alphabet; a piece of one, in either direction, counts as a common word. */
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjklñ",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik",
  "1q2w3e4r5t6y7u8i9o0p",
  "qazwsxedcrfvtgbyhnujmikolp",
];
const SHORTEST_RUN = 3;
const LONGEST_REPEATED = 8;
/** Shorter names are found as whole words only: "jo" is a part of many. */
const SHORTEST_CONTAINED = 4;

const lookalikes: Record<string, string> = {
  "0": "o",
  "1": "i",
  l: "i",
  "!": "i",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
};

/** Lower case, without accents. */
const plain = (text: string) => text.normalize("NFKC").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Maps digits and signs to the letters that they replace: "p@ssw0rd" is "password". Keeps the length. */
const folded = (text: string) => [...text].map((char) => lookalikes[char] ?? char).join("");

const foldedWord = (word: string) => folded(plain(word));
const lettersOf = (text: string) => foldedWord(text).replace(/[^\p{L}\p{N}]/gu, "");

const commonWords = new Set(commonPasswordWords.map(foldedWord));
const foldedRows = rows
  .map(foldedWord)
  .flatMap((row) => [row, [...row].reverse().join("")])
  .join(" ");

/** Lengths of the runs of a key row, or of one repeated character, that start at a position. */
function runsAt(text: string, from: number): number[] {
  const lengths: number[] = [];
  const isRun = (piece: string) => foldedRows.includes(piece) || piece === piece.charAt(0).repeat(piece.length);
  for (let length = SHORTEST_RUN; from + length <= text.length; length++) {
    if (!isRun(text.slice(from, from + length))) break;
    lengths.push(length);
  }
  return lengths;
}

/** Whether a password consists only of such words, of rows of keys, and of digits, signs and spaces. */
function consistsOf(words: ReadonlySet<string>, typed: string): boolean {
  const text = plain(typed);
  const letters = folded(text);
  const longest = Math.max(...[...words].map((word) => word.length));
  const reached = Array.from({ length: text.length + 1 }, (_, index) => index === 0);
  for (let at = 0; at < text.length; at++) {
    if (!reached[at]) continue;
    // A surrogate half is no letter by itself, but an emoji is none either.
    if (!/\p{L}/u.test(text.charAt(at))) reached[at + 1] = true;
    for (let length = 2; length <= longest && at + length <= text.length; length++)
      if (words.has(letters.slice(at, at + length))) reached[at + length] = true;
    for (const length of runsAt(letters, at)) reached[at + length] = true;
  }
  return reached[text.length] === true;
}

/** A piece of up to eight characters repeated, the last repetition possibly cut short. */
function isRepetition(typed: string): boolean {
  const text = typed.toLowerCase();
  return Array.from({ length: LONGEST_REPEATED }, (_, index) => text.slice(0, index + 1)).some((piece) =>
    piece.repeat(text.length).startsWith(text),
  );
}

function namesOf({ username = "", email, companies = [] }: PasswordOwner): string[] {
  const address = email ?? "";
  return [username, address, address.split("@")[0] ?? "", ...companies];
}

function isPersonal(typed: string, owner: PasswordOwner): boolean {
  const names = namesOf(owner);
  const [letters, words] = [lettersOf(typed), foldedWord(typed).split(/[^\p{L}\p{N}]+/u)];
  const contains = (name: string) =>
    name.length >= SHORTEST_CONTAINED ? letters.includes(name) : name !== "" && words.includes(name);
  if (names.map(lettersOf).some(contains)) return true;
  const own = names.flatMap((name) => foldedWord(name).split(/[^\p{L}]+/u));
  return consistsOf(new Set([...commonWords, ...own]), typed);
}

/** The parts of the rule, each met or not. An empty password meets none. */
export type PasswordRules = { length: boolean; uncommon: boolean; impersonal: boolean };

/**
 * Which parts of the rule a new password meets. Counts Unicode code points, spaces at the ends not towards the minimum.
 * No composition rules: any character is allowed and none is required.
 */
export function passwordRules(typed: string, owner: PasswordOwner = {}): PasswordRules {
  const trimmed = typed.trim();
  if (trimmed === "") return { length: false, uncommon: false, impersonal: false };
  return {
    length: [...trimmed].length >= passwordLength.shortest && [...typed].length <= passwordLength.longest,
    uncommon: !isRepetition(trimmed) && !consistsOf(commonWords, trimmed),
    impersonal: !isPersonal(trimmed, owner),
  };
}

/** Validates a new password; null when it is valid. A password that is too long is not examined further. */
export function validatePassword(typed: string, owner: PasswordOwner = {}): PasswordError | null {
  if (typed === "") return "MISSING";
  if ([...typed].length > passwordLength.longest) return "TOO_LONG";
  const { length, uncommon, impersonal } = passwordRules(typed, owner);
  if (!length) return "TOO_SHORT";
  if (!uncommon) return "TOO_WEAK";
  return impersonal ? null : "TOO_PERSONAL";
}

export type PasswordStrength = "empty" | "weak" | "fair" | "good" | "strong";

/** Each level from this many code points on. Beyond the rule, length is what makes a password hard to guess. */
const strengths = [
  [20, "strong"],
  [16, "good"],
  [passwordLength.shortest, "fair"],
] as const;

/** How hard a new password is to guess: weak while it breaks the rule, then by its length. */
export function passwordStrength(typed: string, owner: PasswordOwner = {}): PasswordStrength {
  if (typed === "") return "empty";
  if (validatePassword(typed, owner) !== null) return "weak";
  const length = [...typed.trim()].length;
  return strengths.find(([shortest]) => length >= shortest)?.[1] ?? "weak";
}

import { randomInt, timingSafeEqual } from "node:crypto";
import { randomToken, tokenHash } from "./secrets.ts";

/** What is stored of a one-time code; not the code. */
export interface StoredCode {
  salt: string;
  codeHash: string;
}

const hashOf = (salt: string, code: string) => tokenHash(`${salt} ${code}`);

/** A new random code of so many digits, and what is stored of it. */
export function createOneTimeCode(digits: number): { code: string; stored: StoredCode } {
  const code = String(randomInt(10 ** digits)).padStart(digits, "0");
  const salt = randomToken();
  return { code, stored: { salt, codeHash: hashOf(salt, code) } };
}

/** Compares in constant time. */
export const isSameCode = ({ salt, codeHash }: StoredCode, typed: string): boolean =>
  timingSafeEqual(Buffer.from(codeHash), Buffer.from(hashOf(salt, typed)));

import { randomBytes } from "node:crypto";
import { tokenHash } from "../../../lib/secrets.ts";
import { base32 } from "./totp.domain.ts";

const HOW_MANY = 10;
const CHARACTERS = 12;

/** Spaces, hyphens and capitals do not matter. */
export const normalized = (typed: string): string => typed.replace(/[\s-]/g, "").toLowerCase();

/** 60 random bits each, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () =>
    (base32(randomBytes(8)).slice(0, CHARACTERS).toLowerCase().match(/.{4}/g) ?? []).join("-"),
  );
}

/** What is stored of a code: it is random, so that a hash without a slow function is enough. */
export const hashOfRecoveryCode = (userId: string, code: string): string => tokenHash(`${userId} ${normalized(code)}`);

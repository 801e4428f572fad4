import { createHash } from "node:crypto";
import { canonicalJson } from "@portico/message/canonical";
import type { Contracts } from "./checkCatalogue.ts";

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Hash of all keys and their argument kinds. A page built with another contract than the release it reads falls back to
 * its built-in copy for keys that the release lacks or declares differently.
 */
export function contractHash(contracts: Contracts): string {
  return sha256(
    canonicalJson(Object.fromEntries(Object.entries(contracts).map(([key, { args }]) => [key, args ?? {}]))),
  );
}

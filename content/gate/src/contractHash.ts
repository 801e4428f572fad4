import { createHash } from "node:crypto";
import { canonicalJson } from "@portico/message/canonical";
import type { Contracts } from "./checkCatalogue.ts";

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Names what the keys and their arguments are. A page whose build has another contract than the release it reads
 * keeps its own copy underneath, for the keys that the release lacks or says otherwise.
 */
export function contractHash(contracts: Contracts): string {
  return sha256(canonicalJson(Object.fromEntries(Object.entries(contracts).map(([key, { args }]) => [key, args ?? {}]))));
}

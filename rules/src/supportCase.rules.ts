/** Texts of support cases (SERV-08). Shared by the browser and the server. */

import { supportCases } from "./serviceConstants.rules.ts";

/** Why a message of a case cannot be sent; undefined when it can. Length is counted in characters: one for an emoji. */
export function validateCaseText(text: string): "MISSING" | "TOO_LONG" | undefined {
  if (text.trim() === "") return "MISSING";
  return Array.from(text).length > supportCases.longestText ? "TOO_LONG" : undefined;
}

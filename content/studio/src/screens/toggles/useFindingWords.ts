import { useCopy, useLocale } from "@portico/content-runtime/react";
import type { Finding } from "./toggles.api.ts";

/** What the gate found in a definition, in the language of the Studio. */
export function useFindingWords(): (finding: Pick<Finding, "fault" | "found" | "expected">) => string {
  const [t, { locale }] = [useCopy(), useLocale()];
  return ({ fault = "BROKEN_TARGETING", found = "", expected = [] }) => {
    if (fault === "UNSUPPORTED_TARGETING") return t("studio.toggles.fault.UNSUPPORTED_TARGETING", { found });
    if (fault === "BROKEN_TARGETING") return t("studio.toggles.fault.BROKEN_TARGETING", { found });
    return t(`studio.toggles.fault.${fault}`, { found, expected: new Intl.ListFormat(locale, { type: "disjunction" }).format(expected) });
  };
}

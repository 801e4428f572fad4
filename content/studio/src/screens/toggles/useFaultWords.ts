import { useCopy } from "@portico/content-runtime/react";
import type { Fault } from "./useToggleForm.ts";

/** What is wrong with a field, before it is sent. */
export function useFaultWords(): (fault: Fault) => string {
  const t = useCopy();
  return (fault) => {
    if (fault === "json") return t("studio.toggles.edit.json.wrong");
    return t(fault === "why" ? "studio.toggles.edit.reason.missing" : "studio.toggles.edit.rule.percent.wrong");
  };
}

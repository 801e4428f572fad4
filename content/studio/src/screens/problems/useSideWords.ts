import { useCopy } from "@portico/content-runtime/react";
import type { Side } from "../../components/problems.ts";
import type { CountedError } from "../../data/problems.api.ts";

/** How a value of the list reads: "Release 4", "Missing", "Spanish", "Business site". */
export function useSideWords(): (side: Side, value: string) => string {
  const t = useCopy();
  return (side, value) => {
    if (side === "release") return value === "built-in" ? t("studio.problems.builtIn") : t("studio.releases.one", { release: value });
    if (side === "kind") return t(`studio.problems.kind.${value as CountedError["kind"]}`);
    if (side === "locale") return t(value === "es-US" ? "studio.differences.language.es" : "studio.differences.language.en");
    return t(`studio.problems.site.${value as CountedError["site"]}`);
  };
}

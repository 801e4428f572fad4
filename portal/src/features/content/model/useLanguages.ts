import { useCopy } from "@portico/content-runtime/react";
import type { Locale } from "./content.slice.ts";

/** The available languages, each by its own name. */
export function useLanguages() {
  const t = useCopy();
  return [
    { value: "en-US", label: t("shell.language.english"), lang: "en" },
    { value: "es-US", label: t("shell.language.spanish"), lang: "es" },
  ] as const satisfies readonly { value: Locale; label: string; lang: string }[];
}

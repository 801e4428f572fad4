import { useCopy } from "@portico/content-runtime/react";

/** The name of a language, in the language that is read. */
export function useLanguageName(): (locale: string) => string {
  const t = useCopy();
  return (locale) => t("statements.recipients.language", { locale: locale === "es-US" ? "es" : "en" });
}

import { useLocale } from "@portico/content-runtime/react";
import { useMemo } from "react";
import type { ArticlePage } from "./articles.api.ts";

type Option = { value: string; label: string };

/** The pages of the portal by title, in the Studio's language; with the path, because titles repeat. */
export function usePageOptions(pages: readonly ArticlePage[]): Option[] {
  const { locale } = useLocale();
  return useMemo(() => {
    const language = locale === "es-US" ? "es" : "en";
    return pages
      .map(({ path, title }) => ({ value: path, label: `${title[language]} (${path})` }))
      .sort((one, other) => one.label.localeCompare(other.label, locale));
  }, [pages, locale]);
}

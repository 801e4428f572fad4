import { useCopy, useLocale } from "@portico/content-runtime/react";
import { languageOf } from "./grants.ts";
import type { Grant } from "./people.api.ts";

/** Says a role and where it holds: "Editor: community site, Spanish". */
export function useGrantWords(): (grant: Grant) => string {
  const t = useCopy();
  const { locale } = useLocale();
  return ({ role, sites = [], languages = [], namespaces = [] }) => {
    const name = t(`studio.people.role.${role}`);
    const where = [...sites.map((site) => t(`studio.people.site.${site}`)), ...languages.map((locale) => t(`studio.people.language.${languageOf[locale]}`)), ...namespaces];
    if (where.length === 0) return t("studio.people.grant.everywhere", { role: name });
    return t("studio.people.grant.part", { role: name, where: new Intl.ListFormat(locale, { type: "unit" }).format(where) });
  };
}

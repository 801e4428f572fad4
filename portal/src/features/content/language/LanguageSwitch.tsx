import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Segmented } from "@portico/design-system/choice";
import { useDispatch } from "react-redux";
import { languageChosen, type Locale } from "../model/content.slice.ts";
import { useLanguages } from "../model/useLanguages.ts";

/** The language of the portal, on the top bar. */
export function LanguageSwitch() {
  const t = useCopy();
  const dispatch = useDispatch();
  const choose = (locale: Locale) => dispatch(languageChosen({ locale }));
  return <Segmented tone="onBrand" label={t("shell.language")} options={useLanguages()} value={useLocale().locale} onChange={choose} />;
}

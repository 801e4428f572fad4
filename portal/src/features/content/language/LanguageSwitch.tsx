import { useCopy, useLocale } from "@portico/content-runtime/react";
import { TopBarSwitch } from "@portico/design-system/navigation";
import { useDispatch } from "react-redux";
import { languageChosen, type Locale } from "../model/content.slice.ts";
import { useLanguages } from "../model/useLanguages.ts";

/** Language switch of the top bar. */
export function LanguageSwitch() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { locale } = useLocale();
  return (
    <TopBarSwitch
      label={t("shell.language")}
      options={useLanguages()}
      value={locale}
      onChange={(value: Locale) => dispatch(languageChosen({ locale: value }))}
    />
  );
}

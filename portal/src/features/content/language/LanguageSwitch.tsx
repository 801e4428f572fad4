import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Segmented } from "@portico/design-system/choice";
import { media } from "@portico/design-system/theme";
import { useDispatch } from "react-redux";
import { useMedia } from "../../../components/useMedia.ts";
import { languageChosen, type Locale } from "../model/content.slice.ts";
import { useLanguages } from "../model/useLanguages.ts";
import * as css from "./languageSwitch.css.ts";

/** The language of the portal, on the top bar: both where there is room, on phones the other one. */
export function LanguageSwitch() {
  const t = useCopy();
  const dispatch = useDispatch();
  const languages = useLanguages();
  const { locale } = useLocale();
  const choose = (value: Locale) => dispatch(languageChosen({ locale: value }));
  const other = languages.find(({ value }) => value !== locale);
  const roomy = useMedia(media.tablet);
  if (roomy || !other) return <Segmented tone="onBrand" label={t("shell.language")} options={languages} value={locale} onChange={choose} />;
  return (
    <button type="button" lang={other.lang} className={css.other} onClick={() => choose(other.value)}>
      {other.label}
    </button>
  );
}

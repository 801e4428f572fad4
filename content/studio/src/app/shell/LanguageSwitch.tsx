import { useCopy, useLocale } from "@portico/content-runtime/react";
import { TopBarSwitch } from "@portico/design-system/navigation";
import { useState } from "react";
import { useDesk } from "../../data/desk.ts";
import { rememberLanguage } from "../../session/session.api.ts";
import type { Locale } from "../../api/bootstrap.ts";
import * as css from "./banner.css.ts";

/** The language of the Studio, on the top bar. The page and what was typed stay. */
export function LanguageSwitch() {
  const t = useCopy();
  const { locale, choose, failed } = useChoice();
  const languages = [
    { value: "en-US", label: t("studio.shell.language.english"), lang: "en" },
    { value: "es-US", label: t("studio.shell.language.spanish"), lang: "es" },
  ] as const;
  return (
    <>
      <TopBarSwitch label={t("studio.shell.language")} options={languages} value={locale} onChange={choose} />
      <span role="alert" className={css.failed}>
        {failed ? t("studio.shell.language.failed") : ""}
      </span>
    </>
  );
}

function useChoice() {
  const { client, cache } = useDesk();
  const { locale, setLocale } = useLocale();
  const [failed, setFailed] = useState(false);
  const choose = async (wanted: Locale) => {
    try {
      await setLocale(wanted);
      setFailed(false);
    } catch {
      return setFailed(true);
    }
    await rememberLanguage(client, wanted);
    // What the service says, problems above all, is said in the caller's language.
    cache.invalidate("");
  };
  return { locale, failed, choose: (wanted: Locale) => void choose(wanted) };
}

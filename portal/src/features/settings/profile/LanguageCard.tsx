import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Card, CardTitle } from "@portico/design-system/card";
import { RadioGroup } from "@portico/design-system/choice";
import { Spinner } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { useDispatch, useSelector } from "react-redux";
import { languageChosen, type Locale } from "../../content/model/content.slice.ts";
import { useLanguages } from "../../content/model/useLanguages.ts";
import { selectLanguagePreference } from "../model/userPreferences.slice.ts";

/** Language of the portal and of messages to the customer; saved in the profile (COPY-01). */
export function LanguageCard() {
  const t = useCopy();
  const dispatch = useDispatch();
  const choose = (value: string) => dispatch(languageChosen({ locale: value as Locale }));
  return (
    <Card labelledBy="language">
      <Stack gap="medium">
        <CardTitle level={2} id="language">
          {t("settings.language.title")}
        </CardTitle>
        <RadioGroup
          legend={t("settings.language.legend")}
          name="language"
          value={useLocale().locale}
          onChange={choose}
          options={useLanguages()}
        />
        <Remembered />
      </Stack>
    </Card>
  );
}

function Remembered() {
  const t = useCopy();
  const { phase } = useSelector(selectLanguagePreference);
  switch (phase) {
    case "asKept":
      return null;
    case "keeping":
      return <Spinner size="small" label={t("settings.language.saving")} />;
    case "kept":
      return (
        <Alert tone="success" toneLabel={t("shell.tone.success")} title={t("settings.language.saved")} live="polite" />
      );
    case "notKept":
      return (
        <Alert
          tone="critical"
          toneLabel={t("shell.tone.critical")}
          title={t("settings.language.failed")}
          live="assertive"
        />
      );
  }
}

import { useCopy, useLocale } from "@portico/content-runtime/react";
import { localDateAt } from "@portico/rules/dates";
import { openingAt } from "@portico/rules/supportHours";
import { useSelector } from "react-redux";
import { useBusinessNow, usePortalPage } from "../../../components/portalPage.ts";
import { timeZoneName } from "../../../components/timeZoneName.ts";
import { selectCurrentAccount } from "../../account/model/account.selectors.ts";
import type { SupportContact } from "./supportContacts.api.ts";

/** Whether a line is answered now, and until or from when: in the time zone of the customer, or of the provider. */
export function useOpening(topic: SupportContact["topic"]): { isOpen: boolean; text: string } {
  const t = useCopy();
  const { locale } = useLocale();
  const { timeZone: own } = usePortalPage();
  const timeZone = useSelector(selectCurrentAccount)?.timeZone ?? own;
  const now = new Date(useBusinessNow());
  const opening = openingAt(topic, now, own);
  const isToday = (at: Date) => localDateAt(at, timeZone) === localDateAt(now, timeZone);
  const when = (at: Date) => {
    const part = (of: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...of, timeZone }).format(at);
    const hour = part({ hour: "numeric" });
    const shown = isToday(at) ? hour : `${part({ weekday: "long" })}, ${hour}`;
    return t("support.contact.when", { hour: shown, zone: timeZoneName(timeZone, locale) });
  };
  if (!opening.isOpen) return { isOpen: false, text: t("support.contact.closed", { when: when(opening.from) }) };
  const { until } = opening;
  const text = until === null ? t("support.contact.always") : t("support.contact.open", { when: when(until) });
  return { isOpen: true, text };
}

import { useCopy } from "@portico/content-runtime/react";
import { Switch } from "@portico/design-system/choice";
import { Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { failureCopy } from "../../../components/FailureAlert.tsx";
import type { Emails } from "../model/appointments.api.ts";
import { emailEvents, selectServiceAppointments } from "../model/appointments.slice.ts";
import { CareNumber } from "../../session/model/CareNumber.tsx";

/** Turns the customer's own e-mails about appointments on or off; without an address, says why there are none. */
export function EmailSetting({ accountId, emails }: { accountId: string; emails: Emails }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { emails: phase } = useSelector(selectServiceAppointments);
  const { address, wanted } = phase.name === "saved" ? phase.emails : emails;
  if (address === null)
    return (
      <Text tone="quiet">
        {t("appointments.emailsNone")} <CareNumber />
      </Text>
    );
  const failed = phase.name === "failed" ? failureCopy(phase.failure) : undefined;
  return (
    <Switch
      name="appointmentEmails"
      label={t("appointments.emails")}
      hint={t("appointments.emailsDetail", { address })}
      checked={phase.name === "saving" ? phase.wanted : wanted}
      labels={{ on: t("appointments.emailsOn"), off: t("appointments.emailsOff") }}
      busy={phase.name === "saving" ? t("appointments.emailsSaving") : undefined}
      error={failed && `${t(failed.title)} ${t(failed.detail)}`}
      onChange={(next) => dispatch(emailEvents.requested({ accountId, wanted: next }))}
    />
  );
}

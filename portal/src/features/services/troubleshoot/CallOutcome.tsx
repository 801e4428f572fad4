import { useCopy } from "@portico/content-runtime/react";
import { Actions, ButtonLink } from "@portico/design-system/button";
import { Divider, Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { useSelector } from "react-redux";
import { useLocation } from "react-router-dom";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { appointmentsPath } from "../../appointments/model/appointments.rules.ts";
import { selectServiceAppointments } from "../../appointments/model/appointments.slice.ts";
import { capitalized } from "../../../lib/capitalized.ts";
import { useAppointmentCopy } from "../../appointments/model/appointmentCopy.ts";
import { CalendarFileButton } from "../../appointments/model/CalendarFileButton.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { CallSupport } from "./CallSupport.tsx";
import type { ServiceCheck } from "./troubleshooting.api.ts";
import { type Outcome, visitQuery } from "./troubleshooting.rules.ts";

type CallOutcomeProps = { check: ServiceCheck; outcome: Outcome; timeZone: string };

/** What to do when nothing helped: a technician's visit where this person may book one, or a call. */
export function CallOutcome({ check, outcome, timeZone }: CallOutcomeProps) {
  const t = useCopy();
  const { pathname } = useLocation();
  const { reference, visit, bookable } = check;
  if (outcome === "VISIT" && visit) return <BookedVisit visit={visit} reference={reference} timeZone={timeZone} />;
  if (outcome === "VISITED") return <CallSupport lead={t("services.troubleshoot.visit.visited", { reference })} />;
  const call = <CallSupport lead={t("services.troubleshoot.end.call", { reference })} />;
  if (outcome === "BOOK")
    return (
      <>
        <Text>{t("services.troubleshoot.visit.offer")}</Text>
        <Actions>
          <ButtonLink href={`${pathname}?${visitQuery(reference, "visit")}`}>
            {t("services.troubleshoot.visit.book")}
          </ButtonLink>
        </Actions>
        <Divider />
        <Heading level={2} size={4}>
          {t("services.troubleshoot.visit.orCall")}
        </Heading>
        {call}
      </>
    );
  return (
    <>
      {call}
      {bookable && <Text>{t("services.troubleshoot.visit.askToBook")}</Text>}
    </>
  );
}

type BookedVisitProps = { visit: NonNullable<ServiceCheck["visit"]>; reference: string; timeZone: string };

function BookedVisit({ visit, reference, timeZone }: BookedVisitProps) {
  const t = useCopy();
  const words = useAppointmentCopy(timeZone);
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const { file } = useSelector(selectServiceAppointments);
  const what = words.what({ kind: "REPAIR", date: visit.date });
  return (
    <>
      <Stack gap="small">
        <Heading level={2}>{capitalized(words.onDay(visit))}</Heading>
        <Text>
          {t("appointments.prepare")} {t("services.troubleshoot.visit.change")}
        </Text>
      </Stack>
      {file.name === "failed" && <FailureAlert failure={file.failure} />}
      <Inline gap="medium">
        <CalendarFileButton appointment={visit} accountId={accountId} what={what} isOnly />
        <Link href={appointmentsPath}>{t("services.troubleshoot.end.appointments")}</Link>
      </Inline>
      <Divider />
      <CallSupport lead={t("services.troubleshoot.end.sooner", { reference })} />
    </>
  );
}

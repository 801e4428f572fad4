import { useCopy } from "@portico/content-runtime/react";
import { Actions, ButtonLink } from "@portico/design-system/button";
import { HeroCard } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { CheckSteps } from "../../services/model/CheckSteps.tsx";
import type { Appointment } from "../model/appointments.api.ts";
import { cancelPath, isHappeningToday, isSameJob, reschedulePath } from "../model/appointments.rules.ts";
import { selectServiceAppointments } from "../model/appointments.slice.ts";
import { capitalized } from "../../../lib/capitalized.ts";
import { useAppointmentCopy } from "../model/appointmentCopy.ts";
import { CalendarFileButton, ControlLabel } from "../model/CalendarFileButton.tsx";
import { StageBadge } from "../model/StageBadge.tsx";
import { StageDetail } from "../model/StageDetail.tsx";

export type NextAppointmentProps = {
  appointment: Appointment;
  accountId: string;
  address: string;
  timeZone: string;
  mayChange: boolean;
  /** Whether it is the only one, so that its controls need no longer name. */
  isOnly: boolean;
  /** A heading above the card. */
  heading?: string | undefined;
};

/** An appointment that is still to come or under way: when first, then what happens now and what can be done. */
export function NextAppointment({ heading, ...props }: NextAppointmentProps) {
  const id = `appointment-${props.appointment.orderId}-${props.appointment.jobId}`;
  return (
    <>
      {heading !== undefined && <Heading level={2}>{heading}</Heading>}
      <HeroCard labelledBy={id} main={<Main {...props} id={id} />} aside={<Facts {...props} />} />
    </>
  );
}

/** "Friday, November 27, 8 – 10 AM" breaks after a comma, not between the month and the day. */
const breaksAfterDay = (when: string) =>
  when
    .split(", ")
    .map((part) => part.replaceAll(" ", "\u00a0"))
    .join(", ");

function Main({ appointment, id, ...rest }: NextAppointmentProps & { id: string }) {
  const t = useCopy();
  const words = useAppointmentCopy(rest.timeZone);
  const when = isHappeningToday(appointment)
    ? t("appointments.today", { window: words.window(appointment) })
    : breaksAfterDay(capitalized(words.onDay(appointment)));
  return (
    <Stack gap="medium">
      <Inline gap="small">
        <Text weight="strong">{t("appointments.kind", { kind: appointment.kind })}</Text>
        <StageBadge stage={appointment.stage} />
      </Inline>
      <Heading level={2} size={1} id={id}>
        {when}
      </Heading>
      <StageDetail appointment={appointment} timeZone={rest.timeZone} mayChange={rest.mayChange} />
      <Controls appointment={appointment} {...rest} />
    </Stack>
  );
}

function Controls({ appointment, timeZone, mayChange, isOnly }: Omit<NextAppointmentProps, "heading">) {
  const t = useCopy();
  const what = useAppointmentCopy(timeZone).what(appointment);
  if (!appointment.changeable || !mayChange) return null;
  return (
    <Actions>
      <ButtonLink href={reschedulePath(appointment)}>
        <ControlLabel short={t("appointments.change")} long={t("appointments.changeOne", { what })} isOnly={isOnly} />
      </ButtonLink>
      <ButtonLink href={cancelPath(appointment)} variant="quiet">
        <ControlLabel short={t("appointments.cancel")} long={t("appointments.cancelOne", { what })} isOnly={isOnly} />
      </ButtonLink>
    </Actions>
  );
}

function Facts(props: NextAppointmentProps) {
  const t = useCopy();
  const { appointment, accountId, address, timeZone, isOnly } = props;
  const { file } = useSelector(selectServiceAppointments);
  const { technician, orderId } = appointment;
  const what = useAppointmentCopy(timeZone).what(appointment);
  return (
    <Stack gap="large">
      <DescriptionList
        variant="pairs"
        items={[
          {
            id: "technician",
            term: t("appointments.technicianTerm"),
            detail: technician ?? t("appointments.technicianLater"),
          },
          { id: "address", term: t("appointments.addressTerm"), detail: address },
          { id: "order", term: t("appointments.orderTerm"), detail: orderId },
        ]}
      />
      {appointment.check && (
        <Stack gap="small">
          <Text weight="strong">{t("appointments.checked")}</Text>
          <CheckSteps steps={appointment.check.steps} hasVisit />
        </Stack>
      )}
      {file.name === "failed" && isSameJob(file.job, appointment) && <FailureAlert failure={file.failure} />}
      <Inline>
        <CalendarFileButton appointment={appointment} accountId={accountId} what={what} isOnly={isOnly} />
      </Inline>
    </Stack>
  );
}

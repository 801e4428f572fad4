import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { CalendarIcon } from "@portico/design-system/icons";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { type ReactNode, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useAccountChange } from "../../../components/useAccountChange.ts";
import { useArrival } from "../../../components/useArrival.ts";
import { selectCurrentAccountId, selectPermissions } from "../../session/model/session.selectors.ts";
import type { Appointment, Appointments, JobName } from "./appointments.api.ts";
import { appointmentsPath, jobInQuery, wantedAppointment } from "./appointments.rules.ts";
import { appointmentsRead, changeEvents, selectServiceAppointments } from "./appointments.slice.ts";
import { useAppointmentCopy } from "./appointmentCopy.ts";
import { CallUs } from "./CallUs.tsx";

export type Chosen = { job: JobName; appointment: Appointment; timeZone: string };

export type ChosenAppointmentProps = {
  title: string;
  /** Whether the current time is below the title. */
  showsTime?: boolean;
  children: (chosen: Chosen) => ReactNode;
};

/**
 * The frame of the screens that change one appointment: that of the address, or the next that can be changed when the
 * screen opens. Says why when it cannot be changed, or this person may not.
 */
export function ChosenAppointment({ title, showsTime, children }: ChosenAppointmentProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const { list } = useSelector(selectServiceAppointments);
  const [search] = useSearchParams();
  const load = () => dispatch(appointmentsRead.requested({ accountId }));
  useArrival(() => {
    dispatch(changeEvents.dismissed());
    load();
  });
  useAccountChange("APPOINTMENTS", load);
  const [shownFirst, setShownFirst] = useState<Appointment>();
  const job = jobInQuery(search) ?? shownFirst;
  const appointment = list.data && wantedAppointment(list.data.appointments, job);
  // What is asked about stays the same visit when the list changes: another one must not be canceled instead.
  if (!job && appointment) setShownFirst(appointment);
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader
          title={title}
          description={
            showsTime &&
            list.data &&
            appointment && <CurrentTime appointment={appointment} timeZone={list.data.timeZone} />
          }
          back={{ href: appointmentsPath, label: t("appointments.back") }}
        />
        <ScreenState read={list} skeleton={<Loading />} onRetry={load}>
          {(data) => <Found data={data} appointment={appointment} accountId={accountId} show={children} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function CurrentTime({ appointment, timeZone }: { appointment: Appointment; timeZone: string }) {
  const t = useCopy();
  const words = useAppointmentCopy(timeZone);
  return t("appointments.reschedule.now", { when: words.onDay(appointment) });
}

type FoundProps = {
  data: Appointments;
  appointment: Appointment | undefined;
  accountId: string;
  show: (chosen: Chosen) => ReactNode;
};

function Found({ data: { timeZone }, appointment, accountId, show }: FoundProps) {
  const t = useCopy();
  const mayChange = useSelector(selectPermissions).includes("manageAppointments");
  if (!mayChange) return <NotPossible title={t("appointments.notChangeable")}>{t("appointments.mayNot")}</NotPossible>;
  if (!appointment)
    return <NotPossible title={t("appointments.noChangeable")}>{t("appointments.noneDetail")}</NotPossible>;
  if (!appointment.changeable)
    return (
      <NotPossible title={t("appointments.notChangeable")}>
        <Stack gap="small" align="center">
          <Text>{t(whyNot(appointment))}</Text>
          <CallUs />
        </Stack>
      </NotPossible>
    );
  return show({ job: { accountId, orderId: appointment.orderId, jobId: appointment.jobId }, appointment, timeZone });
}

const tooLate: readonly Appointment["stage"][] = ["UPCOMING", "TODAY", "ARRIVING", "LATE"];
const whyNot = ({ stage }: Appointment) =>
  tooLate.includes(stage) ? ("appointments.tooLate" as const) : ("problem.APPOINTMENT_OVER.title" as const);

function NotPossible({ title, children }: { title: string; children: ReactNode }) {
  const t = useCopy();
  return (
    <EmptyState
      title={title}
      icon={<CalendarIcon size={28} />}
      action={
        <ButtonLink href={appointmentsPath} variant="secondary">
          {t("appointments.toList")}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={useCopy()("appointments.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

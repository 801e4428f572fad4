import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { CalendarIcon } from "@portico/design-system/icons";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useAccountChange } from "../../../components/useAccountChange.ts";
import { useArrival } from "../../../components/useArrival.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectCurrentAccountId, selectPermissions } from "../../session/model/session.selectors.ts";
import type { Appointments } from "../model/appointments.api.ts";
import { comingVisits } from "../model/comingVisits.ts";
import { isOver } from "../model/appointments.rules.ts";
import { serviceAppointmentsWorkflows } from "../model/appointments.saga.ts";
import { appointmentsRead, changeEvents, listEvents, selectServiceAppointments } from "../model/appointments.slice.ts";
import { useAppointmentCopy } from "../model/appointmentCopy.ts";
import { EarlierAppointments } from "./EarlierAppointments.tsx";
import { EmailSetting } from "./EmailSetting.tsx";
import { NextAppointment } from "./NextAppointment.tsx";

/**
 * The technician appointments of the current account (SERV-06). A customer on a phone, in a hurry, comes to see:
 * 1. when the technician comes, in one line, and on the day where they are;
 * 2. whether the time can still be changed, and the button for it;
 * 3. whom to call when it is too late or nobody came.
 */
function AppointmentsScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const { list } = useSelector(selectServiceAppointments);
  const load = () => dispatch(appointmentsRead.requested({ accountId }));
  useArrival(load);
  useAccountChange("APPOINTMENTS", load);
  useEffect(() => {
    dispatch(listEvents.entered(accountId));
    return () => void dispatch(listEvents.left());
  }, [dispatch, accountId]);
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader back={{ href: "/services", label: t("services.screen") }} title={t("appointments.screen")} />
        <ScreenState read={list} skeleton={<Loading />} onRetry={load}>
          {(data) => <All data={data} accountId={accountId} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function All({ data, accountId }: { data: Appointments; accountId: string }) {
  const t = useCopy();
  const mayChange = useSelector(selectPermissions).includes("manageAppointments");
  const open = data.appointments.filter((each) => !isOver(each));
  const past = data.appointments.filter(isOver);
  const shared = { accountId, timeZone: data.timeZone, mayChange };
  return (
    <>
      <ChangeNotice timeZone={data.timeZone} />
      {open.length === 0 && <None hasPast={past.length > 0} />}
      {open.map((appointment, place) => (
        <NextAppointment
          key={`${appointment.orderId} ${appointment.jobId}`}
          appointment={appointment}
          address={data.address}
          isOnly={open.length === 1}
          heading={place === 1 ? t("appointments.later") : undefined}
          {...shared}
        />
      ))}
      {open.length > 0 && !mayChange && <Text tone="quiet">{t("appointments.mayNot")}</Text>}
      {past.length > 0 && <EarlierAppointments appointments={past} timeZone={data.timeZone} />}
      {open.length > 0 && (
        <Stack as="section" gap="small">
          <Heading level={2}>{t("appointments.emailsTitle")}</Heading>
          <EmailSetting accountId={accountId} emails={data.emails} />
        </Stack>
      )}
    </>
  );
}

function None({ hasPast }: { hasPast: boolean }) {
  const t = useCopy();
  return (
    <EmptyState title={t("appointments.none")} icon={<CalendarIcon size={28} />}>
      {t(hasPast ? "appointments.noneNext" : "appointments.noneDetail")}
    </EmptyState>
  );
}

/** Confirms the last change. */
function ChangeNotice({ timeZone }: { timeZone: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const words = useAppointmentCopy(timeZone);
  const { change } = useSelector(selectServiceAppointments);
  if (change.name !== "done") return null;
  const dismiss = { label: t("appointments.dismiss"), onDismiss: () => dispatch(changeEvents.dismissed()) };
  return (
    <Alert tone="success" toneLabel={t("shell.tone.success")} live="polite" dismiss={dismiss}>
      {t("appointments.done", { what: change.what, when: words.onDay(change.appointment) })}
    </Alert>
  );
}

/** A block for each coming visit, as far as they are known. */
function Loading() {
  const [first = "", ...others] = comingVisits();
  return (
    <SkeletonGroup label={useCopy()("appointments.loading")}>
      {[first, ...others].map((day, place) => (
        <Skeleton key={`${day} ${place}`} shape="block" />
      ))}
      <Skeleton shape="text" lines={3} />
    </SkeletonGroup>
  );
}

/** Router entry for the screen. */
export const appointmentsScreen = withWorkflows(AppointmentsScreen, serviceAppointmentsWorkflows);

import { useCopy } from "@portico/content-runtime/react";
import { EmptyState } from "@portico/design-system/feedback";
import { CalendarIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { freeDays, isSameJob } from "../model/appointments.rules.ts";
import { serviceAppointmentsWorkflows } from "../model/appointments.saga.ts";
import { calendarRead, selectServiceAppointments } from "../model/appointments.slice.ts";
import { CallUs } from "../model/CallUs.tsx";
import { type Chosen, ChosenAppointment } from "../model/ChosenAppointment.tsx";
import { LookingForTimes } from "../model/TimeChoice.tsx";
import { FreeTimes } from "./FreeTimes.tsx";

/**
 * Moves an appointment. A customer on a phone, in a hurry, comes for:
 * 1. the soonest day with a free time, chosen already;
 * 2. the times of that day, and those that are taken marked as such;
 * 3. one button that says the new time before it is pressed.
 */
function RescheduleScreen() {
  return (
    <ChosenAppointment showsTime title={useCopy()("appointments.reschedule.title")}>
      {(chosen) => <Times {...chosen} />}
    </ChosenAppointment>
  );
}

function Times({ job, appointment, timeZone }: Chosen) {
  const dispatch = useDispatch();
  const { calendar } = useSelector(selectServiceAppointments);
  const load = () => dispatch(calendarRead.requested(job));
  const { accountId, orderId, jobId } = job;
  useEffect(() => void load(), [accountId, orderId, jobId]); // oxlint-disable-line react/exhaustive-deps -- the job is what counts
  // The answer of another job is not shown while this one's loads.
  const isOther = calendar.data !== undefined && !isSameJob(calendar.data.appointment, appointment);
  return (
    <ScreenState
      read={isOther ? { phase: "loading" } : calendar}
      skeleton={<LookingForTimes />}
      onRetry={load}
      empty={{ when: ({ slots }) => freeDays(slots).length === 0, show: <NoFreeTimes /> }}
    >
      {(data) => <FreeTimes job={job} calendar={data} timeZone={timeZone} />}
    </ScreenState>
  );
}

function NoFreeTimes() {
  const t = useCopy();
  return (
    <EmptyState title={t("appointments.reschedule.none")} icon={<CalendarIcon size={28} />}>
      <Stack gap="small" align="center">
        <Text>{t("appointments.reschedule.noneDetail")}</Text>
        <CallUs />
      </Stack>
    </EmptyState>
  );
}

/** Router entry for the screen. */
export const rescheduleScreen = withWorkflows(RescheduleScreen, serviceAppointmentsWorkflows);

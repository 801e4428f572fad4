import { Dot } from "../../../components/DividedList.tsx";
import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button, ButtonLink } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { Failure } from "../../../api/result.ts";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { appointmentsPath, attemptKey, reschedulePath } from "../model/appointments.rules.ts";
import { serviceAppointmentsWorkflows } from "../model/appointments.saga.ts";
import { changeEvents, selectServiceAppointments } from "../model/appointments.slice.ts";
import { capitalized } from "../../../lib/capitalized.ts";
import { useAppointmentCopy } from "../model/appointmentCopy.ts";
import { type Chosen, ChosenAppointment } from "../model/ChosenAppointment.tsx";
import { CareNumber } from "../../session/model/CareNumber.tsx";
import { selectPermissions } from "../../session/model/session.selectors.ts";

/**
 * Cancels an appointment. A customer on a phone, in a hurry, comes for:
 * 1. which appointment it is, and what canceling it means;
 * 2. another time instead, one tap away;
 * 3. one button that cancels it, and one that keeps it.
 */
function CancelScreen() {
  return (
    <ChosenAppointment title={useCopy()("appointments.cancelling.title")}>
      {(chosen) => <Question key={`${chosen.job.orderId} ${chosen.job.jobId}`} {...chosen} />}
    </ChosenAppointment>
  );
}

function Question({ job, appointment, timeZone }: Chosen) {
  const t = useCopy();
  const dispatch = useDispatch();
  const words = useAppointmentCopy(timeZone);
  const { change } = useSelector(selectServiceAppointments);
  // A visit that a colleague moves meanwhile is canceled only after the customer was told so.
  const [agreed, setAgreed] = useState(appointment.version);
  const isChanged = change.name === "failed" && isConflict(change.failure);
  const send = () => {
    // It stays for a repeat: after a request without an answer, the same key with another version is refused.
    const version = isChanged ? appointment.version : agreed;
    setAgreed(version);
    dispatch(changeEvents.cancelRequested({ ...job, version, idempotencyKey: attemptKey(change, job) }));
  };
  return (
    <Stack gap="large">
      {change.name === "failed" && <NotCancelled failure={change.failure} />}
      <Card labelledBy="cancelled-appointment">
        <Stack gap="medium">
          <Text weight="strong">{t("appointments.kind", { kind: appointment.kind })}</Text>
          <Heading level={2} id="cancelled-appointment">
            {capitalized(words.onDay(appointment))}
          </Heading>
          <Meaning kind={appointment.kind} />
          <div>
            <Link href={reschedulePath(appointment)}>{t("appointments.cancelling.instead")}</Link>
          </div>
          <Actions>
            <Button
              variant="danger"
              busy={change.name === "working" ? t("appointments.cancelling.busy") : undefined}
              onPress={send}
            >
              {t("appointments.cancelling.yes")}
            </Button>
            <ButtonLink href={appointmentsPath} variant="secondary">
              {t("appointments.cancelling.keep")}
            </ButtonLink>
          </Actions>
        </Stack>
      </Card>
    </Stack>
  );
}

/** What canceling means, and how there will be another visit: booked, ordered or, where only a call makes one, the number. */
function Meaning({ kind }: Pick<Chosen["appointment"], "kind">) {
  const t = useCopy();
  const mayOrder = useSelector(selectPermissions).includes("manageBilling");
  if (kind === "REPAIR")
    return (
      <Text>
        {t("appointments.cancelling.meansRepair")}{" "}
        <Link href="/services/troubleshoot">{t("services.troubleshoot.title")}</Link>
      </Text>
    );
  if (kind === "SITE_SURVEY" || !mayOrder)
    return (
      <Text>
        {t("appointments.cancelling.means")} <CareNumber />
      </Text>
    );
  return (
    <Text>
      {t("appointments.cancelling.meansOrdered")} <Link href="/upgrade">{t("orders.upgrade.title")}</Link>
      <Dot silent />
      <CareNumber />
    </Text>
  );
}

const isConflict = (failure: Failure) => failure.kind === "refused" && failure.code === "CONFLICT";

function NotCancelled({ failure }: { failure: Failure }) {
  const t = useCopy();
  if (!isConflict(failure)) return <FailureAlert failure={failure} />;
  return (
    <Alert tone="warning" toneLabel={t("shell.tone.warning")} live="assertive">
      {t("appointments.cancelling.changed")}
    </Alert>
  );
}

/** Router entry for the screen. */
export const cancelAppointmentScreen = withWorkflows(CancelScreen, serviceAppointmentsWorkflows);

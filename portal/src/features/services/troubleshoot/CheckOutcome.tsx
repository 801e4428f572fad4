import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button, ButtonLink } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { CheckCircleIcon } from "@portico/design-system/icons";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useSelector } from "react-redux";
import { useLocation } from "react-router-dom";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { appointmentsPath } from "../../appointments/model/appointments.rules.ts";
import type { Account } from "../../account/model/account.api.ts";
import { selectCurrentAccount, selectUpToDateAccount } from "../../account/model/account.selectors.ts";
import { payOncePath } from "../../billing/model/paths.ts";
import { CareNumber } from "../../session/model/CareNumber.tsx";
import { selectCurrentAccountId, selectPermissions } from "../../session/model/session.selectors.ts";
import { useEquipmentCopy } from "../model/equipmentCopy.ts";
import { CallOutcome } from "./CallOutcome.tsx";
import { CallSupport } from "./CallSupport.tsx";
import { ChangeFailure } from "./ChangeFailure.tsx";
import { CheckTrail } from "./CheckTrail.tsx";
import type { CheckEnd, ServiceCheck } from "./troubleshooting.api.ts";
import { outcomeOf, passedEnd, type PassingEnd } from "./troubleshooting.rules.ts";
import { selectTroubleshooting } from "./troubleshooting.slice.ts";
import { useAnswer } from "./useAnswer.ts";

type OutcomeProps = { check: ServiceCheck; end: CheckEnd; timeZone: string };
/** `asOf`: when the checks were read. */
type CheckOutcomeProps = OutcomeProps & { asOf: string };

const running: readonly (string | undefined)[] = ["RUNNING", "RESTORED"];

/** How a check ended, and the one thing to do next. What was so then and has passed is told without anything to do. */
export function CheckOutcome({ check, end, timeZone, asOf }: CheckOutcomeProps) {
  const t = useCopy();
  const { pathname } = useLocation();
  const { change, booking } = useSelector(selectTroubleshooting);
  const mayBook = useSelector(selectPermissions).includes("manageAppointments");
  const outcome = outcomeOf(check, mayBook) ?? end.kind;
  const isBookedAlready =
    booking.name === "failed" && booking.failure.kind === "refused" && booking.failure.code === "VISIT_BOOKED";
  const { isBusy, start } = useAnswer();
  const status = useSelector(selectUpToDateAccount)?.status;
  const passed = passedEnd(end, { asOf, isStopped: status && !running.includes(status.service.state) });
  const { service, reference } = check;
  return (
    <>
      <PageHeader
        back={{ href: pathname, label: t("services.troubleshoot.toAll") }}
        eyebrow={t("services.troubleshoot.eyebrow", { service: t("services.name", { key: service }), reference })}
        title={
          passed
            ? t("services.troubleshoot.end.passedTitle", { kind: passed })
            : t("services.troubleshoot.end.title", { kind: outcome })
        }
      />
      {booking.name === "failed" && <FailureAlert failure={booking.failure} />}
      <Card>
        <Stack gap="medium">
          {end.kind === "CALL" ? (
            <CallOutcome check={check} outcome={outcome} timeZone={timeZone} />
          ) : passed ? (
            <PassedOutcome kind={passed} at={end.at} timeZone={timeZone} />
          ) : (
            <OtherOutcome check={check} end={end} timeZone={timeZone} />
          )}
        </Stack>
      </Card>
      <ChangeFailure change={change} />
      <Actions>
        {isBookedAlready && (
          <ButtonLink href={appointmentsPath}>{t("services.troubleshoot.end.appointments")}</ButtonLink>
        )}
        <Button
          variant="secondary"
          busy={isBusy ? t("services.troubleshoot.saving") : undefined}
          onPress={() => start(service)}
        >
          {t("services.troubleshoot.again")}
        </Button>
      </Actions>
      <CheckTrail check={check} />
    </>
  );
}

type PassedOutcomeProps = Pick<CheckEnd, "at"> & { kind: PassingEnd; timeZone: string };

/** What a check found at its time, and where to see how it is now. */
function PassedOutcome({ kind, at, timeZone }: PassedOutcomeProps) {
  const t = useCopy();
  const words = useEquipmentCopy(timeZone);
  return (
    <>
      <Text>{t("services.troubleshoot.end.passed", { when: words.moment(at) })}</Text>
      {kind === "OUTAGE" && <Link href="/outage-map">{t("outages.screen")}</Link>}
      {kind === "APPOINTMENT" && <Link href={appointmentsPath}>{t("services.troubleshoot.end.allAppointments")}</Link>}
    </>
  );
}

function OtherOutcome({ check, end, timeZone }: OutcomeProps) {
  const t = useCopy();
  const words = useEquipmentCopy(timeZone);
  const { reference } = check;
  switch (end.kind) {
    case "FIXED":
      return (
        <Inline gap="small" wrap={false}>
          <CheckCircleIcon size={24} />
          <Text>{t("services.troubleshoot.end.fixed")}</Text>
        </Inline>
      );
    case "OUTAGE": {
      const expected = end.outage?.estimatedResolution ?? null;
      return (
        <>
          <Text>
            {expected === null
              ? t("services.troubleshoot.end.outageUnknown")
              : t("services.troubleshoot.end.outage", { when: words.moment(expected) })}
          </Text>
          <Actions>
            <ButtonLink href="/outage-map">{t("services.troubleshoot.end.outageMap")}</ButtonLink>
            <ButtonLink variant="secondary" href="/outage-callback">
              {t("services.troubleshoot.end.outageCallback")}
            </ButtonLink>
          </Actions>
        </>
      );
    }
    case "ACCOUNT":
      return <StoppedAccount account={end.account} />;
    case "APPOINTMENT":
      return (
        <>
          {end.appointment && (
            <Text>{t("services.troubleshoot.end.appointment", { when: words.moment(end.appointment.startsAt) })}</Text>
          )}
          <Link href="/service-appointments">{t("services.troubleshoot.end.appointments")}</Link>
          <CallSupport lead={t("services.troubleshoot.end.sooner", { reference })} />
        </>
      );
    default:
      return <Text>{t("services.troubleshoot.end.abandoned")}</Text>;
  }
}

type Stopped = { state: NonNullable<CheckEnd["account"]>["state"]; amount: number | null };

/** @param found what the check found; its amount is null for a customer who does not see bills */
function stoppedNow(found: CheckEnd["account"], current: Account | undefined): Stopped {
  const state = current?.status.service.state;
  if (!current || !state || state === "RUNNING" || state === "RESTORED")
    return { state: found?.state ?? "SUSPENDED", amount: found?.amountDue ?? null };
  const { pastDue, stillDue } = current.status;
  const isHidden = found === null || found.amountDue === null;
  return { state, amount: isHidden ? null : state === "SUSPENDED" ? pastDue : stillDue };
}

/** What brings stopped services back, by the customer's role: the state and the amount are those of now. */
function StoppedAccount({ account }: Pick<CheckEnd, "account">) {
  const t = useCopy();
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const current = useSelector(selectUpToDateAccount);
  const isBeingPaid = useSelector(selectCurrentAccount)?.paymentLocked ?? false;
  const mayPay = useSelector(selectPermissions).includes("payBill") && !isBeingPaid;
  const { state, amount } = stoppedNow(account, current);
  if (state === "BEING_RESTORED") return <Text>{t("services.stopped.restoredDetail", { of: "equipment" })}</Text>;
  return (
    <>
      {state === "SUSPENDED" && <Text>{t("services.stopped.suspendedDetail", { of: "equipment" })}</Text>}
      {state === "DISCONNECTED" && (
        <Text as="div">
          {t("services.stopped.disconnectedDetail", { of: "equipment" })} <CareNumber />
        </Text>
      )}
      {amount === null && <Text>{t("services.troubleshoot.end.askPayer")}</Text>}
      {amount !== null && amount > 0 && (
        <>
          <Text weight="strong">{t("services.troubleshoot.end.due", { amount, state })}</Text>
          {mayPay && (
            <Actions>
              <ButtonLink href={payOncePath(accountId, "amount", { amount })}>
                {t("services.troubleshoot.end.pay")}
              </ButtonLink>
            </Actions>
          )}
        </>
      )}
    </>
  );
}

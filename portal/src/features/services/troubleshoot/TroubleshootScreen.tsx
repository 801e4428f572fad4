import { useCopy } from "@portico/content-runtime/react";
import { Badge, type BadgeProps } from "@portico/design-system/badge";
import { ActionCard } from "@portico/design-system/card";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { PhoneIcon, TvIcon, WifiIcon } from "@portico/design-system/icons";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { mayOpenServices } from "@portico/rules/equipment";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useLocation, useSearchParams } from "react-router-dom";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { useFocusOnChange } from "../../../components/useFocusOnChange.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectCurrentAccountId, selectPermissions } from "../../session/model/session.selectors.ts";
import { serviceAppointmentsWorkflows } from "../../appointments/model/appointments.saga.ts";
import { EligibilityGuard } from "../model/EligibilityGuard.tsx";
import { equipmentWorkflows } from "../model/equipment.saga.ts";
import { useEquipmentCopy } from "../model/equipmentCopy.ts";
import { TechSupportNumber } from "../model/TechSupportNumber.tsx";
import { ChangeFailure } from "./ChangeFailure.tsx";
import { CheckOutcome } from "./CheckOutcome.tsx";
import { CheckQuestion } from "./CheckQuestion.tsx";
import type { CheckedService, CheckEnd, ServiceCheck, ServiceChecks } from "./troubleshooting.api.ts";
import { checkHref, type Outcome, outcomeOf, shownQuestion, visitStepIn } from "./troubleshooting.rules.ts";
import { troubleshootingWorkflows } from "./troubleshooting.saga.ts";
import {
  bookingEvents,
  type BookingPhase,
  changeEvents,
  checksRead,
  selectTroubleshooting,
} from "./troubleshooting.slice.ts";
import { useAnswer } from "./useAnswer.ts";
import { VisitBooking } from "./VisitBooking.tsx";

/**
 * A guided check of a service (SERV-10). A customer whose internet, TV or phone doesn't work, on a phone, in a hurry,
 * comes to:
 * 1. get it working, one question at a time with one tap each, and go on where they were after a reload;
 * 2. know at once when it isn't their doing: an outage with its end, or an amount due with the way to pay it;
 * 3. get help when nothing does: a technician’s visit or a call, with a reference that spares them telling it all again.
 */
function Troubleshoot() {
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const { checks, booking } = useSelector(selectTroubleshooting);
  const mayBook = useSelector(selectPermissions).includes("manageAppointments");
  const [search] = useSearchParams();
  const [reference, step] = [search.get("check"), search.get("step")];
  const load = () => dispatch(checksRead.requested({ accountId }));
  useArrival(load);
  useEffect(() => {
    dispatch(changeEvents.dismissed());
    dispatch(bookingEvents.dismissed());
  }, [dispatch, reference, step]);
  const check = checks.data?.checks.find((each) => each.reference === reference);
  const question = check ? shownQuestion(check, step) : null;
  const outcome = check && outcomeOf(check, mayBook);
  const visitStep = outcome === "BOOK" && !isNotOffered(booking) ? visitStepIn(step) : undefined;
  useFocusOnChange(check ? `${check.reference} ${question ?? (visitStep ? "BOOKING" : outcome)}` : "START");
  return (
    <EligibilityGuard admits={mayOpenServices} read={checks}>
      <Page width={visitStep === "visit" ? "wide" : "narrow"}>
        <Stack gap="large">
          {check && question && <CheckQuestion check={check} question={question} />}
          {check && visitStep && <VisitBooking check={check} step={visitStep} />}
          {check?.end && !visitStep && (
            <CheckOutcome
              check={check}
              end={check.end}
              timeZone={checks.data?.timeZone ?? "UTC"}
              asOf={checks.data?.asOf ?? check.end.at}
            />
          )}
          {!check && <Start onRetry={load} />}
        </Stack>
      </Page>
    </EligibilityGuard>
  );
}

/** Whether no other time would help: what is shown is the end of the check with the reason. */
const isNotOffered = (booking: BookingPhase) =>
  booking.name === "failed" &&
  booking.failure.kind === "refused" &&
  (booking.failure.code === "VISIT_NOT_OFFERED" || booking.failure.code === "VISIT_BOOKED");

function Start({ onRetry }: { onRetry: () => void }) {
  const t = useCopy();
  const { checks, change } = useSelector(selectTroubleshooting);
  return (
    <>
      <PageHeader
        title={t("services.troubleshoot.title")}
        description={t("services.troubleshoot.lead")}
        back={{ href: "/services", label: t("services.screen") }}
      />
      <ChangeFailure change={change} />
      <ScreenState
        read={checks}
        skeleton={<Loading />}
        onRetry={onRetry}
        empty={{ when: ({ services }) => services.length === 0, show: <NothingToCheck /> }}
      >
        {(data) => (
          <>
            <Choices data={data} />
            <EarlierChecks data={data} />
          </>
        )}
      </ScreenState>
    </>
  );
}

const icons: Record<CheckedService, typeof WifiIcon> = { INTERNET: WifiIcon, VIDEO: TvIcon, VOICE: PhoneIcon };

/** A tap on what does not work starts its check, or goes on with the open one. */
function Choices({ data: { services, checks, timeZone } }: { data: ServiceChecks }) {
  const t = useCopy();
  const words = useEquipmentCopy(timeZone);
  const { isBusy, start } = useAnswer();
  return (
    <Stack gap="medium">
      {services.map((service) => {
        const Icon = icons[service];
        const open = checks.find((each) => each.service === service && each.end === null);
        return (
          <ActionCard
            key={service}
            icon={<Icon size={24} />}
            title={t("services.troubleshoot.choice", { service })}
            {...(open && {
              description: t("services.troubleshoot.resume", {
                name: open.startedBy,
                when: words.moment(open.startedAt),
              }),
            })}
            onPress={() => start(service)}
          />
        );
      })}
      <div aria-live="polite">{isBusy && <Text size="small">{t("services.troubleshoot.starting")}</Text>}</div>
    </Stack>
  );
}

const tones: Record<Exclude<Outcome, "BOOK">, BadgeProps["tone"]> = {
  FIXED: "success",
  OUTAGE: "warning",
  ACCOUNT: "warning",
  APPOINTMENT: "info",
  CALL: "info",
  VISIT: "info",
  VISITED: "neutral",
  ABANDONED: "neutral",
};

/** The checks that are over, with their references; nothing while there are none. */
function EarlierChecks({ data: { checks, timeZone } }: { data: ServiceChecks }) {
  const t = useCopy();
  const over = checks.filter((check): check is ServiceCheck & { end: CheckEnd } => check.end !== null);
  if (over.length === 0) return null;
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>{t("services.troubleshoot.earlier")}</Heading>
      <Stack as="ul" gap="medium">
        {over.map((check) => (
          <EarlierCheck key={check.reference} check={check} timeZone={timeZone} />
        ))}
      </Stack>
    </Stack>
  );
}

function EarlierCheck({ check, timeZone }: { check: ServiceCheck & { end: CheckEnd }; timeZone: string }) {
  const t = useCopy();
  const { pathname } = useLocation();
  const words = useEquipmentCopy(timeZone);
  const { reference, service, startedAt, end } = check;
  const outcome = outcomeOf(check, false) ?? end.kind;
  const kind = outcome === "BOOK" ? "CALL" : outcome;
  return (
    <li>
      <Inline gap="small">
        <Link href={checkHref(pathname, reference)}>
          {t("services.troubleshoot.eyebrow", { service: t("services.name", { key: service }), reference })}
        </Link>
        <Badge tone={tones[kind]}>{t("services.troubleshoot.result", { kind })}</Badge>
        <Text as="span" size="small">
          {words.moment(startedAt)}
        </Text>
      </Inline>
    </li>
  );
}

function NothingToCheck() {
  const t = useCopy();
  return (
    <EmptyState title={t("services.troubleshoot.none")} icon={<WifiIcon size={28} />} action={<TechSupportNumber />}>
      {t("services.troubleshoot.noneDetail")}
    </EmptyState>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={useCopy()("services.troubleshoot.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

/** Router entry for the screen. */
export const TroubleshootScreen = withWorkflows(
  withWorkflows(withWorkflows(Troubleshoot, equipmentWorkflows), serviceAppointmentsWorkflows),
  troubleshootingWorkflows,
);

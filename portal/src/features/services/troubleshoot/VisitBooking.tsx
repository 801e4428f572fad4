import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { EmptyState } from "@portico/design-system/feedback";
import { CalendarIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useLocation, useSearchParams } from "react-router-dom";
import { attemptKey, isUnanswered } from "../../../api/attemptKey.ts";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useFocusOnChange } from "../../../components/useFocusOnChange.ts";
import { freeDays } from "../../appointments/model/appointments.rules.ts";
import { useAppointmentCopy } from "../../appointments/model/appointmentCopy.ts";
import { LookingForTimes, TimeChoice } from "../../appointments/model/TimeChoice.tsx";
import { TimeRefused } from "../../appointments/model/TimeRefused.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { TechSupportNumber } from "../model/TechSupportNumber.tsx";
import type { ServiceCheck, VisitSlot, VisitTimes } from "./troubleshooting.api.ts";
import { checkHref, type VisitStep, visitQuery } from "./troubleshooting.rules.ts";
import { bookingEvents, selectTroubleshooting, visitTimesRead } from "./troubleshooting.slice.ts";
import { VisitReview } from "./VisitReview.tsx";

type VisitBookingProps = { check: ServiceCheck; step: VisitStep };

/**
 * Books a technician's visit for what a check did not fix: a free time, then what is booked. The chosen time is in the URL, so
 * it is kept by a reload and by a refusal; once it is taken, the free times are shown again.
 */
export function VisitBooking({ check: { reference, service }, step }: VisitBookingProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const { times, booking } = useSelector(selectTroubleshooting);
  const [search, setSearch] = useSearchParams();
  const time = search.get("time");
  const load = () => dispatch(visitTimesRead.requested({ accountId, reference }));
  useEffect(() => {
    dispatch(visitTimesRead.reset());
    dispatch(visitTimesRead.requested({ accountId, reference }));
  }, [dispatch, accountId, reference]);
  useEffect(() => void dispatch(bookingEvents.dismissed()), [dispatch, time]);
  useEffect(() => {
    if (booking.name !== "done") return;
    dispatch(bookingEvents.dismissed());
    setSearch({ check: reference }, { replace: true });
  }, [booking, dispatch, reference, setSearch]);
  const wanted = times.data?.slots.find(({ startsAt }) => startsAt === time);
  const shown = step === "review" && (!times.data || wanted?.free) ? "review" : "visit";
  useFocusOnChange(shown);
  const review = ({ startsAt }: Pick<VisitSlot, "startsAt">) => setSearch(visitQuery(reference, "review", startsAt));
  const book = ({ startsAt }: Pick<VisitSlot, "startsAt">) => {
    const request = { accountId, reference, startsAt };
    dispatch(bookingEvents.requested({ ...request, idempotencyKey: attemptKey(booking, request) }));
  };
  const address = times.data?.address;
  return (
    <>
      <PageHeader
        back={
          shown === "review"
            ? {
                href: `${pathname}?${visitQuery(reference, "visit", time)}`,
                label: t("services.troubleshoot.visit.other"),
              }
            : { href: checkHref(pathname, reference), label: t("services.troubleshoot.visit.toCheck") }
        }
        eyebrow={t("services.troubleshoot.eyebrow", { service: t("services.name", { key: service }), reference })}
        title={t(
          shown === "review" ? "services.troubleshoot.visit.reviewTitle" : "services.troubleshoot.visit.chooseTitle",
        )}
        description={
          address === undefined || shown === "review"
            ? undefined
            : t("services.troubleshoot.visit.address", { address })
        }
      />
      {booking.name === "failed" && (
        <TimeRefused
          failure={booking.failure}
          slots={booking.slots}
          timeZone={times.data?.timeZone ?? "UTC"}
          onChoose={review}
          {...(isUnanswered(booking.failure) && { onRetry: () => book(booking.request) })}
        />
      )}
      <ScreenState
        read={times}
        skeleton={<LookingForTimes />}
        onRetry={load}
        empty={{ when: ({ slots }) => freeDays(slots).length === 0, show: <NoFreeTimes /> }}
      >
        {(data) =>
          shown === "review" && wanted ? (
            <VisitReview
              reference={reference}
              slot={wanted}
              times={data}
              isBusy={booking.name === "working"}
              onBook={() => book(wanted)}
            />
          ) : (
            <Times times={data} first={wanted} onChosen={review} />
          )
        }
      </ScreenState>
    </>
  );
}

type TimesProps = {
  times: VisitTimes;
  /** What was chosen before, on whose day the calendar opens. */
  first: VisitSlot | undefined;
  onChosen: (slot: VisitSlot) => void;
};

function Times({ times, first, onChosen }: TimesProps) {
  const t = useCopy();
  const words = useAppointmentCopy(times.timeZone);
  const [day, setDay] = useState(first?.date ?? freeDays(times.slots)[0] ?? "");
  const [startsAt, setStartsAt] = useState(first?.startsAt ?? "");
  const [misses, setMisses] = useState(0);
  const chosen = times.slots.find((slot) => slot.free && slot.date === day && slot.startsAt === startsAt);
  return (
    <TimeChoice
      times={times}
      day={day}
      onDay={setDay}
      chosen={chosen}
      onTime={setStartsAt}
      error={misses > 0 && !chosen ? t("appointments.reschedule.choose") : undefined}
      focusOn={misses}
    >
      <Actions>
        <Button onPress={() => (chosen ? onChosen(chosen) : setMisses(misses + 1))}>
          {chosen
            ? t("services.troubleshoot.visit.continueWith", { when: words.short(chosen) })
            : t("services.troubleshoot.continue")}
        </Button>
      </Actions>
    </TimeChoice>
  );
}

function NoFreeTimes() {
  const t = useCopy();
  return (
    <EmptyState title={t("appointments.reschedule.none")} icon={<CalendarIcon size={28} />}>
      <Stack gap="small" align="center">
        <Text>{t("services.troubleshoot.visit.noneDetail")}</Text>
        <Text weight="strong">
          <TechSupportNumber />
        </Text>
      </Stack>
    </EmptyState>
  );
}

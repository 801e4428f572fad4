import { DividedList } from "../../../components/DividedList.tsx";
import { attemptKey } from "../../../api/attemptKey.ts";
import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { LabelInContext } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { ProgressSteps } from "@portico/design-system/progress";
import { Heading, Text } from "@portico/design-system/text";
import { useToast } from "@portico/design-system/toast";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Alert } from "@portico/design-system/alert";
import { failureCopy } from "../../../components/FailureAlert.tsx";
import type { Entitlement, Entitlements } from "../model/addOns.api.ts";
import { seatEvents, seatPhase, type SeatPhase, selectAddOns } from "../model/addOns.slice.ts";
import { CareNumber } from "../../session/model/CareNumber.tsx";
import { quietRow } from "../../../components/quietRow.css.ts";

type Person = Entitlements["people"][number];
type LicensesProps = { license: Entitlement; list: Entitlements; accountId: string };

/** How many licenses are in use; for those who manage users also by whom, and how to change that. */
export function Licenses({ license, list, accountId }: LicensesProps) {
  const t = useCopy();
  const { seatsUsed: used, seatsTotal: total, seats } = license;
  const former = seats.filter(({ userId }) => !list.people.some((person) => person.userId === userId));
  const everybody = list.people.length > 0 ? [...list.people, ...former] : [];
  useOutcome(list);
  return (
    <Card labelledBy="licenses">
      <Stack gap="medium">
        <Heading level={2} size={3} id="licenses">
          {t("addOns.security.seats")}
        </Heading>
        <ProgressSteps
          label={t("addOns.security.seatsMeter")}
          done={used}
          of={total}
          valueText={t("addOns.security.seatsUsed", { used, total })}
        />
        {everybody.length > 0 && used >= total && (
          <Text size="small">
            {t("addOns.security.seatsFull")} <CareNumber />
          </Text>
        )}
        {everybody.length > 0 && (
          <DividedList inCard items={everybody} itemKey={({ userId }) => userId}>
            {(person) => <Holder person={person} license={license} accountId={accountId} />}
          </DividedList>
        )}
      </Stack>
    </Card>
  );
}

/** A short message after each change. */
function useOutcome({ people }: Entitlements) {
  const t = useCopy();
  const toast = useToast();
  const dispatch = useDispatch();
  const { seats } = useSelector(selectAddOns);
  useEffect(() => {
    for (const seat of Object.values(seats)) {
      if (seat.name !== "done") continue;
      const { userId, assigned } = seat.request;
      const name = people.find((person) => person.userId === userId)?.firstName ?? "";
      toast({ message: t(assigned ? "addOns.security.given" : "addOns.security.takenBack", { name }) });
      dispatch(seatEvents.dismissed(seat.request));
    }
  }, [seats, people, t, toast, dispatch]);
}

/** Why giving a license to somebody failed; the question about taking one back says it itself. */
function SeatTrouble({ seat }: { seat: SeatPhase }) {
  const t = useCopy();
  const words = useTroubleCopy(seat);
  return (
    words !== undefined &&
    seat.name === "failed" &&
    seat.request.assigned && (
      <Alert tone="critical" toneLabel={t("shell.tone.critical")} live="assertive">
        {words}
      </Alert>
    )
  );
}

function useTroubleCopy(seat: SeatPhase): string | undefined {
  const t = useCopy();
  if (seat.name !== "failed") return undefined;
  const { failure } = seat;
  if (failure.kind === "refused" && failure.code === "CONFLICT") return t("addOns.security.changed");
  const { title, detail } = failureCopy(failure);
  return `${t(title)} ${t(detail)}`;
}

function Holder({ person, license, accountId }: { person: Person; license: Entitlement; accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { seats } = useSelector(selectAddOns);
  const [asking, setAsking] = useState(false);
  const { userId, firstName: name } = person;
  const { id: entitlementId, version, seatsUsed, seatsTotal } = license;
  const seat = seatPhase(seats, { entitlementId, userId });
  const holds = license.seats.some((each) => each.userId === userId);
  const isBusy = seat.name === "working";
  const change = (assigned: boolean) => {
    const wanted = { accountId, entitlementId, userId, version, assigned };
    dispatch(seatEvents.requested({ ...wanted, idempotencyKey: attemptKey(seat, wanted) }));
  };
  const ask = () => {
    dispatch(seatEvents.dismissed({ entitlementId, userId }));
    setAsking(true);
  };
  const label = t(holds ? "addOns.security.takeBack" : "addOns.security.give");
  const isFull = !holds && seatsUsed >= seatsTotal;
  return (
    <Stack gap="small">
      <Inline justify="between" gap="small">
        <Stack gap="xsmall">
          <Text weight="medium">{name}</Text>
          <Text size="small">{t(holds ? "addOns.security.hasSeat" : "addOns.security.noSeat")}</Text>
        </Stack>
        {!isFull && (
          <span className={holds ? quietRow : undefined}>
            <Button
              variant={holds ? "quiet" : "secondary"}
              size="compact"
              busy={isBusy && !asking ? t("addOns.security.saving") : undefined}
              onPress={holds ? ask : () => change(true)}
            >
              <LabelInContext inContext={t("addOns.security.ofPerson", { label, name })}>{label}</LabelInContext>
            </Button>
          </span>
        )}
      </Inline>
      <SeatTrouble seat={seat} />
      {asking && (
        <TakeBack
          person={person}
          license={license}
          seat={seat}
          onConfirm={() => change(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

type TakeBackProps = {
  person: Person;
  license: Entitlement;
  seat: SeatPhase;
  onConfirm: () => void;
  onClose: () => void;
};

function TakeBack({ person: { userId, firstName: name }, license, seat, onConfirm, onClose }: TakeBackProps) {
  const t = useCopy();
  const message = useTroubleCopy(seat);
  const holds = license.seats.some((each) => each.userId === userId);
  const count = license.devices.filter((device) => device.userId === userId).length;
  useEffect(() => {
    if (!holds) onClose();
  }, [holds, onClose]);
  return (
    <ConfirmDialog
      open
      tone="critical"
      question={t("addOns.security.takeBackQuestion", { name })}
      consequence={t("addOns.security.takeBackMeans", { count })}
      confirmLabel={t("addOns.security.takeBack")}
      cancelLabel={t("addOns.security.takeBackNo")}
      busy={seat.name === "working" ? t("addOns.security.saving") : undefined}
      error={message === undefined ? undefined : { toneLabel: t("shell.tone.critical"), message }}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}

import { Dotted } from "../../../components/DividedList.tsx";
import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { LiveRegion, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { ReadState } from "../../../api/read.ts";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import type { Equipment, EquipmentList } from "../model/equipment.api.ts";
import { isUnderWay } from "../model/equipment.rules.ts";
import { equipmentEvents, equipmentRead, selectEquipment } from "../model/equipment.slice.ts";
import { useEquipmentCopy } from "../model/equipmentCopy.ts";
import { Restart, RestartOutcome } from "../model/Restart.tsx";
import type { ServiceCheck } from "./troubleshooting.api.ts";

type RestartQuestionProps = {
  check: ServiceCheck;
  isBusy: boolean;
  onAnswer: (answer: "RESTARTED" | "SKIPPED") => void;
};

/** The restart of the device that the check is about, with its progress; a customer who cannot do it now goes on. */
export function RestartQuestion({ check, isBusy, onAnswer }: RestartQuestionProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const { list } = useSelector(selectEquipment);
  const load = () => dispatch(equipmentRead.requested({ accountId }));
  useEffect(() => {
    dispatch(equipmentEvents.entered(accountId));
    dispatch(equipmentRead.requested({ accountId }));
    return () => void dispatch(equipmentEvents.left());
  }, [dispatch, accountId]);
  const device = list.data?.equipment.find(({ id }) => id === check.equipmentId);
  // While a device restarts, a lost connection may be its doing: the page goes on by itself.
  const isCutOff = list.failure?.kind === "unreachable" && device !== undefined && isUnderWay(device);
  const read: ReadState<EquipmentList> = isCutOff && list.data ? { phase: "ready", data: list.data } : list;
  const ended = device && hasRestarted(device, check);
  return (
    <Stack gap="large">
      {isCutOff && (
        <Alert tone="info" toneLabel={t("shell.tone.info")} live="polite">
          {t("services.equipment.restart.connectionLost")}
        </Alert>
      )}
      <ScreenState read={read} skeleton={<Loading />} onRetry={load}>
        {({ timeZone }) => device && <Device device={device} timeZone={timeZone} />}
      </ScreenState>
      <Actions>
        {ended && (
          <Button busy={isBusy ? t("services.troubleshoot.saving") : undefined} onPress={() => onAnswer("RESTARTED")}>
            {t("services.troubleshoot.continue")}
          </Button>
        )}
        {device && !ended && (
          <Restart device={device} timeZone={list.data?.timeZone ?? ""} accountId={accountId} isMain />
        )}
        {!ended && (
          <Button
            variant="secondary"
            busy={isBusy ? t("services.troubleshoot.saving") : undefined}
            onPress={() => onAnswer("SKIPPED")}
          >
            {t("services.troubleshoot.restart.skip")}
          </Button>
        )}
      </Actions>
    </Stack>
  );
}

/** Whether a restart of the device has ended since the check began. */
const hasRestarted = ({ restart }: Equipment, { startedAt }: ServiceCheck) =>
  restart !== null && restart.endedAt !== null && restart.endedAt >= startedAt;

function Device({ device, timeZone }: { device: Equipment; timeZone: string }) {
  const t = useCopy();
  const words = useEquipmentCopy(timeZone);
  const { model, serialLastFour: serial, location, restart } = device;
  const name = words.name(device);
  return (
    <Card>
      <Stack gap="small">
        <Text weight="strong">
          {t("services.troubleshoot.restart.device", {
            device: name,
            state: isUnderWay(device) ? "RESTARTING" : device.state,
          })}
        </Text>
        <Text size="small">
          <Dotted
            facts={[location, t("services.equipment.model", { model, serial })].filter((part) => part !== null)}
          />
        </Text>
        <RestartOutcome device={device} timeZone={timeZone} />
        <LiveRegion
          urgency="polite"
          message={restart ? t("services.equipment.restart.announced", { device: name, state: restart.state }) : ""}
        />
      </Stack>
    </Card>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={useCopy()("services.equipment.loading")}>
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

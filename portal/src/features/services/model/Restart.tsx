import { attemptKey } from "../../../api/attemptKey.ts";
import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { Inline } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { ProgressBar } from "@portico/design-system/progress";
import { Text } from "@portico/design-system/text";
import { canRestart } from "@portico/rules/equipment";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { failureCopy } from "../../../components/FailureAlert.tsx";
import { selectPermissions } from "../../session/model/session.selectors.ts";
import type { Equipment } from "./equipment.api.ts";
import { isUnderWay } from "./equipment.rules.ts";
import { restartEvents, selectDeviceChanges } from "./deviceChanges.slice.ts";
import { useEquipmentCopy } from "./equipmentCopy.ts";
import { TechSupportNumber } from "./TechSupportNumber.tsx";
import { Named } from "./Named.tsx";
import { useSuspensionState } from "./SuspensionNotice.tsx";

type RestartProps = { device: Equipment; timeZone: string; accountId: string };

/** Whether this user can restart a device now, or after its cool-down. */
function useMayRestart(device: Equipment): boolean {
  const mayManage = useSelector(selectPermissions).includes("manageEquipment");
  const isStopped = useSuspensionState() !== undefined;
  return mayManage && canRestart(device.kind) && !isStopped;
}

/**
 * Button that restarts a device after a question; during the cool-down it says when it can be used. `isMain`: the main
 * action of its screen.
 */
export function Restart({ device, timeZone, accountId, isMain = false }: RestartProps & { isMain?: boolean }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const words = useEquipmentCopy(timeZone);
  const [asking, setAsking] = useState(false);
  const { restartableFrom: from } = device;
  if (!useMayRestart(device)) return null;
  const label = t(
    device.restart?.state === "FAILED" ? "services.equipment.restart.again" : "services.equipment.restart",
  );
  // The button stays while the device restarts, and keeps the focus.
  const busy = isUnderWay(device) ? t("services.equipment.state", { state: "RESTARTING" }) : undefined;
  const tooSoon =
    busy === undefined && from !== null
      ? { disabledReason: t("services.equipment.restart.tooSoon", { at: words.time(from) }) }
      : {};
  const ask = () => {
    dispatch(restartEvents.dismissed());
    setAsking(true);
  };
  return (
    <>
      <Button
        variant={isMain ? "primary" : "secondary"}
        size={isMain ? "regular" : "compact"}
        busy={busy}
        onPress={ask}
        {...tooSoon}
      >
        <Named label={label} device={words.exact(device)} />
      </Button>
      {asking && (
        <Question device={device} timeZone={timeZone} accountId={accountId} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function Question({ device, timeZone, accountId, onClose }: RestartProps & { onClose: () => void }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const words = useEquipmentCopy(timeZone);
  const { restart } = useSelector(selectDeviceChanges);
  const { phoneLines } = device;
  const wanted = { accountId, equipmentId: device.id };
  const send = () => dispatch(restartEvents.requested({ ...wanted, idempotencyKey: attemptKey(restart, wanted) }));
  const error = useRefusal(timeZone);
  useEffect(() => {
    if (restart.name === "accepted") onClose();
  }, [restart, onClose]);
  return (
    <ConfirmDialog
      open
      question={t("services.equipment.restart.question", { device: words.name(device) })}
      consequence={
        phoneLines > 0
          ? t("services.equipment.restart.meansCalls", { count: phoneLines })
          : t("services.equipment.restart.means")
      }
      tone={phoneLines > 0 ? "critical" : "neutral"}
      confirmLabel={t("services.equipment.restart.yes")}
      cancelLabel={t("services.equipment.restart.no")}
      busy={restart.name === "working" ? t("services.equipment.restart.sending") : undefined}
      error={error}
      onConfirm={send}
      onCancel={onClose}
    >
      {phoneLines > 0 && (
        <Alert tone="warning" toneLabel={t("shell.tone.warning")}>
          {t("services.equipment.restart.emergency")}
        </Alert>
      )}
    </ConfirmDialog>
  );
}

function useRefusal(timeZone: string) {
  const t = useCopy();
  const words = useEquipmentCopy(timeZone);
  const { restart } = useSelector(selectDeviceChanges);
  if (restart.name !== "failed") return undefined;
  const { title, detail } = failureCopy(restart.failure);
  const message =
    restart.againAt === null
      ? `${t(title)} ${t(detail)}`
      : t("services.equipment.restart.tooSoon", { at: words.time(restart.againAt) });
  return { toneLabel: t("shell.tone.critical"), message };
}

/** The progress of the last restart of a device, or how it ended and what to do next. */
export function RestartOutcome({ device, timeZone }: Omit<RestartProps, "accountId">) {
  const t = useCopy();
  const words = useEquipmentCopy(timeZone);
  const { restart } = device;
  switch (restart?.state) {
    case undefined:
      return null;
    case "REQUESTED":
    case "RESTARTING":
      return (
        <ProgressBar
          label={t("services.equipment.restart.progress", { state: restart.state })}
          valueText={t("services.equipment.restart.wait")}
        />
      );
    case "ONLINE":
      return (
        <Text size="small" tone="success">
          {t("services.equipment.restart.online", { at: words.time(restart.endedAt ?? restart.requestedAt) })}
        </Text>
      );
    case "FAILED":
      return <Failed />;
  }
}

function Failed() {
  const t = useCopy();
  return (
    <Alert
      tone="warning"
      toneLabel={t("shell.tone.warning")}
      title={t("services.equipment.restart.failed")}
      action={
        <Inline gap="medium">
          <Link href="/service-appointments">{t("services.equipment.restart.appointments")}</Link>
          <TechSupportNumber />
        </Inline>
      }
    >
      {t("services.equipment.restart.failedDetail")}
    </Alert>
  );
}

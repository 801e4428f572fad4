import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { LiveRegion, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { CheckCircleIcon, InfoIcon } from "@portico/design-system/icons";
import { Inline } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { canRestart } from "@portico/rules/equipment";
import { useSelector } from "react-redux";
import type { ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { useOnline, useRetryOnline } from "../../../components/useOnline.ts";
import { selectPermissions } from "../../session/model/session.selectors.ts";
import type { Equipment, EquipmentList } from "../model/equipment.api.ts";
import { isUnderWay } from "../model/equipment.rules.ts";
import { useEquipmentCopy } from "../model/equipmentCopy.ts";
import { selectHasOutage } from "../model/services.selectors.ts";
import { SuspensionNotice, useSuspensionState } from "../model/SuspensionNotice.tsx";

type EquipmentStateProps = { read: ReadState<EquipmentList>; onRetry: () => void };

/** Whether everything works, in one sentence; announces the progress of restarts. */
export function EquipmentState({ read, onRetry }: EquipmentStateProps) {
  const t = useCopy();
  const isStopped = useSuspensionState() !== undefined;
  const isOut = useSelector(selectHasOutage);
  const list = read.data;
  if (!list)
    return read.phase === "failed" ? (
      <ReadFailure failure={read.failure} onRetry={onRetry} />
    ) : (
      <SkeletonGroup label={t("services.equipment.loading")}>
        <Skeleton shape="text" />
      </SkeletonGroup>
    );
  return (
    <>
      {read.phase === "failed" && <NotRefreshed read={read} onRetry={onRetry} />}
      {isOut && <Sentence>{t("services.equipment.outage")}</Sentence>}
      {isStopped ? <SuspensionNotice of="equipment" /> : !isOut && <Working devices={list.equipment} />}
      <Announced list={list} />
    </>
  );
}

/** While a device restarts, a lost connection may be its doing: the page goes on by itself. */
function NotRefreshed({
  read,
  onRetry,
}: { read: Extract<ReadState<EquipmentList>, { phase: "failed" }> } & Pick<EquipmentStateProps, "onRetry">) {
  const t = useCopy();
  if (read.failure.kind === "unreachable" && read.data?.equipment.some(isUnderWay))
    return (
      <Alert tone="info" toneLabel={t("shell.tone.info")} live="polite">
        {t("services.equipment.restart.connectionLost")}
      </Alert>
    );
  return <ReadFailure failure={read.failure} onRetry={onRetry} />;
}

/** Offline, the list of services below says so once for the whole screen; the devices load again when it is over. */
function ReadFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const isOffline = !useOnline() && failure.kind === "unreachable";
  useRetryOnline(isOffline ? onRetry : undefined);
  return isOffline ? null : <FailureAlert failure={failure} onReload={onRetry} />;
}

function Working({ devices }: { devices: readonly Equipment[] }) {
  const t = useCopy();
  const mayManage = useSelector(selectPermissions).includes("manageEquipment");
  const restarting = devices.filter(isUnderWay).length;
  const offline = devices.filter((each) => each.state === "OFFLINE" && !isUnderWay(each));
  const unknown = devices.filter(({ state }) => state === "UNKNOWN").length;
  if (devices.length === 0) return null;
  if (offline.length > 0)
    return (
      <Alert
        tone="warning"
        toneLabel={t("shell.tone.warning")}
        title={t("services.equipment.someOffline", { count: offline.length })}
      >
        {t(
          mayManage && offline.some(({ kind, restart }) => canRestart(kind) && restart?.state !== "FAILED")
            ? "services.equipment.tryRestart"
            : "services.equipment.tryCables",
        )}
      </Alert>
    );
  if (restarting > 0) return <Sentence>{t("services.equipment.underWay", { count: restarting })}</Sentence>;
  if (unknown > 0) return <Sentence>{t("services.equipment.someUnknown", { count: unknown })}</Sentence>;
  return <Sentence isGood>{t("services.equipment.allOnline", { count: devices.length })}</Sentence>;
}

function Sentence({ children, isGood = false }: { children: string; isGood?: boolean }) {
  const Icon = isGood ? CheckCircleIcon : InfoIcon;
  return (
    <Text as="div" size="lead" weight="medium" tone={isGood ? "success" : "ink"}>
      <Inline gap="small" wrap={false}>
        <Icon size={24} />
        <span>{children}</span>
      </Inline>
    </Text>
  );
}

/** Spoken politely whenever the progress of a restart changes. */
function Announced({ list: { equipment, timeZone } }: { list: EquipmentList }) {
  const t = useCopy();
  const words = useEquipmentCopy(timeZone);
  const said = equipment.flatMap((device) =>
    device.restart
      ? [t("services.equipment.restart.announced", { device: words.name(device), state: device.restart.state })]
      : [],
  );
  return <LiveRegion urgency="polite" message={said.join(" ")} />;
}

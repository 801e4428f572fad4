import { useCopy } from "@portico/content-runtime/react";
import { Badge, type BadgeProps } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { mayHaveNickname } from "@portico/rules/equipment";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { DividedList, Dotted } from "../../../components/DividedList.tsx";
import { quietRow } from "../../../components/quietRow.css.ts";
import { selectPermissions } from "../../session/model/session.selectors.ts";
import type { Equipment, EquipmentList } from "../model/equipment.api.ts";
import { isUnderWay, troubleFirst } from "../model/equipment.rules.ts";
import { renameEvents } from "../model/deviceChanges.slice.ts";
import { useEquipmentCopy } from "../model/equipmentCopy.ts";
import { Named } from "../model/Named.tsx";
import { NicknameDialog } from "./NicknameDialog.tsx";
import { Restart, RestartOutcome } from "../model/Restart.tsx";

export type DevicesProps = { devices: readonly Equipment[]; list: EquipmentList; accountId: string };

/** The devices of a service, those that do not respond first. */
export function Devices({ devices, list, accountId }: DevicesProps) {
  const t = useCopy();
  const mayManage = useSelector(selectPermissions).includes("manageEquipment");
  // In the order of the arrival: a row does not move away from under the customer's finger when its state changes.
  const [order] = useState(() => troubleFirst(devices).map(({ id }) => id));
  const inOrder = devices.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const someKeepTheirName = devices.some(({ kind }) => !mayHaveNickname(list.footprint, kind));
  return (
    <>
      <DividedList items={inOrder} itemKey={({ id }) => id}>
        {(device) => <Device device={device} list={list} accountId={accountId} />}
      </DividedList>
      {mayManage && someKeepTheirName && <Text size="small">{t("services.equipment.keepsName")}</Text>}
    </>
  );
}

export type DeviceProps = { device: Equipment; list: EquipmentList; accountId: string };

function Device({ device, list, accountId }: DeviceProps) {
  return (
    <Stack gap="small">
      <Inline justify="between" align="start" gap="medium">
        <Facts device={device} timeZone={list.timeZone} />
        <Controls device={device} list={list} accountId={accountId} />
      </Inline>
      <RestartOutcome device={device} timeZone={list.timeZone} />
    </Stack>
  );
}

const tones: Record<Equipment["state"], BadgeProps["tone"]> = {
  ONLINE: "success",
  OFFLINE: "warning",
  RESTARTING: "info",
  UNKNOWN: "neutral",
};

/** What it is called and whether it works; then how to find it. */
function Facts({ device, timeZone }: { device: Equipment; timeZone: string }) {
  const t = useCopy();
  const words = useEquipmentCopy(timeZone);
  const { nickname, location, lastSeenAt, phoneLines } = device;
  const state = isUnderWay(device) ? "RESTARTING" : device.state;
  const place = [nickname === null ? null : words.kind(device), location].filter((part) => part !== null);
  const label = t("services.equipment.model", { model: device.model, serial: device.serialLastFour });
  return (
    <Stack gap="xsmall">
      <Inline gap="small">
        <Heading level={3} size={4}>
          {words.name(device)}
        </Heading>
        <Badge tone={tones[state]}>{t("services.equipment.state", { state })}</Badge>
      </Inline>
      {place.length > 0 && (
        <Text size="small">
          <Dotted facts={place} />
        </Text>
      )}
      <Text size="small">{label}</Text>
      {state === "OFFLINE" && (
        <Text size="small">
          {lastSeenAt === null
            ? t("services.equipment.neverSeen")
            : t("services.equipment.lastSeen", { when: words.moment(lastSeenAt) })}
        </Text>
      )}
      {phoneLines > 0 && <Text size="small">{t("services.equipment.phoneLines", { count: phoneLines })}</Text>}
    </Stack>
  );
}

function Controls({ device, list, accountId }: DeviceProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const mayManage = useSelector(selectPermissions).includes("manageEquipment");
  const words = useEquipmentCopy(list.timeZone);
  const [naming, setNaming] = useState(false);
  if (!mayManage) return null;
  const label = t(device.nickname === null ? "services.equipment.rename" : "services.equipment.renameAgain");
  const open = () => {
    dispatch(renameEvents.dismissed());
    setNaming(true);
  };
  return (
    <Inline gap="medium">
      <Restart device={device} timeZone={list.timeZone} accountId={accountId} />
      {mayHaveNickname(list.footprint, device.kind) && (
        <span className={quietRow}>
          <Button variant="quiet" size="compact" onPress={open}>
            <Named label={label} device={words.exact(device)} />
          </Button>
        </span>
      )}
      {naming && (
        <NicknameDialog
          device={device}
          timeZone={list.timeZone}
          accountId={accountId}
          onClose={() => setNaming(false)}
        />
      )}
    </Inline>
  );
}

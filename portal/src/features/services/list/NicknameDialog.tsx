import { attemptKey } from "../../../api/attemptKey.ts";
import { useCopy } from "@portico/content-runtime/react";
import { useToast } from "@portico/design-system/toast";
import { equipment as constants } from "@portico/rules/constants";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { Failure } from "../../../api/result.ts";
import { failureCopy } from "../../../components/FailureAlert.tsx";
import { useNickname } from "../../billing/model/payment-flow/NicknameField.tsx";
import { NicknameForm } from "../../billing/model/payment-flow/NicknameForm.tsx";
import type { Equipment } from "../model/equipment.api.ts";
import { renameEvents, selectDeviceChanges } from "../model/deviceChanges.slice.ts";
import { useEquipmentCopy } from "../model/equipmentCopy.ts";

type NicknameDialogProps = { device: Equipment; timeZone: string; accountId: string; onClose: () => void };

/** Gives a device a nickname, or removes it (SERV-03). What was typed stays when saving fails. */
export function NicknameDialog({ device, timeZone, accountId, onClose }: NicknameDialogProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const toast = useToast();
  const { rename } = useSelector(selectDeviceChanges);
  const words = useEquipmentCopy(timeZone);
  const { longestNickname: max } = constants;
  const { id: equipmentId } = device;
  // What the customer saw on opening; the device is read again when a colleague changes it.
  const [seen] = useState(device.version);
  const isConflict = rename.name === "failed" && isRefusedAsChanged(rename.failure);
  const version = isConflict ? device.version : seen;
  const exact = `${words.kind(device)}, ${device.serialLastFour}`;
  const onAccepted = (nickname: string) => {
    const wanted = { accountId, equipmentId, version, nickname };
    dispatch(renameEvents.requested({ ...wanted, idempotencyKey: attemptKey(rename, wanted) }));
  };
  const hint = t("services.equipment.nickname.hint", { max });
  const { field, submit } = useNickname({ initial: device.nickname ?? "", max, hint, onAccepted });
  useEffect(() => {
    if (rename.name !== "saved") return;
    const { nickname } = rename.equipment;
    toast({
      message:
        nickname === null
          ? t("services.equipment.nickname.cleared", { device: exact })
          : t("services.equipment.nickname.saved", { device: exact, nickname }),
    });
    dispatch(renameEvents.dismissed());
    onClose();
  }, [rename, dispatch, exact, onClose, t, toast]);
  return (
    <NicknameForm
      title={t("services.equipment.nickname.title", { device: exact })}
      field={field}
      submit={submit}
      working={rename.name === "working"}
      errorMessage={useErrorMessage(device)}
      onClose={onClose}
    />
  );
}

const isRefusedAsChanged = (failure: Failure) => failure.kind === "refused" && failure.code === "CONFLICT";

/**
 * Error message. After a colleague's change the dialog has the new version, so that saving again overwrites it
 * knowingly.
 */
function useErrorMessage({ nickname }: Equipment): string | undefined {
  const t = useCopy();
  const { rename } = useSelector(selectDeviceChanges);
  if (rename.name !== "failed") return undefined;
  const { failure } = rename;
  if (isRefusedAsChanged(failure))
    return nickname === null
      ? t("services.equipment.nickname.removed")
      : t("services.equipment.nickname.changed", { nickname });
  const { title, detail } = failureCopy(failure);
  return `${t(title)} ${t(detail)}`;
}

import { useCopy, useLocale } from "@portico/content-runtime/react";
import type { Equipment } from "./equipment.api.ts";

/** Names of devices, and times in the time zone of the account, where the devices are. */
export function useEquipmentCopy(timeZone: string) {
  const t = useCopy();
  const { locale } = useLocale();
  const kind = ({ kind: of }: Pick<Equipment, "kind">) => t("services.equipment.kind", { kind: of });
  return {
    kind,
    /** The nickname, or what it is. */
    name: (device: Equipment) => device.nickname ?? kind(device),
    /** What tells it from others, for the accessible name of a control: "Front counter, Router, 90C4". */
    exact: (device: Equipment) =>
      [device.nickname, kind(device), device.serialLastFour].filter((part) => part !== null).join(", "),
    /** "10:45 AM" */
    time: (at: string) =>
      new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone }).format(new Date(at)),
    /** "Nov 21, 6:50 AM" */
    moment: (at: string) =>
      new Intl.DateTimeFormat(locale, {
        month: "short",
        day: "numeric",
        hour: "numeric",
        minute: "2-digit",
        timeZone,
      }).format(new Date(at)),
  };
}

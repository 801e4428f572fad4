import { useCopy } from "@portico/content-runtime/react";
import { LabelInContext } from "@portico/design-system/hidden";

/** The label of a button that every device has; its accessible name also says of which device. */
export function Named({ label, device }: { label: string; device: string }) {
  const t = useCopy();
  return <LabelInContext inContext={t("services.equipment.ofDevice", { label, device })}>{label}</LabelInContext>;
}

import { useCopy } from "@portico/content-runtime/react";
import { VisuallyHidden } from "@portico/design-system/hidden";

/** The label of a button that every message has; its accessible name also says of which message. */
export function Named({ label, message }: { label: string; message: string }) {
  const t = useCopy();
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <VisuallyHidden>{t("voice.message.ofMessage", { label, message })}</VisuallyHidden>
    </>
  );
}

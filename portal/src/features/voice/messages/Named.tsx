import { useCopy } from "@portico/content-runtime/react";
import { LabelInContext } from "@portico/design-system/hidden";

/**
 * The label of a button that every message has; its accessible name also says of which message.
 * @param short shown instead of the label, which contains it
 */
export function Named({ label, message, short = label }: { label: string; message: string; short?: string }) {
  const t = useCopy();
  return <LabelInContext inContext={t("voice.message.ofMessage", { label, message })}>{short}</LabelInContext>;
}

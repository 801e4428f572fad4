import { useCopy } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import type { UnsavedChanges } from "./useUnsavedChanges.ts";

/** Asks before unsaved changes are left. */
export function LeaveQuestion({ changes: { outcome, isAsking, leave, stay } }: { changes: UnsavedChanges }) {
  const t = useCopy();
  return (
    <ConfirmDialog
      open={isAsking}
      question={t("studio.shared.leave.question")}
      consequence={t(`studio.shared.leave.${outcome}`)}
      confirmLabel={t("studio.shared.leave.confirm")}
      cancelLabel={t("studio.shared.leave.cancel")}
      onConfirm={leave}
      onCancel={stay}
    />
  );
}

import { useCopy } from "@portico/content-runtime/react";
import { Button, ButtonLink } from "@portico/design-system/button";
import { AlertDialog } from "@portico/design-system/dialog";
import type { SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import { editCardPath } from "../model/paths.ts";
import { printedExpiry } from "../model/printedExpiry.ts";
import { useMethodLabel } from "../model/useMethodLabel.ts";

type Method = SavedMethodFragment | undefined;

/** An expired card is not charged: it is brought up to date, or another method is chosen (WALL-04). */
export function ExpiredCardDialog({ accountId, method, onClose }: { accountId: string; method: Method; onClose: () => void }) {
  const t = useCopy();
  const labelOf = useMethodLabel();
  if (!method) return null;
  return (
    <AlertDialog
      open
      title={t("wallet.pay.expiredDialog.title")}
      description={t("wallet.pay.expiredDialog.detail", { method: labelOf(method), expiry: printedExpiry(method.expiry) })}
      onEscape={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t("wallet.pay.chooseAnother")}
          </Button>
          <ButtonLink href={editCardPath(accountId, method.id)}>{t("wallet.pay.updateCard")}</ButtonLink>
        </>
      }
    />
  );
}

/** A card that expires soon is charged when the customer says so (WALL-04). */
export function ExpiringSoonDialog({ method, onUse, onClose }: { method: Method; onUse: () => void; onClose: () => void }) {
  const t = useCopy();
  const labelOf = useMethodLabel();
  if (!method) return null;
  return (
    <AlertDialog
      open
      title={t("wallet.pay.expiringDialog.title")}
      description={t("wallet.pay.expiringDialog.detail", { method: labelOf(method), expiry: printedExpiry(method.expiry) })}
      onEscape={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t("wallet.pay.chooseAnother")}
          </Button>
          <Button onPress={onUse}>{t("wallet.pay.expiringDialog.use")}</Button>
        </>
      }
    />
  );
}

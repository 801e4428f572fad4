import { useCopy } from "@portico/content-runtime/react";
import { Button, ButtonLink } from "@portico/design-system/button";
import { AlertDialog } from "@portico/design-system/dialog";
import type { ReactNode } from "react";
import type { SavedMethodFragment } from "../../../../api/graphql/generated/graph.ts";
import { editCardPath } from "../laterPaths.ts";
import { printedExpiry, useMethodLabel } from "./MethodName.tsx";

type CardDateDialogProps = {
  method: SavedMethodFragment;
  title: string;
  describe: (card: { method: string; expiry: string }) => string;
  action: ReactNode;
  onClose: () => void;
};

function CardDateDialog({ method, title, describe, action, onClose }: CardDateDialogProps) {
  const t = useCopy();
  const label = useMethodLabel()(method);
  return (
    <AlertDialog
      open
      title={title}
      description={describe({ method: label, expiry: printedExpiry(method.expiry) })}
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t("wallet.pay.chooseAnother")}
          </Button>
          {action}
        </>
      }
    />
  );
}

type DialogProps = { method: SavedMethodFragment | undefined; onClose: () => void };

/** An expired card cannot be charged: the customer updates it or chooses another method (WALL-04). */
export function ExpiredCardDialog({ accountId, method, onClose }: DialogProps & { accountId: string }) {
  const t = useCopy();
  if (!method) return null;
  return (
    <CardDateDialog
      method={method}
      title={t("wallet.pay.expiredDialog.title")}
      describe={(card) => t("wallet.pay.expiredDialog.detail", card)}
      action={<ButtonLink href={editCardPath(accountId, method.id)}>{t("wallet.pay.updateCard")}</ButtonLink>}
      onClose={onClose}
    />
  );
}

/** A card that expires soon is charged only after confirmation (WALL-04). */
export function ExpiringSoonDialog({ method, onUse, onClose }: DialogProps & { onUse: () => void }) {
  const t = useCopy();
  if (!method) return null;
  return (
    <CardDateDialog
      method={method}
      title={t("wallet.pay.expiringDialog.title")}
      describe={(card) => t("wallet.pay.expiringDialog.detail", card)}
      action={<Button onPress={onUse}>{t("wallet.pay.expiringDialog.use")}</Button>}
      onClose={onClose}
    />
  );
}

import { useCopy } from "@portico/content-runtime/react";
import { Button, ButtonLink } from "@portico/design-system/button";
import { AlertDialog } from "@portico/design-system/dialog";
import { stillDue } from "@portico/rules/paymentAmount";
import { payOncePath } from "./paths.ts";

export type BalanceDueDialogProps = {
  open: boolean;
  /** Cents. What is on its way already need not be paid again. */
  account: { id: string; amountDue: number; pendingPaymentAmount: number; pendingDiscount?: number };
  onClose: () => void;
};

/** A balance that is due is paid on the same day before the method of Auto Pay changes (WALL-05). Whether that is so says `mustPayBeforeChange`. */
export function BalanceDueDialog({ open, account, onClose }: BalanceDueDialogProps) {
  const t = useCopy();
  const amount = stillDue(account);
  return (
    <AlertDialog
      open={open}
      title={t("wallet.balanceDue.title")}
      description={t("wallet.balanceDue.detail", { amount })}
      onEscape={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t("wallet.balanceDue.later")}
          </Button>
          <ButtonLink href={payOncePath(account.id, "amount", { amount })}>{t("wallet.balanceDue.pay", { amount })}</ButtonLink>
        </>
      }
    />
  );
}

import { useCopy } from "@portico/content-runtime/react";
import { Button, ButtonLink } from "@portico/design-system/button";
import { AlertDialog } from "@portico/design-system/dialog";
import { stillDue } from "@portico/rules/paymentAmount";
import { payOncePath } from "../paths.ts";
import { Notice } from "../screen/Notice.tsx";

/** Whether an account accepts neither cards nor bank accounts and pays in cash at a store. */
export const paysOnlyInCash = ({
  paymentOptions: { cardsAllowed, banksAllowed },
}: {
  paymentOptions: { cardsAllowed: boolean; banksAllowed: boolean };
}): boolean => !cardsAllowed && !banksAllowed;

/** The methods that the account does not accept, if any, and the alternative: the other kind, or cash at a store (BILL-07). */
export function MethodRestrictions({ cardsAllowed, banksAllowed }: { cardsAllowed: boolean; banksAllowed: boolean }) {
  const t = useCopy();
  if (cardsAllowed && banksAllowed) return null;
  const [title, detail] = cardsAllowed
    ? [t("wallet.restricted.banks.title"), t("wallet.restricted.banks.detail")]
    : banksAllowed
      ? [t("wallet.restricted.cards.title"), t("wallet.restricted.cards.detail")]
      : [t("wallet.restricted.both.title"), t("wallet.restricted.both.detail")];
  return (
    <Notice tone="warning" title={title}>
      {detail}
    </Notice>
  );
}

type BalanceDueDialogProps = {
  open: boolean;
  /** Amounts in cents. A pending payment counts as paid. */
  account: {
    id: string;
    amountDue: number;
    pendingPaymentAmount: number;
    pendingDiscount: number;
    lockingPayment: object | null;
  };
  onClose: () => void;
};

/**
 * The balance must be paid the same day before the method of Auto Pay changes (WALL-05), but not while a payment is being
 * confirmed, which may have paid it. `mustPayBeforeChange` decides whether that applies.
 */
export function BalanceDueDialog({ open, account, onClose }: BalanceDueDialogProps) {
  const t = useCopy();
  const amount = stillDue(account);
  const confirming = account.lockingPayment !== null;
  return (
    <AlertDialog
      open={open}
      title={t(confirming ? "shell.confirming.title" : "wallet.balanceDue.title")}
      description={confirming ? t("wallet.balanceDue.confirming") : t("wallet.balanceDue.detail", { amount })}
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t("wallet.balanceDue.later")}
          </Button>
          {!confirming && (
            <ButtonLink href={payOncePath(account.id, "amount", { amount })}>
              {t("wallet.balanceDue.pay", { amount })}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

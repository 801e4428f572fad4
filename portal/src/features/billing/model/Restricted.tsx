import { useCopy } from "@portico/content-runtime/react";
import { Notice } from "./Notice.tsx";

/** Whether an account takes neither cards nor bank accounts: it is paid at a store. */
export const paysOnlyInCash = ({ paymentOptions: { cardsAllowed, banksAllowed } }: { paymentOptions: { cardsAllowed: boolean; banksAllowed: boolean } }): boolean => !cardsAllowed && !banksAllowed;

/** What the account may not be paid with, and what is left: the other kind, or cash at a store (BILL-07). */
export function Restricted({ cardsAllowed, banksAllowed }: { cardsAllowed: boolean; banksAllowed: boolean }) {
  const t = useCopy();
  const [title, detail] = cardsAllowed
    ? [t("wallet.restricted.banks.title"), t("wallet.restricted.banks.detail")]
    : banksAllowed
      ? [t("wallet.restricted.cards.title"), t("wallet.restricted.cards.detail")]
      : [t("wallet.restricted.both.title"), t("wallet.restricted.both.detail")];
  return <Notice tone="attention" title={title}>{detail}</Notice>;
}

import { useCopy } from "@portico/content-runtime/react";
import { Link } from "@portico/design-system/link";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { Notice } from "./Notice.tsx";
import { paymentPath } from "./paths.ts";
import { watchEvents } from "./watch.slice.ts";

export type LockingPaymentProps = { payment: { id: string; accountId: string; amount: number } };

/** A payment whose outcome is not known locks paying, and goes on being asked about wherever it is shown. */
export function LockingPayment({ payment: { id, accountId, amount } }: LockingPaymentProps) {
  const t = useCopy();
  useWatched(accountId, id);
  return (
    <Notice
      tone="attention"
      title={t("billing.home.locked.title", { amount })}
      action={<Link href={paymentPath(accountId, id)}>{t("billing.home.locked.link")}</Link>}
    >
      {t("billing.home.locked.detail")}
    </Notice>
  );
}

/** Asks for the outcome of a payment as long as the screen stands. */
export function useWatched(accountId: string, paymentId: string, wanted = true) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!wanted) return;
    dispatch(watchEvents.started({ accountId, paymentId }));
    return () => void dispatch(watchEvents.stopped());
  }, [dispatch, accountId, paymentId, wanted]);
}

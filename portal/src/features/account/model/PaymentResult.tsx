import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Link } from "@portico/design-system/link";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { paymentPath } from "../../billing/model/paths.ts";
import type { Account } from "./account.api.ts";
import { selectCurrentAccount } from "./account.selectors.ts";
import { accountsRead } from "./account.slice.ts";

/** Whether there is something to say of a payment whose outcome was not known at once. */
export const hasPaymentResult = (account: Account | undefined): account is Account => Boolean(account && (account.paymentLocked || account.resolvedPayment));

/** While the outcome of a payment is unknown asks for it; then says whether money was taken, until it is closed or another payment is begun. */
export function PaymentResult() {
  const account = useSelector(selectCurrentAccount);
  useAskedAgain(account?.paymentLocked ?? false);
  if (!hasPaymentResult(account)) return null;
  if (account.paymentLocked) return <Confirming />;
  return account.resolvedPayment && <Resolved key={account.resolvedPayment.paymentId} accountId={account.accountId} payment={account.resolvedPayment} />;
}

function Confirming() {
  const t = useCopy();
  return (
    <Alert tone="attention" toneLabel={t("shell.tone.attention")} title={t("shell.confirming.title")}>
      {t("shell.confirming.detail")}
    </Alert>
  );
}

type ResolvedProps = { accountId: string; payment: NonNullable<Account["resolvedPayment"]> };

function Resolved({ accountId, payment: { paymentId, amount, moneyTaken } }: ResolvedProps) {
  const t = useCopy();
  const { closed, close } = useClosed(paymentId);
  if (closed) return null;
  const outcome = moneyTaken ? "charged" : "failed";
  const tone = moneyTaken ? "good" : "bad";
  return (
    <Alert
      tone={tone}
      toneLabel={t(`shell.tone.${tone}`)}
      live="polite"
      title={t(`shell.resolved.${outcome}.title`, { amount })}
      action={<Link href={paymentPath(accountId, paymentId)}>{t("shell.resolved.link")}</Link>}
      dismiss={{ label: t("shell.dismiss"), onDismiss: close }}
    >
      {t(`shell.resolved.${outcome}.detail`)}
    </Alert>
  );
}

/** Results that were closed since the page was loaded, on whichever screen. */
const closedHere = new Set<string>();

function useClosed(paymentId: string) {
  const [closed, setClosed] = useState(() => closedHere.has(paymentId));
  const close = () => {
    closedHere.add(paymentId);
    setClosed(true);
  };
  return { closed, close };
}

const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 30_000;

/** Asks again while an outcome is unknown: after 2 seconds, then ever more seldom, to every 30. */
function useAskedAgain(locked: boolean) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!locked) return;
    let wait = FIRST_WAIT;
    let timer = setTimeout(function ask() {
      dispatch(accountsRead.requested());
      wait = Math.min(wait * 2, LONGEST_WAIT);
      timer = setTimeout(ask, wait);
    }, wait);
    return () => clearTimeout(timer);
  }, [dispatch, locked]);
}

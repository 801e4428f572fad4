import { retryBackoff } from "@portico/content-runtime/backoff";
import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Link } from "@portico/design-system/link";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { paymentPath } from "../../billing/model/laterPaths.ts";
import type { Account } from "./account.api.ts";
import { selectCurrentAccount } from "./account.selectors.ts";
import { accountsRead } from "./account.slice.ts";

/** Whether a payment whose outcome was unknown at first has a status to show. */
const hasPaymentResult = (account: Account | undefined): account is Account =>
  Boolean(account && (account.paymentLocked || account.resolvedPayment));

/**
 * Polls while the outcome of a payment is unknown; then says whether money was taken, until it is dismissed or another
 * payment starts.
 */
export function PaymentResult() {
  const account = useSelector(selectCurrentAccount);
  usePolling(account?.paymentLocked ?? false);
  if (!hasPaymentResult(account)) return null;
  if (account.paymentLocked) return <Confirming />;
  return (
    account.resolvedPayment && (
      <Resolved
        key={account.resolvedPayment.paymentId}
        accountId={account.accountId}
        payment={account.resolvedPayment}
      />
    )
  );
}

function Confirming() {
  const t = useCopy();
  return (
    <Alert tone="warning" toneLabel={t("shell.tone.warning")} title={t("shell.confirming.title")}>
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
  const tone = moneyTaken ? "success" : "critical";
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

/** Results dismissed since the page was loaded, on any screen. */
const dismissed = new Set<string>();

function useClosed(paymentId: string) {
  const [closed, setClosed] = useState(() => dismissed.has(paymentId));
  const close = () => {
    dismissed.add(paymentId);
    setClosed(true);
  };
  return { closed, close };
}

const LONGEST_WAIT = 30_000;
const noJitter = () => 0;

/** Polls while an outcome is unknown, with exponential backoff: after 2 seconds, at most every 30. */
function usePolling(locked: boolean) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!locked) return;
    let polls = 0;
    const nextDelay = () => Math.min(LONGEST_WAIT, retryBackoff(++polls, noJitter));
    let timer = setTimeout(function ask() {
      dispatch(accountsRead.requested());
      timer = setTimeout(ask, nextDelay());
    }, nextDelay());
    return () => clearTimeout(timer);
  }, [dispatch, locked]);
}

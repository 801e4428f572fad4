import { useCopy } from "@portico/content-runtime/react";
import { Button, ButtonLink } from "@portico/design-system/button";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PaymentFailuresDocument } from "../../../../api/graphql/generated/graph.dunning.ts";
import type { FailedPaymentFragment } from "../../../../api/graphql/generated/graph.ts";
import { useGraphRead } from "../../../../components/useGraphRead.ts";
import { amountAsked, isDelayed, type Status } from "../../../account/model/accountStatus.rules.ts";
import { paymentPath } from "../laterPaths.ts";
import { autoPayPath, payOncePath } from "../paths.ts";
import { Notice } from "../screen/Notice.tsx";

/** A failed automatic or scheduled payment, as the account status reports it. */
export type Failure = Omit<FailedPaymentFragment, "__typename">;

export type PaymentFailuresProps = {
  accountId: string;
  failures: readonly Failure[];
  /** Whether the customer may pay, and so manage Auto Pay. */
  canPay: boolean;
  /** Cents that the first failure's button pays; 0 for no button. */
  pay: number;
  /** Of the account: says until when to pay where the next try comes after the due date. */
  status?: Pick<Status, "headline" | "dueDate" | "pastDue"> | undefined;
  /** Cancels the next retry of a scheduled payment. */
  onCancelRetry?: ((failure: Failure) => void) | undefined;
};

/** Failed payments, each with its reason, whether money was taken, the next retry, and the button to pay now. */
export function PaymentFailures({ failures, pay, status, ...props }: PaymentFailuresProps) {
  if (failures.length === 0) return null;
  const failureToPay = failures.find((failure) => !isDelayed(failure));
  const payBy = props.canPay ? dayToPayBy(status) : null;
  const lateRetry = failures.find(
    (failure) => payBy !== null && failure.retryOn !== null && failure.retryOn > payBy && !isDelayed(failure),
  );
  return (
    <Stack gap="medium">
      {failures.map((failure) => (
        <OneFailure
          key={failure.id}
          failure={failure}
          pay={failure === failureToPay ? pay : 0}
          payBy={failure === lateRetry ? payBy : null}
          {...props}
        />
      ))}
    </Stack>
  );
}

/** The account's payment failures, for screens that read nothing else of its status. Renders nothing while loading. */
export function FailuresOfAccount({ accountId }: { accountId: string }) {
  return <PaymentFailures accountId={accountId} {...useFailures(accountId)} />;
}

/**
 * The account's payment failures, whether the customer may pay, and the amount: none while another payment is being
 * confirmed, which may have paid it. Refetched on every mount.
 */
export function useFailures(accountId: string): Pick<PaymentFailuresProps, "failures" | "canPay" | "pay" | "status"> {
  const { read } = useGraphRead(PaymentFailuresDocument, { accountId });
  const account = read.data?.billing;
  const canPay = account?.canPay ?? false;
  return {
    failures: account?.status.failures ?? [],
    status: account?.status,
    canPay,
    pay: account && canPay && !account.status.confirming ? amountAsked(account.status).amount : 0,
  };
}

type One = Omit<PaymentFailuresProps, "failures" | "status"> & {
  failure: Failure;
  /** The day by which to pay, because the next try comes after it. */
  payBy: string | null;
};

function OneFailure({ accountId, failure, canPay, pay, payBy, onCancelRetry }: One) {
  const t = useCopy();
  const { kind, paymentId, paused, retryOn } = failure;
  const delayed = isDelayed(failure);
  const actions = (
    <Inline gap="medium" wrap>
      {pay > 0 && (
        <ButtonLink href={payOncePath(accountId, "amount", { amount: pay })} size="compact">
          {t("summary.pay", { amount: pay })}
        </ButtonLink>
      )}
      {kind === "SCHEDULED" && retryOn && onCancelRetry && (
        <Button variant="secondary" size="compact" onPress={() => onCancelRetry(failure)}>
          {t("billing.dunning.callOff")}
        </Button>
      )}
      {paused && canPay && <Link href={autoPayPath(accountId)}>{t("billing.dunning.paused.manage")}</Link>}
      {paymentId && <Link href={paymentPath(accountId, paymentId)}>{t("billing.dunning.details")}</Link>}
    </Inline>
  );
  return (
    <Notice tone={delayed ? "info" : "critical"} title={useTitle(failure, delayed)} action={actions}>
      {useDetails(failure, pay, payBy).join(" ")}
    </Notice>
  );
}

function useTitle({ kind, amount, date }: Failure, delayed: boolean): string {
  const t = useCopy();
  const words = kind === "AUTO_PAY" ? "autoPay" : "scheduled";
  return delayed
    ? t(`billing.dunning.delayed.${words}.title`, { amount })
    : t(`billing.dunning.${words}.title`, { amount, date });
}

/**
 * Texts: the reason, that no money was taken, and what happens next automatically. Where a retry of Auto Pay charges
 * less than the button pays only because of its discount, the text says so. A newer bill may make the amounts differ
 * too.
 */
function useDetails(failure: Failure, pay: number, payBy: One["payBy"]): string[] {
  const t = useCopy();
  const { code, retryOn, retryAmount, retryDiscount, paused } = failure;
  const discounted = retryAmount !== null && !!retryDiscount && retryAmount + retryDiscount === pay;
  const next = () => {
    if (retryOn === null) return t("billing.dunning.noNext");
    if (retryAmount === null) return t("billing.dunning.nextDebit", { date: retryOn });
    const words = discounted ? "billing.dunning.nextDiscounted" : "billing.dunning.next";
    return t(words, { amount: retryAmount, date: retryOn });
  };
  return [
    t(`billing.dunning.reason.${code}`),
    t("billing.dunning.noMoney"),
    next(),
    ...(payBy === null ? [] : [t("billing.dunning.nextLate", { date: payBy })]),
    ...(paused ? [t("billing.dunning.paused.detail")] : []),
  ];
}

/**
 * The due date of a bill that nothing pays in time yet; null when somebody need not pay it. A bill that is past due
 * already has an alert of its own, which says what is to be paid at once.
 */
function dayToPayBy(status: PaymentFailuresProps["status"]): string | null {
  if (!status || status.pastDue > 0) return null;
  return status.headline === "DUE" || status.headline === "ARRANGEMENT" ? status.dueDate : null;
}

import { useCopy } from "@portico/content-runtime/react";
import { Button, ButtonLink } from "@portico/design-system/button";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PaymentFailuresDocument } from "../../../api/graphql/generated/graph.dunning.ts";
import type { FailedPaymentFragment } from "../../../api/graphql/generated/graph.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { asked, isDelayed } from "../../account/model/standing.ts";
import { Notice } from "./Notice.tsx";
import { autoPayPath, paymentPath, payOncePath } from "./paths.ts";

/** A payment that was to be made by itself and was not, as the account status tells it. */
export type Failure = Omit<FailedPaymentFragment, "__typename">;

export type PaymentFailuresProps = {
  accountId: string;
  failures: readonly Failure[];
  /** What the button of the first of them pays; 0 for no button. */
  pay: number;
  /** Where the next try of a scheduled payment can be called off. */
  onCallOff?: ((failure: Failure) => void) | undefined;
};

/** What could not be taken, each with why, whether money was taken, when it is tried again, and the way to pay now. */
export function PaymentFailures({ failures, pay, ...props }: PaymentFailuresProps) {
  if (failures.length === 0) return null;
  const asking = failures.find((failure) => !isDelayed(failure));
  return (
    <Stack gap="medium">
      {failures.map((failure) => (
        <OneFailure key={failure.id} failure={failure} pay={failure === asking ? pay : 0} {...props} />
      ))}
    </Stack>
  );
}

/** The failures of an account on a screen that asks for nothing else of its status. Nothing while they are not known. */
export function FailuresOfAccount({ accountId }: { accountId: string }) {
  return <PaymentFailures accountId={accountId} {...useFailures(accountId)} />;
}

/** The failures of an account and what is asked to be paid, read at each arrival. */
export function useFailures(accountId: string): { failures: readonly Failure[]; pay: number } {
  const { read } = useGraphRead(PaymentFailuresDocument, { accountId });
  const account = read.data?.billing;
  return { failures: account?.status.failures ?? [], pay: account?.canPay ? asked(account.status).amount : 0 };
}

type One = Omit<PaymentFailuresProps, "failures"> & { failure: Failure };

function OneFailure({ accountId, failure, pay, onCallOff }: One) {
  const t = useCopy();
  const { kind, paymentId, paused, retryOn } = failure;
  const delayed = isDelayed(failure);
  const ways = (
    <Inline gap="medium" wrap>
      {pay > 0 && (
        <ButtonLink href={payOncePath(accountId, "amount", { amount: pay })} size="compact">
          {t("summary.pay", { amount: pay })}
        </ButtonLink>
      )}
      {kind === "SCHEDULED" && retryOn && onCallOff && (
        <Button variant="secondary" size="compact" onPress={() => onCallOff(failure)}>
          {t("billing.dunning.callOff")}
        </Button>
      )}
      {paused && <Link href={autoPayPath(accountId)}>{t("billing.dunning.paused.manage")}</Link>}
      {paymentId && <Link href={paymentPath(accountId, paymentId)}>{t("billing.dunning.details")}</Link>}
    </Inline>
  );
  return (
    <Notice tone={delayed ? "note" : "bad"} title={useTitle(failure, delayed)} action={ways}>
      {useDetails(failure).join(" ")}
    </Notice>
  );
}

function useTitle({ kind, amount, date }: Failure, delayed: boolean): string {
  const t = useCopy();
  const words = kind === "AUTO_PAY" ? "autoPay" : "scheduled";
  return delayed ? t(`billing.dunning.delayed.${words}.title`, { amount }) : t(`billing.dunning.${words}.title`, { amount, date });
}

/** Why, that no money was taken, and what happens next by itself. */
function useDetails({ code, retryOn, retryAmount, paused }: Failure): string[] {
  const t = useCopy();
  const next = retryOn && retryAmount !== null ? t("billing.dunning.next", { amount: retryAmount, date: retryOn }) : t("billing.dunning.noNext");
  return [t(`billing.dunning.reason.${code}`), t("billing.dunning.noMoney"), next, ...(paused ? [t("billing.dunning.paused.detail")] : [])];
}

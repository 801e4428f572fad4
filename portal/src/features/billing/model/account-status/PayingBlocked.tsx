import { useCopy, useLocale } from "@portico/content-runtime/react";
import { CopyButton } from "@portico/design-system/copy-button";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { PayingRefusalDocument } from "../../../../api/graphql/generated/graph.accountStatus.ts";
import type { PayingRefusalQuery } from "../../../../api/graphql/generated/graph.ts";
import { useGraphRead } from "../../../../components/useGraphRead.ts";
import { wordList } from "../../../../components/wordList.ts";
import { paymentPath } from "../laterPaths.ts";
import { payOncePath } from "../paths.ts";
import { Notice } from "../screen/Notice.tsx";
import { watchEvents } from "./paymentWatch.slice.ts";

type LockingPaymentProps = { payment: { id: string; accountId: string; amount: number } };

/** A payment with an unknown outcome, which blocks further payments; polls for its outcome while it is shown. */
export function LockingPayment({ payment: { id, accountId, amount } }: LockingPaymentProps) {
  const t = useCopy();
  useWatchedPayment(accountId, id);
  return (
    <Notice
      tone="warning"
      title={t("billing.home.locked.title", { amount })}
      action={<Link href={paymentPath(accountId, id)}>{t("billing.home.locked.link")}</Link>}
    >
      {t("billing.home.locked.detail")}
    </Notice>
  );
}

/** Polls for the outcome of a payment while the screen is mounted. */
export function useWatchedPayment(accountId: string, paymentId: string, wanted = true) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!wanted) return;
    dispatch(watchEvents.started({ accountId, paymentId }));
    return () => void dispatch(watchEvents.stopped());
  }, [dispatch, accountId, paymentId, wanted]);
}

type Refused = NonNullable<PayingRefusalQuery["billing"]>;

/**
 * Shown instead of a pay link: why this user may not pay, which users may, and how to ask them (B12). Names no one
 * while the names load.
 */
export function PayingNotAllowed({ accountId }: { accountId: string }) {
  const t = useCopy();
  const { read } = useGraphRead(PayingRefusalDocument, { accountId });
  const account = read.data?.billing;
  if (account?.payingRefusal?.reason === "BILLED_ELSEWHERE")
    return <Text>{t("billing.standing.refusal.elsewhere")}</Text>;
  const named = (account?.payingRefusal?.whoCan.length ?? 0) > 0;
  return (
    <Stack gap="small" align="start">
      <Text weight="medium">{t("billing.standing.refusal.title")}</Text>
      {account && named ? <WhoCanPay account={account} /> : <Text>{t("billing.standing.refusal.nobody")}</Text>}
    </Stack>
  );
}

function WhoCanPay({ account: { id, accountName, payingRefusal } }: { account: Refused }) {
  const t = useCopy();
  const { locale } = useLocale();
  const people = (payingRefusal?.whoCan ?? []).map(({ firstName: name, role }) =>
    t("billing.standing.refusal.person", { name, role }),
  );
  const message = t("billing.standing.refusal.message", {
    account: accountName,
    address: new URL(payOncePath(id), location.origin).href,
  });
  const words = {
    label: t("billing.standing.refusal.copy"),
    what: t("billing.standing.refusal.what"),
    copied: t("billing.standing.refusal.copied"),
    failed: t("billing.standing.refusal.copyFailed"),
  };
  return (
    <>
      <Text>
        {t("billing.standing.refusal.whoCan", {
          people: wordList(people, locale),
        })}
      </Text>
      <Text>{t("billing.standing.refusal.how")}</Text>
      <CopyButton text={message} {...words} />
    </>
  );
}

import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import type { PayOnceAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { AmountOf } from "../model/AmountOf.tsx";
import { ChangeLink } from "../model/ChangeLink.tsx";
import { MethodName } from "../model/MethodName.tsx";
import { Notice } from "../model/Notice.tsx";
import { useReviewRows } from "../model/useReviewRows.tsx";
import { type Draft, stepPath } from "./payOnce.draft.ts";

/** The amount, when, and that nothing has happened yet. */
export function AmountCharged({ draft }: { draft: Draft }) {
  const t = useCopy();
  const { amount, date, isLater } = draft;
  return (
    <Card tone="tint" labelledBy="to-be-charged">
      <AmountOf id="to-be-charged" title={isLater && date ? t("billing.schedule.review.willBeCharged", { date }) : t("billing.payOnce.review.willBeCharged")} cents={amount?.cents ?? 0}>
        <Text size="small">{t("billing.payOnce.review.nothingYet")}</Text>
        <Text size="small">
          <Link href={stepPath(draft, "amount")}>{t("billing.payOnce.review.changeAmount")}</Link>
        </Text>
      </AmountOf>
    </Card>
  );
}

type PartProps = { account: PayOnceAccountFragment; draft: Draft };

/** What was filled in, each with the way to change it. */
export function AnswersGiven({ account, draft }: PartProps) {
  const t = useCopy();
  const { method } = draft;
  const cannotSave = method?.kind === "new" && method.save && !method.canSave;
  const saved = method?.kind === "new" && method.save && method.canSave;
  const rows = useReviewRows();
  const items = [
    rows.account(account),
    ...(method ? [rows.method(<MethodName {...method} />, stepPath(draft, "method"))] : []),
    ...(saved ? [{ id: "save", term: t("billing.payOnce.review.save"), detail: t("billing.payOnce.review.saveYes") }] : []),
    { id: "date", term: t("billing.payOnce.review.date"), ...useWhen(account, draft) },
    useBalanceAfter(account, draft),
  ];
  return (
    <>
      <Card>
        <DescriptionList items={items} />
      </Card>
      {cannotSave && <Notice tone="note">{t("billing.payOnce.review.cannotSave")}</Notice>}
    </>
  );
}

/** Today is today's date when it is pressed; a later date is the one that was chosen. */
function useWhen({ businessDate }: PayOnceAccountFragment, draft: Draft) {
  const t = useCopy();
  const { date, isLater } = draft;
  const change = <ChangeLink href={stepPath(draft, "date")} name={t("billing.schedule.review.changeDate")} />;
  if (isLater && date) return { detail: <DateText date={date} />, aside: change };
  return {
    detail: (
      <>
        {t("billing.today")}, <DateText date={businessDate} />
      </>
    ),
    aside: change,
  };
}

/** What is left to pay, or the credit that a larger payment leaves. */
function useBalanceAfter(account: PayOnceAccountFragment, { amount }: Draft) {
  const t = useCopy();
  const left = account.amountDue - account.pendingPaymentAmount - account.creditBalance - (amount?.cents ?? 0);
  return left >= 0
    ? { id: "balance", term: t("billing.payOnce.review.balanceAfter"), detail: <Money cents={left} /> }
    : { id: "balance", term: t("billing.payOnce.review.creditAfter"), detail: <Money cents={-left} /> };
}

import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import type { PayOnceAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { accountNumberInGroups } from "../../account/model/accountNumber.ts";
import { MethodName } from "../model/MethodName.tsx";
import { payOncePath } from "../model/paths.ts";
import type { Draft } from "./payOnce.draft.ts";

/** The amount, and that nothing has happened yet. */
export function AmountToday({ draft: { accountId, amount } }: { draft: Draft }) {
  const t = useCopy();
  return (
    <Card tone="tint" labelledBy="to-be-charged">
      <Stack gap="xsmall">
        <Heading level={2} size={4} id="to-be-charged">
          <Text as="span" size="eyebrow">
            {t("billing.payOnce.review.willBeCharged")}
          </Text>
        </Heading>
        <Money cents={amount?.cents ?? 0} size="large" />
        <Text size="small">{t("billing.payOnce.review.nothingYet")}</Text>
        <Text size="small">
          <Link href={payOncePath(accountId, "amount")}>{t("billing.payOnce.review.changeAmount")}</Link>
        </Text>
      </Stack>
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
  const change = (
    <Link href={payOncePath(draft.accountId, "method")}>
      <span aria-hidden="true">{t("billing.payOnce.review.change")}</span>
      <VisuallyHidden>{t("billing.payOnce.review.changeMethod")}</VisuallyHidden>
    </Link>
  );
  const items = [
    { id: "account", term: t("billing.payOnce.review.account"), detail: account.accountName, aside: accountNumberInGroups(account.accountNumber) },
    ...(method ? [{ id: "method", term: t("billing.payOnce.review.method"), detail: <MethodName {...method} />, aside: change }] : []),
    ...(saved ? [{ id: "save", term: t("billing.payOnce.review.save"), detail: t("billing.payOnce.review.saveYes") }] : []),
    { id: "date", term: t("billing.payOnce.review.date"), detail: <DateText date={account.businessDate} />, aside: t("billing.today") },
    useBalanceAfter(account, draft),
  ];
  return (
    <>
      <Card>
        <DescriptionList items={items} />
      </Card>
      {cannotSave && (
        <Alert tone="note" toneLabel={t("billing.tone.note")}>
          {t("billing.payOnce.review.cannotSave")}
        </Alert>
      )}
    </>
  );
}

/** What is left to pay, or the credit that a larger payment leaves. */
function useBalanceAfter(account: PayOnceAccountFragment, { amount }: Draft) {
  const t = useCopy();
  const left = account.amountDue - account.pendingPaymentAmount - account.creditBalance - (amount?.cents ?? 0);
  return left >= 0
    ? { id: "balance", term: t("billing.payOnce.review.balanceAfter"), detail: <Money cents={left} /> }
    : { id: "balance", term: t("billing.payOnce.review.creditAfter"), detail: <Money cents={-left} /> };
}

/** Auto Pay will charge too: what is paid today is taken off. */
export function AutoPayNote({ account: { autoPayEnrolled, nextAutoPayDate } }: { account: PayOnceAccountFragment }) {
  const t = useCopy();
  if (!autoPayEnrolled || !nextAutoPayDate) return null;
  return (
    <Alert tone="attention" toneLabel={t("billing.tone.attention")} title={t("billing.payOnce.review.autoPay.title", { date: nextAutoPayDate })}>
      {t("billing.payOnce.review.autoPay.detail")}
    </Alert>
  );
}

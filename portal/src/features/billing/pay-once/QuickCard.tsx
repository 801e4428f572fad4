import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import type { VaultMode } from "../../../lib/vaultProtocol.ts";
import { AmountOf } from "../model/AmountOf.tsx";
import { CardForm } from "../model/CardForm.tsx";
import { ChangeLink } from "../model/ChangeLink.tsx";
import { MethodName } from "../model/MethodName.tsx";
import { payOncePath } from "../model/paths.ts";
import { printedExpiry } from "../model/printedExpiry.ts";
import { TwoLines } from "../model/TwoLines.tsx";
import { useReviewRows } from "../model/useReviewRows.tsx";
import type { QuickProps } from "./steps.ts";
import type { useCardForm } from "./useCardForm.ts";

type Props = QuickProps & { cardForm: ReturnType<typeof useCardForm>; mode: VaultMode | undefined; ready: boolean };

/** The amount, with what and when, each with the way to change it in the four steps; and the code of a saved card, typed into the vault's frame (PAY-08). */
export function QuickCard({ account, due, method, cardForm, mode, ready }: Props) {
  const t = useCopy();
  const rows = useReviewRows();
  const items = [
    rows.account(account),
    rows.method(<Method method={method} />, payOncePath(account.id, "method")),
    { id: "date", term: t("billing.payOnce.review.date"), detail: <Today date={account.businessDate} />, aside: <ChangeLink href={payOncePath(account.id, "date")} name={t("billing.schedule.review.changeDate")} /> },
  ];
  return (
    <Card labelledBy="to-be-charged">
      <Stack>
        <AmountOf id="to-be-charged" title={t("billing.payOnce.review.willBeCharged")} cents={due}>
          <Text size="small">{t("billing.payOnce.review.nothingYet")}</Text>
          <Text size="small">
            <Link href={payOncePath(account.id, "amount", { amount: due })}>{t("billing.payOnce.review.changeAmount")}</Link>
          </Text>
        </AmountOf>
        <DescriptionList items={items} />
        {mode && ready && <Text tone="good">{t("billing.payOnce.method.codeKept")}</Text>}
        {mode && !ready && (
          <CardForm form={cardForm.form} mode={mode} businessDate={account.businessDate} handle={cardForm.frame} onMessage={cardForm.hear} onSilence={cardForm.silent} onReopen={cardForm.open} />
        )}
        {!mode && <Text size="small">{t("wallet.pay.bankTakesDays")}</Text>}
      </Stack>
    </Card>
  );
}

function Method({ method }: Pick<QuickProps, "method">) {
  const t = useCopy();
  const name = <MethodName type={method.type} lastFour={method.lastFour} />;
  if (!method.expiringSoon) return name;
  return <TwoLines name={name} note={t("billing.payOnce.method.expiresSoon", { expiry: printedExpiry(method.expiry) })} />;
}

function Today({ date }: { date: string }) {
  const t = useCopy();
  return (
    <>
      {t("billing.today")}, <DateText date={date} />
    </>
  );
}

import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import type { VaultMode } from "../../../lib/vaultProtocol.ts";
import { accountNumberInGroups } from "../../account/model/accountNumber.ts";
import { CardForm } from "../model/CardForm.tsx";
import { MethodName } from "../model/MethodName.tsx";
import { payOncePath, type PayStep } from "../model/paths.ts";
import { printedExpiry } from "../model/printedExpiry.ts";
import { TwoLines } from "../model/TwoLines.tsx";
import { ChangeLink } from "./ChangeLink.tsx";
import type { QuickProps } from "./steps.ts";
import type { useCardForm } from "./useCardForm.ts";

type Props = QuickProps & { cardForm: ReturnType<typeof useCardForm>; mode: VaultMode | undefined; ready: boolean };

/** The amount, with what and when, each with the way to change it in the four steps; and the code of a saved card, typed into the vault's frame (PAY-08). */
export function QuickCard({ account, due, method, cardForm, mode, ready }: Props) {
  const t = useCopy();
  const change = (step: PayStep, name: string) => <ChangeLink href={payOncePath(account.id, step)} name={name} />;
  const items = [
    { id: "account", term: t("billing.payOnce.review.account"), detail: account.accountName, aside: accountNumberInGroups(account.accountNumber) },
    { id: "method", term: t("billing.payOnce.review.method"), detail: <Method method={method} />, aside: change("method", t("billing.payOnce.review.changeMethod")) },
    { id: "date", term: t("billing.payOnce.review.date"), detail: <Today date={account.businessDate} />, aside: change("date", t("billing.schedule.review.changeDate")) },
  ];
  return (
    <Card labelledBy="to-be-charged">
      <Stack>
        <Stack gap="xsmall">
          <Heading level={2} size={4} id="to-be-charged">
            <Text as="span" size="eyebrow">
              {t("billing.payOnce.review.willBeCharged")}
            </Text>
          </Heading>
          <Money cents={due} size="large" />
          <Text size="small">{t("billing.payOnce.review.nothingYet")}</Text>
          <Text size="small">
            <Link href={payOncePath(account.id)}>{t("billing.payOnce.review.changeAmount")}</Link>
          </Text>
        </Stack>
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

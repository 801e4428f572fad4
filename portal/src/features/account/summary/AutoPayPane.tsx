import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { DateText, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import type { Account } from "../model/account.api.ts";

/** Whether the bill is paid by itself: when and how much, or what that would save. */
export function AutoPayPane({ account }: { account: Account }) {
  const t = useCopy();
  const { enrolled } = account.autoPay;
  const paused = account.status.autoPay.pausedSince !== null;
  const on = enrolled && <Badge tone={paused ? "attention" : "good"}>{t(paused ? "billing.dunning.paused.badge" : "summary.autoPay.on")}</Badge>;
  const state = on || <Badge tone="neutral">{t("summary.autoPay.off")}</Badge>;
  return (
    <Stack gap="medium">
      <CardTitle level={2} id="auto-pay" aside={state}>
        {t("summary.autoPay.title")}
      </CardTitle>
      {enrolled ? <Enrolled account={account} /> : <NotEnrolled discount={account.autoPay.discount} />}
    </Stack>
  );
}

function Enrolled({ account: { nextAutoPayDate, amountDue, autoPay } }: { account: Account }) {
  const t = useCopy();
  const items = [
    { id: "next", term: t("summary.autoPay.next"), detail: nextAutoPayDate ? <DateText date={nextAutoPayDate} /> : t("summary.autoPay.none") },
    ...(amountDue > 0 ? [{ id: "amount", term: t("summary.autoPay.amount"), detail: <Money cents={amountDue} /> }] : []),
    ...(autoPay.discount > 0
      ? [{ id: "discount", term: t("summary.autoPay.discount"), detail: t("summary.autoPay.perMonth", { amount: autoPay.discount }) }]
      : []),
  ];
  return <DescriptionList look="pairs" items={items} />;
}

function NotEnrolled({ discount }: { discount: number }) {
  const t = useCopy();
  return <Text>{discount > 0 ? t("summary.autoPay.offDetail", { amount: discount }) : t("summary.autoPay.offPlain")}</Text>;
}

import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { DateText } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { MethodName } from "../model/MethodName.tsx";
import type { HomeAccount } from "./homeAccount.ts";

/** Whether the bill pays itself, when next, from what, and what that takes off. */
export function AutoPayState({ account }: { account: HomeAccount }) {
  const t = useCopy();
  const { autoPayEnrolled, autoPayDiscount } = account;
  const badge = autoPayEnrolled ? <Badge tone="good">{t("billing.home.autoPay.on")}</Badge> : <Badge tone="neutral">{t("billing.home.autoPay.off")}</Badge>;
  return (
    <Stack>
      <CardTitle level={2} id="auto-pay" aside={badge}>
        {t("billing.home.autoPay.title")}
      </CardTitle>
      {autoPayEnrolled ? <Enrolled account={account} /> : <Text>{t("billing.home.autoPay.offDetail", { amount: autoPayDiscount })}</Text>}
    </Stack>
  );
}

function Enrolled({ account: { nextAutoPayDate, autoPayDiscount, paymentMethods } }: { account: HomeAccount }) {
  const t = useCopy();
  const method = paymentMethods.find((each) => each.usedForAutoPay);
  const items = [
    ...(nextAutoPayDate ? [{ id: "next", term: t("billing.home.autoPay.next"), detail: <DateText date={nextAutoPayDate} /> }] : []),
    ...(method ? [{ id: "from", term: t("billing.home.autoPay.from"), detail: <MethodName {...method} /> }] : []),
    { id: "discount", term: t("billing.home.autoPay.discount"), detail: t("billing.home.autoPay.perMonth", { amount: autoPayDiscount }) },
  ];
  return <DescriptionList look="pairs" items={items} />;
}

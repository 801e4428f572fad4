import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { MethodName } from "../model/MethodName.tsx";
import { autoPayPath, enrolPath } from "../model/paths.ts";
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
      <Entry account={account} />
    </Stack>
  );
}

/** The way to Auto Pay, or why there is none (BILL-06). */
function Entry({ account: { id, autoPayEnrolled, disconnected } }: { account: HomeAccount }) {
  const t = useCopy();
  if (autoPayEnrolled) return <Link href={autoPayPath(id)}>{t("billing.autoPay.manage.link")}</Link>;
  if (disconnected) return <Text size="small">{t("billing.autoPay.home.disconnected")}</Text>;
  return <Link href={enrolPath(id)}>{t("billing.autoPay.home.enrol")}</Link>;
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

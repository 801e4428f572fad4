import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { mayEnrol } from "../../account/model/accountStatus.rules.ts";
import { MethodName } from "../model/payment-methods/MethodName.tsx";
import { autoPayPath, enrolPath } from "../model/paths.ts";
import type { HomeAccount } from "./homeAccount.ts";

/** Auto Pay's state: on or off, next debit, method and discount. */
export function AutoPayState({ account }: { account: HomeAccount }) {
  const t = useCopy();
  const { enrolled, discount, pausedSince } = account.status.autoPay;
  const paused = pausedSince !== null;
  const on = enrolled && (
    <Badge tone={paused ? "warning" : "success"}>
      {t(paused ? "billing.dunning.paused.badge" : "billing.home.autoPay.on")}
    </Badge>
  );
  const badge = on || <Badge tone="neutral">{t("billing.home.autoPay.off")}</Badge>;
  return (
    <Stack>
      <CardTitle level={2} id="auto-pay" aside={badge}>
        {t("billing.home.autoPay.title")}
      </CardTitle>
      {enrolled ? (
        <Enrolled account={account} />
      ) : (
        <Text>
          {account.canPay && mayEnrol(account.status) && discount > 0
            ? t("billing.home.autoPay.offDetail", { amount: discount })
            : t("summary.autoPay.offPlain")}
        </Text>
      )}
      <Entry account={account} />
    </Stack>
  );
}

/** Link to Auto Pay, or why there is none (BILL-06). */
function Entry({ account: { id, status, canPay } }: { account: HomeAccount }) {
  const t = useCopy();
  if (status.autoPay.enrolled) return canPay && <Link href={autoPayPath(id)}>{t("billing.autoPay.manage.link")}</Link>;
  if (status.service.state === "DISCONNECTED")
    return <Text size="small">{t("billing.autoPay.home.disconnected")}</Text>;
  return canPay && mayEnrol(status) && <Link href={enrolPath(id)}>{t("billing.autoPay.home.enrol")}</Link>;
}

function Enrolled({ account: { status, paymentMethods } }: { account: HomeAccount }) {
  const t = useCopy();
  const { charge, discount } = status.autoPay;
  const method = paymentMethods.find((each) => each.usedForAutoPay);
  const items = [
    ...(charge ? [{ id: "next", term: t("billing.home.autoPay.next"), detail: <DateText date={charge.date} /> }] : []),
    ...(charge
      ? [
          {
            id: "amount",
            term: t("summary.autoPay.amount"),
            detail: charge.amount === null ? t("summary.coming.nextBill") : <Money cents={charge.amount} />,
          },
        ]
      : []),
    ...(method ? [{ id: "from", term: t("billing.home.autoPay.from"), detail: <MethodName {...method} /> }] : []),
    ...(discount > 0
      ? [
          {
            id: "discount",
            term: t("billing.home.autoPay.discount"),
            detail: t("billing.home.autoPay.perMonth", { amount: discount }),
          },
        ]
      : []),
  ];
  return <DescriptionList variant="pairs" items={items} />;
}

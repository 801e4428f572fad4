import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { autoPayPath, enrolPath } from "../../billing/model/paths.ts";
import type { Account } from "../model/account.api.ts";
import { mayEnrol, type Status } from "../model/accountStatus.rules.ts";

/** Auto Pay's next debit and amount, or what enrolling would save; with a link to it. */
export function AutoPayPane({ account: { accountId, status, canPay } }: { account: Account }) {
  const t = useCopy();
  const billing = useToggle("billing");
  const { enrolled, pausedSince, discount } = status.autoPay;
  const paused = pausedSince !== null;
  const on = enrolled && (
    <Badge tone={paused ? "warning" : "success"}>
      {t(paused ? "billing.dunning.paused.badge" : "summary.autoPay.on")}
    </Badge>
  );
  const state = on || <Badge tone="neutral">{t("summary.autoPay.off")}</Badge>;
  const offers = canPay && mayEnrol(status);
  const href = enrolled ? canPay && autoPayPath(accountId) : offers && enrolPath(accountId);
  return (
    <Stack gap="medium">
      <CardTitle level={2} id="auto-pay" aside={state}>
        {t("summary.autoPay.title")}
      </CardTitle>
      {enrolled ? (
        <Enrolled autoPay={status.autoPay} />
      ) : (
        <Text>
          {offers && discount > 0
            ? t("summary.autoPay.offDetail", { amount: discount })
            : t("summary.autoPay.offPlain")}
        </Text>
      )}
      {href && billing && (
        <Link href={href}>{t(enrolled ? "billing.dunning.paused.manage" : "billing.autoPay.home.enrol")}</Link>
      )}
    </Stack>
  );
}

function Enrolled({ autoPay: { charge, discount, pausedSince } }: Pick<Status, "autoPay">) {
  const t = useCopy();
  const none = t(pausedSince === null ? "summary.autoPay.none" : "billing.dunning.paused.next");
  const items = [
    { id: "next", term: t("summary.autoPay.next"), detail: charge ? <DateText date={charge.date} /> : none },
    ...(charge
      ? [
          {
            id: "amount",
            term: t("summary.autoPay.amount"),
            detail: charge.amount === null ? t("summary.coming.nextBill") : <Money cents={charge.amount} />,
          },
        ]
      : []),
    ...(discount > 0
      ? [
          {
            id: "discount",
            term: t("summary.autoPay.discount"),
            detail: t("summary.autoPay.perMonth", { amount: discount }),
          },
        ]
      : []),
  ];
  return <DescriptionList variant="pairs" items={items} />;
}

import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { DateText } from "@portico/design-system/money";
import type { AutoPayAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { MethodName } from "../model/MethodName.tsx";

/** Services enrolled, method, debit day of month, next payment date, cycle (AUTO-10): one card for each service with a method of its own. */
export function EnrolmentSummary({ account }: { account: AutoPayAccountFragment }) {
  const t = useCopy();
  return (
    <Card labelledBy="enrolled">
      <Stack>
        <CardTitle level={2} id="enrolled" aside={account.autoPay.paused ? <Badge tone="attention">{t("billing.dunning.paused.badge")}</Badge> : <Badge tone="good">{t("billing.home.autoPay.on")}</Badge>}>
          {t("billing.autoPay.manage.on")}
        </CardTitle>
        <DescriptionList items={useFacts(account)} />
      </Stack>
    </Card>
  );
}

function useFacts({ autoPay, paymentMethods }: AutoPayAccountFragment) {
  const t = useCopy();
  const { enrolments, billDay, dueDay, monthlyDiscount } = autoPay;
  const services = enrolments.flatMap(({ service, paymentMethodId }) => {
    const method = paymentMethods.find(({ id }) => id === paymentMethodId);
    return [{ id: service, term: t("billing.autoPay.service", { service }), detail: method && <MethodName {...method} /> }];
  });
  const [first] = enrolments;
  const dates = first
    ? [
        { id: "day", term: t("billing.autoPay.review.day"), detail: t("billing.autoPay.review.dayOfMonth", { day: first.debitDay }) },
        { id: "next", term: t("billing.autoPay.review.first"), detail: autoPay.paused ? t("billing.dunning.paused.next") : <DateText date={first.nextDate} /> },
      ]
    : [];
  return [
    ...services,
    ...dates,
    { id: "cycle", term: t("billing.autoPay.manage.cycle"), detail: t("billing.autoPay.manage.cycleDays", { bill: billDay, due: dueDay }) },
    {
      id: "discount",
      term: t("billing.autoPay.manage.discount"),
      detail: monthlyDiscount > 0 ? t("billing.home.autoPay.perMonth", { amount: monthlyDiscount }) : t("billing.autoPay.manage.noDiscount"),
    },
  ];
}

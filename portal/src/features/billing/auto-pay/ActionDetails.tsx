import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { DateText } from "@portico/design-system/money";
import type { AutoPayAccountFragment, AutoPayActionDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { MethodName } from "../model/MethodName.tsx";
import { useRecordsRows } from "../model/useRecordsRows.ts";
import { useReviewRows } from "../model/useReviewRows.tsx";

type Props = { account: Pick<AutoPayAccountFragment, "accountName" | "accountNumber" | "timeZone">; action: AutoPayActionDetailsFragment };

/** Confirmation number, method, day, who asked and when; what does not exist is left out. */
export function ActionDetails({ account, action }: Props) {
  const t = useCopy();
  return (
    <Card labelledBy="details">
      <Stack>
        <CardTitle level={2} id="details">
          {t("billing.autoPay.details.title")}
        </CardTitle>
        <DescriptionList items={useDetails(account, action)} />
      </Stack>
    </Card>
  );
}

function useDetails(account: Props["account"], { payment, paymentMethodType: type, lastFour, debitDay, createdAt, enteredBy }: AutoPayActionDetailsFragment) {
  const t = useCopy();
  const rows = useReviewRows();
  const rowsOf = useRecordsRows();
  const confirmation = payment?.confirmationNumber;
  return [
    rows.account(account),
    ...(confirmation ? [{ id: "confirmation", term: t("billing.autoPay.details.confirmation"), detail: confirmation }] : []),
    ...(type && lastFour ? [{ id: "method", term: t("billing.autoPay.preview.method"), detail: <MethodName type={type} lastFour={lastFour} /> }] : []),
    ...(payment ? rowsOf(payment) : []),
    ...(debitDay ? [{ id: "day", term: t("billing.autoPay.review.day"), detail: t("billing.autoPay.review.dayOfMonth", { day: debitDay }) }] : []),
    { id: "entered", term: t("billing.autoPay.details.entered"), detail: <DateText date={createdAt} zone={account.timeZone} look="dateTime" /> },
    { id: "by", term: t("billing.autoPay.details.by"), detail: enteredBy },
  ];
}

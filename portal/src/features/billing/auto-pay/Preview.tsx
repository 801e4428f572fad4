import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { DateText, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import type { AutoPayDebit } from "@portico/rules/autoPay";

type PreviewProps = {
  date: string;
  /** Amount of the debit; null while its bill has not been issued. */
  debit: AutoPayDebit | null;
  /** Cents a month. */
  discount: number;
};

/** Preview of the next automatic payment: amount, date, discount (B10). */
export function Preview({ date, debit, discount }: PreviewProps) {
  const t = useCopy();
  const isKnown = debit !== null && debit.due > 0;
  const later =
    discount > 0 ? t("billing.autoPay.preview.later", { discount }) : t("billing.autoPay.preview.laterMobile");
  const items = [
    { id: "date", term: t("billing.autoPay.preview.date"), detail: <DateText date={date} /> },
    ...(isKnown
      ? [
          { id: "due", term: t("billing.autoPay.preview.due"), detail: <Money cents={debit.due} /> },
          ...(debit.discount > 0
            ? [
                {
                  id: "discount",
                  term: t("billing.autoPay.preview.discount"),
                  detail: t("billing.autoPay.preview.minus", { amount: debit.discount }),
                },
              ]
            : []),
        ]
      : []),
    ...(isKnown ? [] : [{ id: "amount", term: t("billing.autoPay.preview.amount"), detail: later }]),
  ];
  return (
    <Card labelledBy="preview">
      <Stack>
        <CardTitle level={2} id="preview">
          {t("billing.autoPay.preview.title")}
        </CardTitle>
        {isKnown && (
          <div>
            <Text size="small">{t("billing.autoPay.preview.amount")}</Text>
            <Money cents={debit.amount} size="large" />
          </div>
        )}
        <DescriptionList items={items} />
        <Text size="small">{t("billing.autoPay.preview.note")}</Text>
      </Stack>
    </Card>
  );
}

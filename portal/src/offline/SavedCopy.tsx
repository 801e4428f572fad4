import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Disclosure } from "@portico/design-system/disclosure";
import { Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import type { OfflineCopy, SavedReceipt, SavedStatement } from "../lib/offlineCopy.ts";

/** What its person saved on this device, and how old it is. */
export function SavedCopy({ copy, onRemove }: { copy: OfflineCopy; onRemove: () => void }) {
  const t = useCopy();
  const { account, savedAt, statement, receipts } = copy;
  return (
    <section aria-labelledby="saved">
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={2} id="saved">
            {t("offline.page.savedTitle")}
          </Heading>
          <Text>{t("offline.page.asOf", { account: t("offline.page.account", account), at: savedAt })}</Text>
        </Stack>
        {statement ? <Statement statement={statement} /> : <Text>{t("offline.page.noStatement")}</Text>}
        <Receipts receipts={receipts} />
        <Actions>
          <Button variant="secondary" onPress={onRemove}>
            {t("offline.page.remove")}
          </Button>
        </Actions>
      </Stack>
    </section>
  );
}

function Statement({ statement }: { statement: SavedStatement }) {
  const t = useCopy();
  const { date, from, to, dueDate, amountDue, charges } = statement;
  return (
    <Card labelledBy="statement">
      <Stack gap="medium">
        <Stack gap="xsmall">
          <CardTitle level={3} id="statement">
            {t("offline.page.statement", { date })}
          </CardTitle>
          <Text tone="quiet">{t("offline.page.period", { from, to })}</Text>
        </Stack>
        <Stack gap="xsmall">
          <Text size="eyebrow">{t(amountDue < 0 ? "offline.page.credit" : "offline.page.amountDue")}</Text>
          <Money cents={Math.abs(amountDue)} size="hero" />
          {amountDue > 0 && <Text>{t("offline.page.dueDate", { date: dueDate })}</Text>}
          <Text tone="quiet">{t("offline.page.paymentsSince")}</Text>
        </Stack>
        <DescriptionList items={useSums(statement)} />
        <Disclosure summary={t("offline.page.showCharges")}>
          <DescriptionList
            items={charges.map(({ name, amount }, index) => ({
              id: String(index),
              term: name,
              detail: <Money cents={amount} />,
            }))}
          />
        </Disclosure>
      </Stack>
    </Card>
  );
}

/** How the amount of the statement adds up. */
function useSums({ previousBalance, paymentsReceived, adjustments, currentCharges }: SavedStatement) {
  const t = useCopy();
  const row = (id: "previousBalance" | "payments" | "adjustments" | "charges", cents: number, signed = false) => ({
    id,
    term: t(`offline.page.${id}`),
    detail: <Money cents={cents} signed={signed} />,
  });
  return [
    row("previousBalance", previousBalance),
    row("payments", -paymentsReceived || 0, paymentsReceived !== 0),
    ...(adjustments === 0 ? [] : [row("adjustments", -adjustments, true)]),
    row("charges", currentCharges),
  ];
}

function Receipts({ receipts }: { receipts: readonly SavedReceipt[] }) {
  const t = useCopy();
  const rows = receipts.map(({ date, amount, method, confirmationNumber: number }, index) => ({
    id: String(index),
    term: t("offline.page.paid", { date }),
    detail: <Money cents={amount} />,
    aside: (
      <Stack gap="none">
        <span>{method}</span>
        {number !== null && <span>{t("offline.page.confirmation", { number })}</span>}
      </Stack>
    ),
  }));
  return (
    <Card labelledBy="receipts">
      <Stack gap="medium">
        <CardTitle level={3} id="receipts">
          {t("offline.page.receipts")}
        </CardTitle>
        {rows.length > 0 ? <DescriptionList items={rows} /> : <Text>{t("offline.page.noReceipts")}</Text>}
      </Stack>
    </Card>
  );
}

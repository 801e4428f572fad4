import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Disclosure } from "@portico/design-system/disclosure";
import { Inline, Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import type { BillChange } from "./orders.api.ts";

/** Every line of the first bill; those that the order changes are marked. */
export function BillLines({ bill }: { bill: BillChange }) {
  const t = useCopy();
  return (
    <Disclosure summary={t("orders.review.lines")}>
      <Stack as="ul" gap="small">
        {bill.lines.map(({ code, quantity, amount, from, to, changed }) => (
          <li key={`${code} ${from} ${quantity} ${amount}`}>
            <Inline justify="between" align="baseline" gap="medium">
              <span>
                <Text as="span">{t("statements.line", { code, quantity })}</Text>{" "}
                {changed && <Badge tone="info">{t("orders.review.line.changed")}</Badge>}
              </span>
              <Text as="span" numeric>
                <Money cents={amount} />
              </Text>
            </Inline>
            {from !== to && (
              <Text size="small" tone="quiet">
                {t("orders.review.line.days", { from, to })}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}

import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import type { Account } from "../model/account.api.ts";
import { dueLines } from "./dueLines.ts";
import { PayActions } from "./PayActions.tsx";

/** The one amount that the screen is about, what bears on it, and what to do with it (BILL-02). */
export function AmountDue({ account, titleId }: { account: Account; titleId: string }) {
  const t = useCopy();
  const { amountDue, dueDate } = account;
  return (
    <Stack gap="large">
      <Stack gap="xsmall">
        <Heading level={2} size={4} id={titleId}>
          <Text as="span" size="eyebrow">
            {dueDate ? t("summary.due.by", { date: dueDate }) : t("summary.due.noDate")}
          </Text>
        </Heading>
        <Money cents={amountDue} size="hero" />
        {dueLines(t, account).map((line) => (
          <Text key={line} size="small">
            {line}
          </Text>
        ))}
      </Stack>
      <PayActions account={account} />
    </Stack>
  );
}

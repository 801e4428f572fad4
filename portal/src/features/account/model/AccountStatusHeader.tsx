import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import { amountToPay, dueBy, accountStatusLines, type Status } from "./accountStatus.rules.ts";

/** The amount due, with a first sentence about what happens next: shared by the summary and the billing home. */
export function AccountStatusHeader({ status, titleId }: { status: Status; titleId: string }) {
  const t = useCopy();
  const date = dueBy(status);
  const [first, ...more] = accountStatusLines(t, status);
  return (
    <Stack gap="xsmall">
      <Heading level={2} size={4} id={titleId}>
        <Text as="span" size="eyebrow">
          {date ? t("summary.due.by", { date }) : t("summary.due.noDate")}
        </Text>
      </Heading>
      <Money cents={amountToPay(status)} size="hero" />
      <Text weight="medium">{first}</Text>
      {more.map((line) => (
        <Text key={line} size="small">
          {line}
        </Text>
      ))}
    </Stack>
  );
}

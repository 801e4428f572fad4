import { Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import type { ReactNode } from "react";

export type AmountOfProps = {
  /** For the card that is named by it. */
  id: string;
  /** What happens to the amount: "Will be charged". */
  title: string;
  cents: number;
  children?: ReactNode;
};

/** The one amount that a card is about, in large, below what happens to it. */
export function AmountOf({ id, title, cents, children }: AmountOfProps) {
  return (
    <Stack gap="xsmall">
      <Heading level={2} size={4} id={id}>
        <Text as="span" size="eyebrow">
          {title}
        </Text>
      </Heading>
      <Money cents={cents} size="large" />
      {children}
    </Stack>
  );
}

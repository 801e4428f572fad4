import { useCopy } from "@portico/content-runtime/react";
import { LabelInContext } from "@portico/design-system/hidden";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import type { ReactNode } from "react";
import { accountNumberInGroups } from "../../../account/model/accountFormat.ts";

type Account = { accountName: string; accountNumber: string };

/**
 * Rows shared by reviews and receipts: account and payment method. `change`: the path of the step that asks for the
 * method.
 */
export function useReviewRows() {
  const t = useCopy();
  return {
    account: ({ accountName, accountNumber }: Account) => ({
      id: "account",
      term: t("billing.payOnce.review.account"),
      detail: accountName,
      aside: accountNumberInGroups(accountNumber),
    }),
    method: (detail: ReactNode, change?: string) => ({
      id: "method",
      term: t("billing.payOnce.review.method"),
      detail,
      aside: change && <ChangeLink href={change} name={t("billing.payOnce.review.changeMethod")} />,
    }),
  };
}

/** "Change" link beside a row; its accessible name says what it changes. */
export function ChangeLink({ href, name }: { href: string; name: string }) {
  const t = useCopy();
  return (
    <Link href={href}>
      <LabelInContext inContext={name}>{t("billing.payOnce.review.change")}</LabelInContext>
    </Link>
  );
}

type AmountOfProps = {
  /** Id of the element that labels the card (aria-labelledby). */
  id: string;
  /** What happens to the amount: "Will be charged". */
  title: string;
  cents: number;
  children?: ReactNode;
};

/** The main amount of a card in large type, below a title that says what happens to it. */
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

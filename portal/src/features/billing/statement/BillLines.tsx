import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Disclosure } from "@portico/design-system/disclosure";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Divider, Inline, Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { PrintOnly, ScreenOnly } from "@portico/design-system/print";
import { Heading, Text } from "@portico/design-system/text";
import { Link } from "@portico/design-system/link";
import { sumCents } from "@portico/rules/money";
import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { lineQuestionPath } from "../model/laterPaths.ts";
import { selectBillQuestions } from "../model/bill-questions/billQuestions.slice.ts";
import type { Bill, BillLine } from "./BillSummary.tsx";

/** Every bill line in its group, with its reason in a disclosure; print shows the reasons expanded. */
export function BillLines({ accountId, statement }: { accountId: string; statement: Bill }) {
  const t = useCopy();
  const { lines, currentCharges } = statement;
  const groups = [...new Set(lines.map(({ group }) => group))];
  return (
    <Card labelledBy="bill-charges">
      <Stack gap="large">
        <CardTitle level={2} id="bill-charges" aside={<Money cents={currentCharges} />}>
          {t("statements.chargesTitle")}
        </CardTitle>
        {groups.map((group) => (
          <Group
            key={group}
            name={t("statements.group", { group })}
            lines={lines.filter((line) => line.group === group)}
            of={{ accountId, statementId: statement.id }}
          />
        ))}
      </Stack>
    </Card>
  );
}

type OfStatement = { of: { accountId: string; statementId: string } };

function Group({ name, lines, of }: { name: string; lines: readonly BillLine[] } & OfStatement) {
  return (
    <Stack gap="small">
      <Inline justify="between" align="baseline">
        <Heading level={3}>{name}</Heading>
        {lines.length > 1 && (
          <Text as="span" weight="strong" numeric>
            <Money cents={sumCents(lines.map(({ amount }) => amount))} />
          </Text>
        )}
      </Inline>
      <Divider />
      <Stack as="ul" gap="medium">
        {lines.map((line) => (
          <Line key={line.position} line={line} of={of} />
        ))}
      </Stack>
    </Stack>
  );
}

function Line({ line: { position, code, quantity, amount, explanation }, of }: { line: BillLine } & OfStatement) {
  const t = useCopy();
  const name = t("statements.line", { code, quantity });
  const { data } = useSelector(selectBillQuestions).statement;
  const known = data?.statementId === of.statementId ? data : undefined;
  const question = known?.lines.find((line) => line.position === position)?.question;
  const link = (words: string) => (
    <Text size="small" as="span">
      <Link href={lineQuestionPath(of.accountId, of.statementId, position)}>
        {words}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Link>
    </Text>
  );
  // Customer service answers, and asks nothing.
  const ask = question || known?.role === "ANSWERS" ? null : link(t("statements.question.ask"));
  return (
    <Stack as="li" gap="xsmall">
      <Inline justify="between" align="baseline" wrap={false}>
        <Text as="span" tone="ink">
          {name}
        </Text>
        <Text as="span" numeric tone="ink">
          <Money cents={amount} />
        </Text>
      </Inline>
      {question && <ScreenOnly>{link(t("statements.question.open", { state: question.state }))}</ScreenOnly>}
      {explanation ? (
        <Reason of={name} reason={t("statements.explanation", explanation)} ask={ask} />
      ) : (
        <ScreenOnly>{ask}</ScreenOnly>
      )}
    </Stack>
  );
}

/** Why a line has its amount, and the way to ask about it (B24). */
function Reason({ of, reason, ask }: { of: string; reason: string; ask: ReactNode }) {
  const t = useCopy();
  return (
    <>
      <ScreenOnly>
        <Disclosure
          summary={
            <>
              {t("statements.why")}
              <VisuallyHidden>: {of}</VisuallyHidden>
            </>
          }
        >
          <Stack gap="small">
            <Text size="small">{reason}</Text>
            {ask}
          </Stack>
        </Disclosure>
      </ScreenOnly>
      <PrintOnly>
        <Text size="small">{reason}</Text>
      </PrintOnly>
    </>
  );
}

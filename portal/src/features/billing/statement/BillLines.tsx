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
import { useSelector } from "react-redux";
import { lineQuestionPath } from "../model/paths.ts";
import { selectBillQuestions } from "../question/billQuestions.slice.ts";
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
      <Stack as="ul" gap="small">
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
      {explanation && <Reason of={name} reason={t("statements.explanation", explanation)} />}
      <ScreenOnly>
        <QuestionLink of={of} position={position} name={name} />
      </ScreenOnly>
    </Stack>
  );
}

function Reason({ of, reason }: { of: string; reason: string }) {
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
          <Text size="small">{reason}</Text>
        </Disclosure>
      </ScreenOnly>
      <PrintOnly>
        <Text size="small">{reason}</Text>
      </PrintOnly>
    </>
  );
}

/** The way to the question about a line (B24); customer service sees it only where somebody asked. */
function QuestionLink({
  of: { accountId, statementId },
  position,
  name,
}: OfStatement & { position: number; name: string }) {
  const t = useCopy();
  const { data } = useSelector(selectBillQuestions).statement;
  const known = data?.statementId === statementId ? data : undefined;
  const question = known?.lines.find((line) => line.position === position)?.question;
  if (!question && known?.role === "ANSWERS") return null;
  return (
    <Text size="small" as="span">
      <Link href={lineQuestionPath(accountId, statementId, position)}>
        {question ? t("statements.question.open", { state: question.state }) : t("statements.question.ask")}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Link>
    </Text>
  );
}

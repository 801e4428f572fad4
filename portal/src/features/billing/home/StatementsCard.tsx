import { useCopy } from "@portico/content-runtime/react";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { BillingStatementsDocument } from "../../../api/graphql/generated/graph.billingHome.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { HomeCard } from "../model/HomeCard.tsx";
import { statementsPath } from "../model/paths.ts";
import { TwoLines } from "../model/TwoLines.tsx";

/** The latest statements, each with what it asked for: the same amount that stands on it. */
export function StatementsCard({ accountId }: { accountId: string }) {
  const t = useCopy();
  const read = useGraphRead(BillingStatementsDocument, { accountId });
  return (
    <HomeCard name="statements" title={t("billing.home.statements.title")} {...read}>
      {({ statements }) =>
        statements.nodes.length === 0 ? (
          <Text tone="quiet">{t("billing.home.statements.empty")}</Text>
        ) : (
          <Stack>
            <DescriptionList
              items={statements.nodes.map(({ id, statementDate, dueDate, amountDue }) => ({
                id,
                term: <TwoLines name={<DateText date={statementDate} />} note={<Due amountDue={amountDue} dueDate={dueDate} />} />,
                detail: <Money cents={Math.abs(amountDue)} />,
              }))}
            />
            <Link href={statementsPath(accountId)}>{t("statements.homeLink")}</Link>
          </Stack>
        )
      }
    </HomeCard>
  );
}

function Due({ amountDue, dueDate }: { amountDue: number; dueDate: string }) {
  const t = useCopy();
  if (amountDue > 0) return t("billing.home.statements.due", { date: dueDate });
  return amountDue === 0 ? t("billing.home.statements.nothingDue") : t("billing.home.statements.credit");
}

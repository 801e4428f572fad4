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

/** The latest statements. */
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
              items={statements.nodes.map(({ id, statementDate, dueDate, currentCharges }) => ({
                id,
                term: <TwoLines name={<DateText date={statementDate} />} note={t("billing.home.statements.due", { date: dueDate })} />,
                detail: <Money cents={currentCharges} />,
              }))}
            />
            <Link href={statementsPath(accountId)}>{t("statements.homeLink")}</Link>
          </Stack>
        )
      }
    </HomeCard>
  );
}

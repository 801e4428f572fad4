import { useCopy } from "@portico/content-runtime/react";
import { DescriptionList } from "@portico/design-system/description-list";
import { DateText, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { BillingStatementsDocument } from "../../../api/graphql/generated/graph.ts";
import { useGraphRead } from "../model/useGraphRead.ts";
import { HomeCard } from "./HomeCard.tsx";

/** The latest statements. */
export function StatementsCard({ accountId }: { accountId: string }) {
  const t = useCopy();
  const read = useGraphRead(BillingStatementsDocument, { accountId });
  return (
    <HomeCard name="statements" title={t("billing.home.statements.title")} {...read}>
      {({ statements }) =>
        statements.length === 0 ? (
          <Text tone="quiet">{t("billing.home.statements.empty")}</Text>
        ) : (
          <DescriptionList
            items={statements.map(({ id, statementDate, periodFrom, periodTo, dueDate, currentCharges }) => ({
              id,
              term: (
                <>
                  <Text as="span" weight="medium">
                    <DateText date={statementDate} />
                  </Text>
                  <Text size="small">{t("billing.home.statements.period", { from: periodFrom, to: periodTo })}</Text>
                </>
              ),
              detail: <Money cents={currentCharges} />,
              aside: t("billing.home.statements.due", { date: dueDate }),
            }))}
          />
        )
      }
    </HomeCard>
  );
}

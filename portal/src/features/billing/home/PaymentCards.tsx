import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { LabelInContext } from "@portico/design-system/hidden";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import type { ReactNode } from "react";
import {
  BillingStatementsDocument,
  BillingTransactionsDocument,
} from "../../../api/graphql/generated/graph.billingHome.ts";
import type { TransactionKind } from "../../../api/graphql/generated/graph.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { mobileTransactionsPath, scheduledPath, statementPath } from "../model/laterPaths.ts";
import { statementsPath } from "../model/paths.ts";
import { MethodName } from "../model/payment-methods/MethodName.tsx";
import { HomeCard } from "../model/screen/HomeCard.tsx";
import { RefundLink, TransactionAmount } from "../model/screen/TransactionCells.tsx";
import { StatementState } from "../model/statement-files/StatementState.tsx";
import { TwoLines } from "../model/screen/TwoLines.tsx";
import type { HomeAccount } from "./homeAccount.ts";

/** The latest statements: each opens; its charges, and whether it is paid, as in their list. */
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
            <Text size="small" tone="quiet">
              {t("statements.list.amounts")}
            </Text>
            <DescriptionList
              items={statements.nodes.map((statement) => ({
                id: statement.id,
                term: (
                  <TwoLines
                    name={
                      <Link href={statementPath(accountId, statement.id)}>
                        <LabelInContext inContext={t("statements.open", { date: statement.statementDate })}>
                          <DateText date={statement.statementDate} />
                        </LabelInContext>
                      </Link>
                    }
                    note={<StatementState {...statement} />}
                  />
                ),
                detail: <Money cents={statement.currentCharges} />,
              }))}
            />
            <Link href={statementsPath(accountId)}>{t("statements.homeLink")}</Link>
          </Stack>
        )
      }
    </HomeCard>
  );
}

/** Scheduled payments; absent without one. */
export function ScheduledCard({ account: { id, scheduledPayments } }: { account: HomeAccount }) {
  const t = useCopy();
  if (scheduledPayments.length === 0) return null;
  return (
    <Card labelledBy="billing-scheduled">
      <Stack>
        <CardTitle level={2} id="billing-scheduled">
          {t("billing.scheduled.title")}
        </CardTitle>
        <DescriptionList
          items={scheduledPayments.map((payment) => ({
            id: payment.id,
            term: (
              <TwoLines
                name={<DateText date={payment.paymentDate} />}
                note={<MethodName type={payment.paymentMethodType} lastFour={payment.lastFour} />}
              />
            ),
            detail: <Money cents={payment.amount} />,
          }))}
        />
        <Link href={scheduledPath(id)}>{t("billing.scheduled.home.link")}</Link>
      </Stack>
    </Card>
  );
}

/** The latest mobile and streaming transactions; a part without any is not drawn. */
export function TransactionsCard({ accountId }: { accountId: string }) {
  const t = useCopy();
  const read = useGraphRead(BillingTransactionsDocument, { accountId });
  return (
    <HomeCard
      name="transactions"
      title={t("billing.home.transactions.title")}
      failed={t("billing.transactions.loadFailed.title")}
      isEmpty={({ mobileTransactions, streamingTransactions }) =>
        mobileTransactions.length + streamingTransactions.length === 0
      }
      {...read}
    >
      {({ mobileTransactions, streamingTransactions }) => (
        <Stack gap="large">
          <Part accountId={accountId} title={t("billing.home.transactions.mobile")} transactions={mobileTransactions}>
            <Link href={mobileTransactionsPath(accountId)}>{t("billing.mobile.link")}</Link>
          </Part>
          <Part
            accountId={accountId}
            title={t("billing.home.transactions.streaming")}
            transactions={streamingTransactions}
          />
        </Stack>
      )}
    </HomeCard>
  );
}

type Transaction = { id: string; date: string; kind: TransactionKind; description: string; amount: number };
type PartProps = { accountId: string; title: string; transactions: readonly Transaction[]; children?: ReactNode };

function Part({ accountId, title, transactions, children }: PartProps) {
  const t = useCopy();
  if (transactions.length === 0) return null;
  return (
    <Stack gap="small">
      <Heading level={3}>{title}</Heading>
      <DescriptionList
        items={transactions.map(({ id, date, kind, description, amount }) => ({
          id,
          term: (
            <TwoLines
              name={
                kind === "REFUND" ? (
                  <RefundLink accountId={accountId} refund={{ id, description, date }} />
                ) : (
                  description
                )
              }
              note={t("billing.transactionKind", { kind })}
            />
          ),
          detail: <TransactionAmount kind={kind} amount={amount} />,
          aside: <DateText date={date} />,
        }))}
      />
      {children}
    </Stack>
  );
}

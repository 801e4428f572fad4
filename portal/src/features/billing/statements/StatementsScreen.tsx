import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import type { StatementsQuery } from "../../../api/graphql/generated/graph.ts";
import { StatementsDocument } from "../../../api/graphql/generated/graph.statements.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { billingPath, historyPath } from "../model/paths.ts";
import { statementFilesEvents } from "../model/statementFiles.slice.ts";
import { useAccountId } from "../model/useAccountId.ts";
import { useAccountLine } from "../model/useAccountLine.ts";
import { DelayedAlert, FirstNotYet, Suppressed } from "./StatementsState.tsx";
import { FileFailedAlert } from "./FileFailedAlert.tsx";
import { RecipientsCard } from "./RecipientsCard.tsx";
import { pageSize, StatementList } from "./StatementList.tsx";
import { TwoYears } from "./TwoYears.tsx";

/** The billing history: every statement with its amount and its change, two years as a chart, and files of several months (STMT-01, STMT-04). */
export function StatementsScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(StatementsDocument, { accountId, first: pageSize });
  return (
    <BillingScreen read={read} retry={retry} title={t("statements.screen")}>
      {({ billing }) => billing && <Statements account={billing} />}
    </BillingScreen>
  );
}

type Account = NonNullable<StatementsQuery["billing"]>;

function Statements({ account }: { account: Account }) {
  const t = useCopy();
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(statementFilesEvents.left()), [dispatch]);
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={billingPath(account.id)} label={t("billing.backToBilling")} />
        <PageHeader title={t("statements.screen")} description={useAccountLine()(account)} actions={<Link href={historyPath(account.id)}>{t("statements.paymentsLink")}</Link>} />
      </Stack>
      <ByState account={account} />
    </Stack>
  );
}

function ByState({ account: { id, statementsState, nextStatementDate, statements } }: { account: Account }) {
  if (statementsState === "SUPPRESSED") return <Suppressed />;
  if (statements.nodes.length === 0) {
    return (
      <>
        <FirstNotYet date={nextStatementDate} />
        <RecipientsCard accountId={id} />
      </>
    );
  }
  return (
    <>
      {statementsState === "DELAYED" && nextStatementDate && <DelayedAlert date={nextStatementDate} />}
      <FileFailedAlert />
      <StatementList accountId={id} statements={statements} />
      <TwoYears accountId={id} />
      <RecipientsCard accountId={id} />
    </>
  );
}

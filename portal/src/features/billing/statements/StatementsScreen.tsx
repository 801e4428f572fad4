import { useCopy } from "@portico/content-runtime/react";
import { EmptyState } from "@portico/design-system/feedback";
import { BillIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { statement } from "@portico/rules/constants";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { StatementsDocument } from "../../../api/graphql/generated/graph.statements.ts";
import type { StatementsQuery } from "../../../api/graphql/generated/graph.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { billingPath, historyPath } from "../model/paths.ts";
import { BillingScreen, useAccountId, useAccountLine } from "../model/screen/BillingScreen.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { selectAFileFailed, statementFilesEvents } from "../model/statement-files/statementFiles.slice.ts";
import { RecipientsCard } from "./RecipientsCard.tsx";
import { pageSize, StatementList } from "./StatementList.tsx";
import { TwoYears } from "./TwoYears.tsx";

/**
 * Billing history: every statement with its amount and change, two years as a chart, and downloads of several months
 * (STMT-01, STMT-04).
 */
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
        <PageHeader
          title={t("statements.screen")}
          description={useAccountLine()(account)}
          actions={<Link href={historyPath(account.id)}>{t("statements.paymentsLink")}</Link>}
        />
      </Stack>
      <ByState account={account} />
    </Stack>
  );
}

/** Nobody is sent new statements of an account that is billed elsewhere. */
function ByState({ account }: { account: Account }) {
  const { id, billedElsewhere, statementsState, nextStatementDate, statements } = account;
  const recipients = !billedElsewhere && <RecipientsCard accountId={id} />;
  if (statementsState === "SUPPRESSED") return <Suppressed />;
  if (statements.nodes.length === 0) {
    return (
      <>
        <NoStatementYet date={nextStatementDate} />
        {recipients}
      </>
    );
  }
  return (
    <>
      {statementsState === "DELAYED" && nextStatementDate && <DelayedAlert date={nextStatementDate} />}
      <FileFailedAlert />
      <StatementList accountId={id} statements={statements} />
      <TwoYears accountId={id} />
      {recipients}
    </>
  );
}

/** No statement has been issued yet. */
function NoStatementYet({ date }: { date: string | null }) {
  const t = useCopy();
  return (
    <EmptyState title={t("statements.empty.title")} icon={<BillIcon />}>
      {date ? t("statements.empty.detail", { date }) : t("statements.empty.detailUndated")}
    </EmptyState>
  );
}

/** An enterprise account is billed elsewhere. */
function Suppressed() {
  const t = useCopy();
  return (
    <EmptyState title={t("statements.suppressed.title")} icon={<BillIcon />}>
      {t("statements.suppressed.detail")}
    </EmptyState>
  );
}

/** The newest statement is being checked; the older ones are available. */
function DelayedAlert({ date }: { date: string }) {
  const t = useCopy();
  return (
    <Notice tone="warning" title={t("statements.delayed.title")}>
      {t("statements.delayed.detail", { date, min: statement.minDelayHours, max: statement.maxDelayHours })}
    </Notice>
  );
}

/** A download failed; its button can be clicked again. */
function FileFailedAlert() {
  const t = useCopy();
  if (!useSelector(selectAFileFailed)) return null;
  return (
    <Notice tone="critical" live="assertive" title={t("statements.failed.title")}>
      {t("statements.failed.listDetail")}
    </Notice>
  );
}

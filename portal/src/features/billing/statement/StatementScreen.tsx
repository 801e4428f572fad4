import { useCopy } from "@portico/content-runtime/react";
import { PrintLayout } from "@portico/design-system/print";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { useParams } from "react-router-dom";
import { StatementDetailsDocument } from "../../../api/graphql/generated/graph.statement.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { accountNumberInGroups } from "../../account/model/accountNumber.ts";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { statementFilesEvents } from "../model/statementFiles.slice.ts";
import { useAccountId } from "../model/useAccountId.ts";
import { BillBridge } from "./BillBridge.tsx";
import { BillHeader } from "./BillHeader.tsx";
import { BillLines } from "./BillLines.tsx";
import { BillSummary } from "./BillSummary.tsx";
import { CallDetails } from "./CallDetails.tsx";
import { PaperStatement } from "./PaperStatement.tsx";
import { SinceLastStatement } from "./SinceLastStatement.tsx";

/** The digital bill: what is due, why it differs from the last one, every line with its reason; to read, to print, as a PDF. */
export function StatementScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useAccountId();
  const { statementId = "" } = useParams();
  const { read, retry } = useGraphRead(StatementDetailsDocument, { accountId, id: statementId });
  useEffect(() => () => void dispatch(statementFilesEvents.left()), [dispatch]);
  return (
    <BillingScreen read={read} retry={retry} title={t("statements.detailScreen")} instead={<PaperStatement accountId={accountId} statementId={statementId} />}>
      {({ billing, statement }) =>
        billing &&
        statement && (
          <PrintLayout header={<Text size="small">{t("statements.forAccount", { name: billing.accountName, number: accountNumberInGroups(billing.accountNumber) })}</Text>}>
            <Stack gap="large">
              <BillHeader accountId={accountId} statement={statement} />
              <BillSummary statement={statement} />
              <BillBridge statement={statement} />
              <BillLines statement={statement} />
              <SinceLastStatement activity={statement.activity} />
              <CallDetails accountId={accountId} statement={statement} />
            </Stack>
          </PrintLayout>
        )
      }
    </BillingScreen>
  );
}

import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { LiveRegion } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { PrintLayout } from "@portico/design-system/print";
import { Text } from "@portico/design-system/text";
import { media } from "@portico/design-system/theme";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { useParams } from "react-router-dom";
import { StatementDetailsDocument } from "../../../api/graphql/generated/graph.statement.ts";
import { useAccountChange } from "../../../components/useAccountChange.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { useMedia } from "../../../components/useMedia.ts";
import { accountNumberInGroups } from "../../account/model/accountFormat.ts";
import { BillingScreen, useAccountId } from "../model/screen/BillingScreen.tsx";
import { questionsRead } from "../model/bill-questions/billQuestions.slice.ts";
import { statementFilesEvents } from "../model/statement-files/statementFiles.slice.ts";
import { useStatementPdf } from "../model/statement-files/useStatementFile.ts";
import { BillLines } from "./BillLines.tsx";
import { BillActions, BillBridge, BillHeader, BillSummary, SinceLastStatement } from "./BillSummary.tsx";
import { CallDetails } from "./CallDetails.tsx";

/**
 * The digital bill: amount due, difference from the last one, every line with its reason; can be printed and downloaded
 * as a PDF.
 */
export function StatementScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useAccountId();
  const { statementId = "" } = useParams();
  // On a phone the amount comes before what can be done with the bill.
  const hasRoom = useMedia(media.tablet);
  const { read, retry } = useGraphRead(StatementDetailsDocument, { accountId, id: statementId });
  useEffect(() => () => void dispatch(statementFilesEvents.left()), [dispatch]);
  const readQuestions = () => void dispatch(questionsRead.requested({ accountId, statementId }));
  useEffect(readQuestions, [dispatch, accountId, statementId]);
  useAccountChange("BILL_QUESTIONS", readQuestions);
  return (
    <BillingScreen
      read={read}
      retry={retry}
      title={t("statements.detailScreen")}
      instead={<PaperStatement accountId={accountId} statementId={statementId} />}
    >
      {({ billing, statement }) =>
        billing &&
        statement && (
          <PrintLayout
            header={
              <Text size="small">
                {t("statements.forAccount", {
                  name: billing.accountName,
                  number: accountNumberInGroups(billing.accountNumber),
                })}
              </Text>
            }
          >
            <Stack gap="large">
              <BillHeader accountId={accountId} statement={statement} />
              {hasRoom && <BillActions accountId={accountId} statement={statement} />}
              <BillSummary statement={statement} />
              {!hasRoom && <BillActions accountId={accountId} statement={statement} />}
              <BillBridge statement={statement} />
              <BillLines accountId={accountId} statement={statement} />
              <SinceLastStatement activity={statement.activity} />
              <CallDetails accountId={accountId} statement={statement} />
            </Stack>
          </PrintLayout>
        )
      }
    </BillingScreen>
  );
}

/** Download of the PDF statement, for when the digital bill failed to load (ERR-04). */
function PaperStatement({ accountId, statementId }: { accountId: string; statementId: string }) {
  const t = useCopy();
  const { download, busy, failed } = useStatementPdf(accountId, statementId);
  return (
    <>
      <Button variant="secondary" size="compact" busy={busy} onPress={download}>
        {t("statements.paper")}
      </Button>
      {failed && <Text tone="critical">{t("statements.paperFailed.detail")}</Text>}
      <LiveRegion urgency="assertive" message={failed ? t("statements.paperFailed.detail") : ""} />
    </>
  );
}

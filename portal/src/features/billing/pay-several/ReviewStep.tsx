import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { overlapping } from "@portico/rules/accountStatus";
import { sumCents } from "@portico/rules/money";
import { stillDue } from "@portico/rules/paymentAmount";
import { useCallback } from "react";
import { useDispatch, useSelector } from "react-redux";
import { PayableAccountDocument } from "../../../api/graphql/generated/graph.paySeveral.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { paySeveralPath } from "../model/laterPaths.ts";
import { billingPath } from "../model/paths.ts";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { Overlaps } from "../model/payment-flow/Overlaps.tsx";
import { AmountOf } from "../model/payment-flow/reviewRows.tsx";
import { MethodName } from "../model/payment-methods/MethodName.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { TwoLines } from "../model/screen/TwoLines.tsx";
import { TermsCheckbox, useTermsConsent } from "../model/terms/TermsCheckbox.tsx";
import { paySeveralEvents, type Row, selectPaySeveral } from "./paySeveral.slice.ts";

/** All payments below each other, the terms once for all of them (PAY-22), and the one button that pays. */
export function ReviewStep({ rows }: { rows: readonly Row[] }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { offline } = useSelector(selectPaySeveral);
  const terms = useTermsConsent({
    idempotencyKey: rows.every((row) => row.idempotencyKey) ? "assigned" : undefined,
    reviewOpened: paySeveralEvents.reviewOpened,
    onAccepted: () => dispatch(paySeveralEvents.submitted()),
  });
  const total = sumCents(rows.map(({ cents }) => cents));
  const message = terms.missing ? t("billing.payOnce.review.termsRequired") : undefined;
  return (
    <Form onSubmit={terms.submit}>
      <Stack gap="large">
        {offline && (
          <Notice tone="critical" live="assertive" title={t("billing.payOnce.refusal.OFFLINE.title")}>
            {t("billing.payOnce.refusal.OFFLINE.detail")}
          </Notice>
        )}
        <ErrorSummary
          title={t("billing.payOnce.errors", { count: 1 })}
          errors={message ? [{ fieldName: "terms", message }] : []}
          focusOn={terms.submitCount}
        />
        <Card variant="tint" labelledBy="to-be-charged">
          <AmountOf id="to-be-charged" title={t("billing.payOnce.review.willBeCharged")} cents={total}>
            <Text size="small">{t("billing.payOnce.review.nothingYet")}</Text>
            <Text size="small">{t("billing.paySeveral.review.each", { count: rows.length })}</Text>
          </AmountOf>
        </Card>
        <Payments rows={rows} />
        {rows.map((row) => (
          <RowOverlaps key={row.accountId} row={row} />
        ))}
        <Text size="small">{t("billing.payOnce.review.upTo24Hours")}</Text>
        <TermsCheckbox
          agreement="billing.payOnce.review.terms"
          title={t("billing.payOnce.terms.title")}
          text={t("billing.payOnce.terms.text")}
          accepted={terms.accepted}
          onChange={terms.setAccepted}
          error={message}
        />
        <StickyActions>
          <Button type="submit" fullWidth>
            {t("billing.paySeveral.review.submit", { amount: total, count: rows.length })}
          </Button>
        </StickyActions>
      </Stack>
    </Form>
  );
}

function Payments({ rows }: { rows: readonly Row[] }) {
  const t = useCopy();
  const items = rows.map(({ accountId, accountName, cents, method }) => ({
    id: accountId,
    term: <TwoLines name={accountName} note={method && <MethodName {...method} />} />,
    detail: <Money cents={cents} />,
  }));
  return (
    <Card>
      <Stack>
        <DescriptionList items={items} />
        <Text size="small">
          <Link href={paySeveralPath("accounts")}>{t("billing.paySeveral.review.changeAmounts")}</Link>
        </Text>
        <Text size="small">
          <Link href={paySeveralPath("methods")}>{t("billing.paySeveral.review.changeMethods")}</Link>
        </Text>
      </Stack>
    </Card>
  );
}

/** Payments that may pay the same bill (B01), for each account: the server refuses one that was not shown. */
function RowOverlaps({ row: { accountId, accountName, cents } }: { row: Row }) {
  const t = useCopy();
  const { read } = useGraphRead(PayableAccountDocument, { accountId });
  const account = read.data?.billing;
  const reportShown = useCallback((ids: string[]) => paySeveralEvents.overlapsShown({ accountId, ids }), [accountId]);
  if (!account) return null;
  return (
    <Overlaps
      overlaps={overlapping(account.overlaps, cents, stillDue(account))}
      title={t("billing.paySeveral.review.overlap", { account: accountName })}
      skip={billingPath(accountId)}
      change={paySeveralPath("accounts")}
      reportShown={reportShown}
    />
  );
}

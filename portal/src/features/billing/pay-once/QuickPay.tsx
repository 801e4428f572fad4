import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useSelector } from "react-redux";
import { Navigate } from "react-router-dom";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";
import { Form } from "../model/Form.tsx";
import { quickMethod } from "../model/methods.rules.ts";
import { billingPath, payOncePath } from "../model/paths.ts";
import { VaultFailureAlert } from "../model/VaultFailureAlert.tsx";
import { offered } from "./amount.rules.ts";
import { OverlapNotice } from "./OverlapNotice.tsx";
import { selectPayOncePhase } from "./payOnce.selectors.ts";
import { QuickCard } from "./QuickCard.tsx";
import type { QuickProps, StepProps } from "./steps.ts";
import { StepNotices } from "./StepNotices.tsx";
import { Terms } from "./Terms.tsx";
import { useQuickPay } from "./useQuickPay.ts";

/** What is asked for, with a saved method, today, on one card (PAY-03). Where nothing is due or no method can be charged the four steps ask. */
export function QuickPay({ account, draft }: StepProps) {
  const sum = toPay(offered(account));
  const method = quickMethod(account);
  if (sum?.cents === undefined || !method) return <Navigate to={payOncePath(account.id)} replace />;
  return <Confirm account={account} draft={draft} due={sum.cents} choice={sum.choice} method={method} />;
}

/** The part that the account is asked for, where that is not all that is due. */
const toPay = (sums: ReturnType<typeof offered>) => sums.find(({ choice }) => choice === "suggested") ?? sums.find(({ choice }) => choice === "due");

function Confirm(props: QuickProps) {
  const t = useCopy();
  const { account, draft, due } = props;
  const { terms, cardForm, mode, ready } = useQuickPay(props);
  const sending = useSelector(selectPayOncePhase).name === "submitting";
  const busy = sending ? t("billing.payOnce.review.submitting") : cardForm.sending ? t("billing.payOnce.method.checking") : undefined;
  const message = terms.missing ? t("billing.payOnce.review.termsRequired") : undefined;
  const title = t("billing.quickPay.title");
  useScreenTitle(title);
  return (
    <Stack gap="large">
      <Stack gap="medium">
        <BackLink href={billingPath(account.id)} label={t("billing.backToBilling")} />
        <PageHeader title={title} />
      </Stack>
      <StepNotices accountId={account.id} />
      <ErrorSummary title={t("billing.payOnce.errors", { count: 1 })} errors={message ? [{ fieldName: "terms", message }] : []} focusOn={terms.refusals} />
      <Form onSubmit={terms.submit}>
        <Stack gap="large">
          <QuickCard {...props} cardForm={cardForm} mode={mode} ready={ready} />
          {cardForm.failure && <VaultFailureAlert failure={cardForm.failure} purpose="payment" onReopen={cardForm.open} />}
          <OverlapNotice account={account} draft={draft} />
          <Terms draft={draft} accepted={terms.accepted} onChange={terms.setAccepted} error={message} />
          <Text size="small">{t("billing.payOnce.review.upTo24Hours")}</Text>
          <StickyActions>
            <Button type="submit" wide busy={busy}>
              {t("billing.payOnce.review.submit", { amount: due })}
            </Button>
          </StickyActions>
        </Stack>
      </Form>
    </Stack>
  );
}

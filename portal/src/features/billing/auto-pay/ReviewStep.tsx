import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Stack } from "@portico/design-system/layout";
import { useDispatch, useSelector } from "react-redux";
import { Form } from "../model/Form.tsx";
import { PaperlessCheckbox } from "../model/PaperlessCheckbox.tsx";
import { RecordsFields } from "../model/RecordsFields.tsx";
import { TermsCheckbox } from "../model/TermsCheckbox.tsx";
import { usePaperlessAsked } from "../model/usePaperlessAsked.ts";
import { useReviewForm } from "../model/useReviewForm.ts";
import { type AutoPayDraft, paysNow } from "./autoPay.draft.ts";
import { authorisationKey } from "./autoPay.orders.ts";
import { selectAutoPayPhase } from "./autoPay.selectors.ts";
import { autoPayEvents } from "./autoPay.slice.ts";
import type { AutoPayStepProps } from "./AutoPayPage.tsx";
import { ReviewFacts } from "./ReviewFacts.tsx";
import { StepFrame } from "./StepFrame.tsx";

/** Everything once more, the authorisation, and the one button that does it (AUTO-01, AUTO-03). */
export function ReviewStep({ account, draft }: AutoPayStepProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const paperless = usePaperlessAsked({
    offered: draft.flow === "enrol" && !account.paperlessEnrolled,
    wanted: draft.paperless ?? false,
    onWanted: (wanted) => dispatch(autoPayEvents.paperlessChosen(wanted)),
  });
  const pays = paysNow(draft);
  const { canNotify } = account.paymentOptions;
  const { accepted, setAccepted, refusals, submit, errors, recordsErrors, termsError } = useReviewForm({
    records: pays ? draft : {},
    canNotify,
    paperless,
    termsRequired: t("billing.autoPay.review.termsRequired"),
    attemptKey: draft.attemptKey,
    reviewOpened: autoPayEvents.reviewOpened,
    onAccepted: () => dispatch(autoPayEvents.submitted({ debitDay: account.autoPay.usualDebitDay })),
  });
  const sending = useSelector(selectAutoPayPhase).name === "submitting";
  return (
    <StepFrame draft={draft} step="review" title={t("billing.autoPay.review.title")}>
      <ErrorSummary title={t("billing.payOnce.errors", { count: errors.length })} errors={errors} focusOn={refusals} />
      <Form onSubmit={submit}>
        <Stack gap="large">
          <ReviewFacts account={account} draft={draft} />
          <PaperlessCheckbox asked={paperless} begins={pays ? "PAYMENT" : "AUTO_PAY"} />
          {pays && <RecordsFields records={draft} errors={recordsErrors} canNotify={canNotify} onTyped={(typed) => dispatch(autoPayEvents.recordsTyped(typed))} />}
          <TermsCheckbox agreement="billing.autoPay.review.terms" title={t("billing.autoPay.terms.title")} text={useAuthorisation(draft)} accepted={accepted} onChange={setAccepted} error={termsError} />
          <StickyActions>
            <Button type="submit" wide busy={sending ? t("billing.autoPay.review.busy") : undefined}>
              {useSubmitWords(draft)}
            </Button>
          </StickyActions>
        </Stack>
      </Form>
    </StepFrame>
  );
}

function useSubmitWords({ flow, payNow = 0 }: AutoPayDraft): string {
  const t = useCopy();
  if (flow === "change") return t("billing.autoPay.review.submitChange");
  return payNow > 0 ? t("billing.autoPay.review.submitPay", { amount: payNow }) : t("billing.autoPay.review.submit");
}

/** The authorisation that enrolling needs; who pays at once accepts the terms of a payment with it. */
function useAuthorisation({ payNow = 0 }: AutoPayDraft): string {
  const t = useCopy();
  return [t(authorisationKey), ...(payNow > 0 ? [t("billing.payOnce.terms.text")] : [])].join("\n\n");
}

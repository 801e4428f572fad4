import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { Form } from "../model/Form.tsx";
import { PaperlessCheckbox } from "../model/PaperlessCheckbox.tsx";
import { RecordsFields } from "../model/RecordsFields.tsx";
import { useReviewForm } from "../model/useReviewForm.ts";
import { usePaperlessAsked } from "../model/usePaperlessAsked.ts";
import { OverlapNotice } from "./OverlapNotice.tsx";
import { selectPayOncePhase } from "./payOnce.selectors.ts";
import { payOnceEvents } from "./payOnce.slice.ts";
import type { StepProps } from "./steps.ts";
import { AmountCharged, AnswersGiven } from "./ReviewParts.tsx";
import { StepFrame } from "./StepFrame.tsx";
import { StepNotices } from "./StepNotices.tsx";
import { Terms } from "./Terms.tsx";
import { useReviewWords } from "./useReviewWords.ts";

/** Everything once more, the terms (PAY-22), and the one button that moves money. */
export function ReviewStep({ account, draft }: StepProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { canNotify } = account.paymentOptions;
  const paperless = usePaperlessAsked({
    offered: !account.paperlessEnrolled && !draft.way?.changes,
    wanted: draft.paperless ?? false,
    onWanted: (wanted) => dispatch(payOnceEvents.paperlessChosen(wanted)),
  });
  const { accepted, setAccepted, refusals, submit, errors, recordsErrors, termsError } = useReviewForm({
    records: draft,
    canNotify,
    paperless,
    termsRequired: t("billing.payOnce.review.termsRequired"),
    attemptKey: draft.attemptKey,
    reviewOpened: payOnceEvents.reviewOpened,
    onAccepted: () => dispatch(payOnceEvents.submitted()),
  });
  const sending = useSelector(selectPayOncePhase).name === "submitting";
  const words = useReviewWords(draft);
  return (
    <StepFrame draft={draft} step="review" title={words.title}>
      <StepNotices step="review" accountId={draft.accountId} />
      <ErrorSummary title={t("billing.payOnce.errors", { count: errors.length })} errors={errors} focusOn={refusals} />
      <Form onSubmit={submit}>
        <Stack gap="large">
          <AmountCharged draft={draft} />
          <AnswersGiven account={account} draft={draft} />
          <OverlapNotice account={account} draft={draft} />
          <PaperlessCheckbox asked={paperless} begins={draft.isLater ? "SCHEDULED" : "PAYMENT"} />
          <RecordsFields records={draft} errors={recordsErrors} canNotify={canNotify} onTyped={(typed) => dispatch(payOnceEvents.recordsTyped(typed))} />
          <Terms draft={draft} accepted={accepted} onChange={setAccepted} error={termsError} />
          <Text size="small">{words.note}</Text>
          <StickyActions>
            <Button type="submit" wide busy={sending ? words.submitting : undefined}>
              {words.submit}
            </Button>
          </StickyActions>
        </Stack>
      </Form>
    </StepFrame>
  );
}

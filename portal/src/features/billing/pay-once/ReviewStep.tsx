import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { referenceFault } from "@portico/rules/customerReference";
import { useDispatch, useSelector } from "react-redux";
import { Form } from "../model/Form.tsx";
import { PaperlessCheckbox } from "../model/PaperlessCheckbox.tsx";
import { useTermsAsked } from "../model/useTermsAsked.ts";
import { NotifyField, notifyFault, useNotifyFault } from "./NotifyField.tsx";
import { OverlapNotice } from "./OverlapNotice.tsx";
import { selectPayOncePhase } from "./payOnce.selectors.ts";
import { payOnceEvents } from "./payOnce.slice.ts";
import { ReferenceField, useReferenceFault } from "./ReferenceField.tsx";
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
  const { accepted, setAccepted, missing, refusals, submit } = useTermsAsked({
    attemptKey: draft.attemptKey,
    reviewOpened: payOnceEvents.reviewOpened,
    onAccepted: () => dispatch(payOnceEvents.submitted()),
    faulty: referenceFault(draft.customerReference ?? "") !== null || (canNotify && notifyFault(draft) !== null),
  });
  const reference = useReferenceFault(draft, refusals);
  const notify = useNotifyFault(draft, refusals);
  const sending = useSelector(selectPayOncePhase).name === "submitting";
  const words = useReviewWords(draft);
  const errors = [...(reference ? [{ fieldName: "customerReference", message: reference }] : []), ...(canNotify && notify ? [{ fieldName: "notify", message: notify }] : []), ...(missing ? [{ fieldName: "terms", message: t("billing.payOnce.review.termsRequired") }] : [])];
  const message = missing ? t("billing.payOnce.review.termsRequired") : undefined;
  return (
    <StepFrame draft={draft} step="review" title={words.title}>
      <StepNotices step="review" accountId={draft.accountId} />
      <ErrorSummary title={t("billing.payOnce.errors", { count: errors.length })} errors={errors} focusOn={refusals} />
      <Form onSubmit={submit}>
        <Stack gap="large">
          <AmountCharged draft={draft} />
          <AnswersGiven account={account} draft={draft} />
          <OverlapNotice account={account} draft={draft} />
          {!account.paperlessEnrolled && !draft.way?.changes && <PaperlessCheckbox checked={draft.paperless ?? false} onChange={(now) => dispatch(payOnceEvents.paperlessChosen(now))} />}
          <ReferenceField value={draft.customerReference ?? ""} error={reference} />
          {canNotify && <NotifyField value={draft.notify ?? ""} error={notify} />}
          <Terms draft={draft} accepted={accepted} onChange={setAccepted} error={message} />
          <Text size="small">{words.note}</Text>
          <Actions sticky>
            <Button type="submit" wide busy={sending ? words.submitting : undefined}>
              {words.submit}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </StepFrame>
  );
}

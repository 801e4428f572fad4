import { useContentStore, useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Form } from "../model/Form.tsx";
import { selectPayOncePhase } from "./payOnce.selectors.ts";
import { payOnceEvents } from "./payOnce.slice.ts";
import type { StepProps } from "./steps.ts";
import { AmountToday, AnswersGiven, AutoPayNote } from "./ReviewParts.tsx";
import { StepFrame } from "./StepFrame.tsx";
import { StepNotices } from "./StepNotices.tsx";
import { TermsCheckbox } from "./TermsCheckbox.tsx";

/** Everything once more, the terms (PAY-22), and the one button that moves money. */
export function ReviewStep({ account, draft }: StepProps) {
  const t = useCopy();
  const { accepted, setAccepted, missing, refusals, submit } = useReview(draft.attemptKey);
  const sending = useSelector(selectPayOncePhase).name === "submitting";
  const amount = draft.amount?.cents ?? 0;
  const message = missing ? t("billing.payOnce.review.termsRequired") : undefined;
  return (
    <StepFrame draft={draft} step="review" title={t("billing.payOnce.review.title")}>
      <StepNotices step="review" accountId={draft.accountId} />
      <ErrorSummary title={t("billing.payOnce.errors", { count: 1 })} errors={message ? [{ fieldName: "terms", message }] : []} focusOn={refusals} />
      <Form onSubmit={submit}>
        <Stack gap="large">
          <AmountToday draft={draft} />
          <AnswersGiven account={account} draft={draft} />
          <AutoPayNote account={account} />
          <TermsCheckbox accepted={accepted} onChange={setAccepted} error={message} />
          <Text size="small">{t("billing.payOnce.review.upTo24Hours")}</Text>
          <Actions sticky>
            <Button type="submit" wide busy={sending ? t("billing.payOnce.review.submitting") : undefined}>
              {t("billing.payOnce.review.submit", { amount })}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </StepFrame>
  );
}

function useReview(attemptKey: string | undefined) {
  const dispatch = useDispatch();
  const { release } = useContentStore().getState();
  const [acceptedIn, setAcceptedIn] = useState<string>();
  const [missing, setMissing] = useState(false);
  const [refusals, setRefusals] = useState(0);
  // What was accepted is a wording: another release asks again.
  const accepted = acceptedIn === release;
  useEffect(() => {
    if (!attemptKey) dispatch(payOnceEvents.reviewOpened());
  }, [dispatch, attemptKey]);
  const submit = () => {
    setMissing(!accepted);
    if (!accepted) setRefusals(refusals + 1);
    else dispatch(payOnceEvents.submitted());
  };
  const setAccepted = (now: boolean) => {
    setAcceptedIn(now ? release : undefined);
    setMissing(false);
  };
  return { accepted, setAccepted, missing, refusals, submit };
}

import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Stack } from "@portico/design-system/layout";
import { DateText } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { RecordsFields, useReviewForm } from "../model/payment-flow/ReviewForm.tsx";
import { AmountOf, ChangeLink, useReviewRows } from "../model/payment-flow/reviewRows.tsx";
import { MethodName } from "../model/payment-methods/MethodName.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { PaperlessCheckbox, usePaperlessChoice } from "../model/terms/PaperlessCheckbox.tsx";
import { TermsCheckbox } from "../model/terms/TermsCheckbox.tsx";
import type { AutoPayStepProps } from "./AutoPayPage.tsx";
import { StepFrame } from "./StepFrame.tsx";
import { type AutoPayDraft, paysNow, stepPath, stepsOf } from "./autoPay.draft.ts";
import { authorisationKey } from "./autoPay.submissions.ts";
import { autoPayEvents, selectAutoPayPhase } from "./autoPay.slice.ts";
import { enrolmentTerms } from "./enrolment.rules.ts";

/** Review of all choices, the authorisation, and the submit button (AUTO-01, AUTO-03). */
export function ReviewStep({ account, draft }: AutoPayStepProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const paperless = usePaperlessChoice({
    offered: draft.flow === "enrol" && !account.paperlessEnrolled,
    wanted: draft.paperless ?? false,
    onWanted: (wanted) => dispatch(autoPayEvents.paperlessChosen(wanted)),
  });
  const pays = paysNow(draft);
  const { canNotify } = account.paymentOptions;
  const { accepted, setAccepted, submitCount, submit, errors, recordsErrors, termsError } = useReviewForm({
    records: pays ? draft : {},
    canNotify,
    paperless,
    termsRequired: t("billing.autoPay.review.termsRequired"),
    idempotencyKey: draft.idempotencyKey,
    reviewOpened: autoPayEvents.reviewOpened,
    onAccepted: () => dispatch(autoPayEvents.submitted({ debitDay: account.autoPay.usualDebitDay })),
  });
  const sending = useSelector(selectAutoPayPhase).name === "submitting";
  return (
    <StepFrame draft={draft} step="review" title={t("billing.autoPay.review.title")}>
      <ErrorSummary
        title={t("billing.payOnce.errors", { count: errors.length })}
        errors={errors}
        focusOn={submitCount}
      />
      <Form onSubmit={submit}>
        <Stack gap="large">
          <ReviewFacts account={account} draft={draft} />
          <PaperlessCheckbox choice={paperless} begins={pays ? "PAYMENT" : "AUTO_PAY"} />
          {pays && (
            <RecordsFields
              records={draft}
              errors={recordsErrors}
              canNotify={canNotify}
              onTyped={(typed) => dispatch(autoPayEvents.recordsTyped(typed))}
            />
          )}
          <TermsCheckbox
            agreement="billing.autoPay.review.terms"
            title={t("billing.autoPay.terms.title")}
            text={useAuthorisation(draft)}
            accepted={accepted}
            onChange={setAccepted}
            error={termsError}
          />
          <StickyActions>
            <Button type="submit" fullWidth busy={sending ? t("billing.autoPay.review.busy") : undefined}>
              {useSubmitLabel(draft)}
            </Button>
          </StickyActions>
        </Stack>
      </Form>
    </StepFrame>
  );
}

function useSubmitLabel({ flow, payNow = 0 }: AutoPayDraft): string {
  const t = useCopy();
  if (flow === "change") return t("billing.autoPay.review.submitChange");
  return payNow > 0 ? t("billing.autoPay.review.submitPay", { amount: payNow }) : t("billing.autoPay.review.submit");
}

/** The authorisation text for enrolling; with a payment it also contains the payment terms. */
function useAuthorisation({ payNow = 0 }: AutoPayDraft): string {
  const t = useCopy();
  return [t(authorisationKey), ...(payNow > 0 ? [t("billing.payOnce.terms.text")] : [])].join("\n\n");
}

/** What is charged today, what is charged from then on, and what a change removes. */
export function ReviewFacts({ account, draft }: AutoPayStepProps) {
  return (
    <>
      <Today draft={draft} />
      <Card>
        <DescriptionList items={useAnswers({ account, draft })} />
      </Card>
      <Consequences account={account} draft={draft} />
    </>
  );
}

function Today({ draft: { payNow = 0 } }: { draft: AutoPayDraft }) {
  const t = useCopy();
  if (payNow === 0) return <Text weight="strong">{t("billing.autoPay.review.nothingToday")}</Text>;
  return (
    <Card variant="tint" labelledBy="charged-today">
      <AmountOf id="charged-today" title={t("billing.autoPay.review.chargedToday")} cents={payNow}>
        <Text size="small">{t("billing.payOnce.review.nothingYet")}</Text>
      </AmountOf>
    </Card>
  );
}

function useAnswers({ account, draft }: AutoPayStepProps) {
  const t = useCopy();
  const { method, services = [], flow } = draft;
  const [first] = stepsOf[flow];
  const rows = useReviewRows();
  const names = services.map((service) => t("billing.autoPay.service", { service })).join(" · ");
  return [
    rows.account(account),
    {
      id: "services",
      term: t("billing.autoPay.review.services"),
      detail: names,
      aside: <ChangeLink href={stepPath(draft, first)} name={t("billing.autoPay.review.changeServices")} />,
    },
    ...(method ? [rows.method(<MethodName {...method} />, stepPath(draft, "method"))] : []),
    ...useDates({ account, draft }),
  ];
}

/** A change keeps the debit day; an enrolment starts with the latest day that is in time in every month. */
function useDates({ account, draft: { flow, services = [], payNow } }: AutoPayStepProps) {
  const t = useCopy();
  const terms = enrolmentTerms(account, services, payNow);
  const [enrolment] = account.autoPay.enrolments;
  const day = flow === "change" ? enrolment?.debitDay : account.autoPay.usualDebitDay;
  const date = flow === "change" ? enrolment?.nextDate : terms.date;
  return [
    ...(day
      ? [{ id: "day", term: t("billing.autoPay.review.day"), detail: t("billing.autoPay.review.dayOfMonth", { day }) }]
      : []),
    ...(date ? [{ id: "next", term: t("billing.autoPay.review.first"), detail: <DateText date={date} /> }] : []),
    ...(terms.discount > 0
      ? [
          {
            id: "discount",
            term: t("billing.autoPay.preview.discount"),
            detail: t("billing.home.autoPay.perMonth", { amount: terms.discount }),
          },
        ]
      : []),
  ];
}

function Consequences({ account: { autoPay }, draft: { flow, method, services = [] } }: AutoPayStepProps) {
  const t = useCopy();
  if (flow === "enrol") return null;
  const coreStops = autoPay.monthlyDiscount > 0 && !services.includes("core");
  const consequences = [
    ...(method && method.kind !== "current" ? [t("billing.autoPay.review.replaces")] : []),
    ...(coreStops ? [t("billing.autoPay.review.coreStops", { amount: autoPay.monthlyDiscount })] : []),
  ];
  if (consequences.length === 0) return null;
  return <Notice tone={coreStops ? "warning" : "info"}>{consequences.join(" ")}</Notice>;
}

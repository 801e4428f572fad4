import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { overlapping } from "@portico/rules/accountStatus";
import { stillDue } from "@portico/rules/paymentAmount";
import { useDispatch, useSelector } from "react-redux";
import type { PayOnceAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { billingPath } from "../model/paths.ts";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { Overlaps } from "../model/payment-flow/Overlaps.tsx";
import { RecordsFields, useReviewForm } from "../model/payment-flow/ReviewForm.tsx";
import { AmountOf, ChangeLink, useReviewRows } from "../model/payment-flow/reviewRows.tsx";
import { MethodName } from "../model/payment-methods/MethodName.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { PaperlessCheckbox, usePaperlessChoice } from "../model/terms/PaperlessCheckbox.tsx";
import { TermsCheckbox, type TermsCheckboxProps } from "../model/terms/TermsCheckbox.tsx";
import { balanceAfter } from "./amount.rules.ts";
import { StepFrame, StepNotices, type StepProps } from "./StepFrame.tsx";
import { termsKeyOf } from "./payOnce.attempt.ts";
import { type Draft, stepPath } from "./payOnce.draft.ts";
import { payOnceEvents, selectPayOncePhase } from "./payOnce.slice.ts";

/** Review of all choices, the terms (PAY-22), and the button that pays. */
export function ReviewStep({ account, draft }: StepProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { canNotify } = account.paymentOptions;
  const paperless = usePaperlessChoice({
    offered: !account.paperlessEnrolled && !draft.entry?.changes,
    wanted: draft.paperless ?? false,
    onWanted: (wanted) => dispatch(payOnceEvents.paperlessChosen(wanted)),
  });
  const { accepted, setAccepted, submitCount, submit, errors, recordsErrors, termsError } = useReviewForm({
    records: draft,
    canNotify,
    paperless,
    termsRequired: t("billing.payOnce.review.termsRequired"),
    idempotencyKey: draft.idempotencyKey,
    reviewOpened: payOnceEvents.reviewOpened,
    onAccepted: () => dispatch(payOnceEvents.submitted()),
  });
  const sending = useSelector(selectPayOncePhase).name === "submitting";
  const words = useReviewCopy(draft);
  return (
    <StepFrame draft={draft} step="review" title={words.title}>
      <StepNotices step="review" accountId={draft.accountId} />
      <ErrorSummary
        title={t("billing.payOnce.errors", { count: errors.length })}
        errors={errors}
        focusOn={submitCount}
      />
      <Form onSubmit={submit}>
        <Stack gap="large">
          <AmountCharged draft={draft} />
          <ReviewAnswers account={account} draft={draft} />
          <OverlapNotice account={account} draft={draft} />
          <PaperlessCheckbox choice={paperless} begins={draft.isLater ? "SCHEDULED" : "PAYMENT"} />
          <RecordsFields
            records={draft}
            errors={recordsErrors}
            canNotify={canNotify}
            onTyped={(typed) => dispatch(payOnceEvents.recordsTyped(typed))}
          />
          <Terms draft={draft} accepted={accepted} onChange={setAccepted} error={termsError} />
          <Text size="small">{words.note}</Text>
          <StickyActions>
            <Button type="submit" fullWidth busy={sending ? words.submitting : undefined}>
              {words.submit}
            </Button>
          </StickyActions>
        </Stack>
      </Form>
    </StepFrame>
  );
}

/** Title and button label of the review: pay now, schedule, or change a scheduled payment. */
function useReviewCopy({ amount, isLater, entry }: Draft) {
  const t = useCopy();
  const cents = amount?.cents ?? 0;
  if (!isLater) {
    return {
      title: t("billing.payOnce.review.title"),
      submit: t("billing.payOnce.review.submit", { amount: cents }),
      submitting: t("billing.payOnce.review.submitting"),
      note: t("billing.payOnce.review.upTo24Hours"),
    };
  }
  const later = { submitting: t("billing.schedule.review.submitting"), note: t("billing.schedule.review.untilThen") };
  if (entry?.changes)
    return {
      ...later,
      title: t("billing.schedule.review.titleChange"),
      submit: t("billing.schedule.review.submitChange"),
    };
  return {
    ...later,
    title: t("billing.schedule.review.title"),
    submit: t("billing.schedule.review.submit", { amount: cents }),
  };
}

/** Amount and date, and that nothing has been charged yet. */
function AmountCharged({ draft }: { draft: Draft }) {
  const t = useCopy();
  const { amount, date, isLater } = draft;
  return (
    <Card variant="tint" labelledBy="to-be-charged">
      <AmountOf
        id="to-be-charged"
        title={
          isLater && date
            ? t("billing.schedule.review.willBeCharged", { date })
            : t("billing.payOnce.review.willBeCharged")
        }
        cents={amount?.cents ?? 0}
      >
        <Text size="small">{t("billing.payOnce.review.nothingYet")}</Text>
        <Text size="small">
          <Link href={stepPath(draft, "amount")}>{t("billing.payOnce.review.changeAmount")}</Link>
        </Text>
      </AmountOf>
    </Card>
  );
}

type PartProps = { account: PayOnceAccountFragment; draft: Draft };

/** The draft's choices, each with a link to change it. */
function ReviewAnswers({ account, draft }: PartProps) {
  const t = useCopy();
  const { method } = draft;
  const cannotSave = method?.kind === "new" && method.save && !method.canSave;
  const saved = method?.kind === "new" && method.save && method.canSave;
  const rows = useReviewRows();
  const items = [
    rows.account(account),
    ...(method ? [rows.method(<MethodName {...method} />, stepPath(draft, "method"))] : []),
    ...(saved
      ? [{ id: "save", term: t("billing.payOnce.review.save"), detail: t("billing.payOnce.review.saveYes") }]
      : []),
    { id: "date", term: t("billing.payOnce.review.date"), ...useDateDetail(account, draft) },
    useBalanceAfter(account, draft),
  ];
  return (
    <>
      <Card>
        <DescriptionList items={items} />
      </Card>
      {cannotSave && <Notice tone="info">{t("billing.payOnce.review.cannotSave")}</Notice>}
    </>
  );
}

/** Today means the date of submitting; a later date is the chosen one. */
function useDateDetail({ businessDate }: PayOnceAccountFragment, draft: Draft) {
  const t = useCopy();
  const { date, isLater } = draft;
  const change = <ChangeLink href={stepPath(draft, "date")} name={t("billing.schedule.review.changeDate")} />;
  if (isLater && date) return { detail: <DateText date={date} />, aside: change };
  return {
    detail: (
      <>
        {t("billing.today")}, <DateText date={businessDate} />
      </>
    ),
    aside: change,
  };
}

/** The remaining balance, or the credit after an overpayment. */
function useBalanceAfter(account: PayOnceAccountFragment, { amount }: Draft) {
  const t = useCopy();
  const left = balanceAfter(account, amount?.cents ?? 0);
  return left >= 0
    ? { id: "balance", term: t("billing.payOnce.review.balanceAfter"), detail: <Money cents={left} /> }
    : { id: "balance", term: t("billing.payOnce.review.creditAfter"), detail: <Money cents={-left} /> };
}

/**
 * Warns about payments that overlap with this one. A scheduled payment that is being changed does not overlap with
 * itself, and one that pays the rest of the bill does not overlap.
 */
export function OverlapNotice({ account, draft }: StepProps) {
  const t = useCopy();
  const claims = account.overlaps.filter(({ id }) => id !== draft.entry?.changes);
  const overlaps = overlapping(claims, draft.amount?.cents ?? stillDue(account), stillDue(account));
  return (
    <Overlaps
      overlaps={overlaps}
      title={t("billing.schedule.overlap.title")}
      skip={billingPath(draft.accountId)}
      change={stepPath(draft, "amount")}
      reportShown={payOnceEvents.overlapsShown}
    />
  );
}

type Props = Pick<TermsCheckboxProps, "accepted" | "onChange" | "error"> & { draft: Draft };

/** The terms of paying now, or of scheduling a payment. */
export function Terms({ draft, ...checkbox }: Props) {
  const t = useCopy();
  const title = draft.isLater ? t("billing.schedule.terms.title") : t("billing.payOnce.terms.title");
  return (
    <TermsCheckbox agreement="billing.payOnce.review.terms" title={title} text={t(termsKeyOf(draft))} {...checkbox} />
  );
}

import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { RadioGroup } from "@portico/design-system/choice";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { typedDate } from "@portico/rules/dates";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { lateBy } from "../model/payment-flow/late.rules.ts";
import { useFieldError } from "../model/payment-flow/useFieldError.ts";
import { LaterDateField, useDateErrorMessage } from "./LaterDateField.tsx";
import { StepFrame, StepNotices, type StepProps } from "./StepFrame.tsx";
import { type DateError, dueDateToChoose, validateDate, openDates } from "./date.rules.ts";
import { stepPath } from "./payOnce.draft.ts";
import { payOnceEvents } from "./payOnce.slice.ts";
import { scheduledPath } from "../model/laterPaths.ts";

/**
 * Choice of the date: today, in the provider's time zone, or a later date that is typed or picked (PAY-09). Disabled
 * choices say why.
 */
export function DateStep({ account, draft }: StepProps) {
  const t = useCopy();
  const form = useDateForm({ account, draft });
  const message = useDateErrorMessage(account, draft)(form.error);
  return (
    <StepFrame draft={draft} step="date" title={t("billing.payOnce.date.title")}>
      <StepNotices step="date" accountId={draft.accountId} />
      <ErrorSummary
        title={t("billing.payOnce.errors", { count: 1 })}
        errors={message ? [{ fieldName: form.choice === "later" ? "date" : "when", message }] : []}
        focusOn={form.submitCount}
      />
      <Form onSubmit={form.submit}>
        <Stack gap="large">
          <WhenChoice
            account={account}
            draft={draft}
            form={form}
            error={form.choice === "later" ? undefined : message}
          />
          {form.choice === "later" && (
            <LaterDateField
              account={account}
              draft={draft}
              value={form.typed}
              onChange={form.setTyped}
              error={message}
            />
          )}
          {form.error?.kind === "cardOver" && (
            <Link href={stepPath(draft, "method")}>{t("billing.schedule.date.otherMethod")}</Link>
          )}
          {account.paymentOptions.schedulingBlock === "TWO_SCHEDULED" && !draft.entry?.changes && (
            <Text size="small">
              <Link href={scheduledPath(draft.accountId)}>{t("billing.outcome.manageScheduled")}</Link>
            </Text>
          )}
          <StickyActions>
            <Button type="submit" fullWidth>
              {t("billing.payOnce.continue")}
            </Button>
          </StickyActions>
        </Stack>
      </Form>
    </StepFrame>
  );
}

type ChoiceProps = StepProps & { form: DateForm; error: string | undefined };

/** Today, on the due date, or on another date; a scheduled payment cannot be changed to today. */
function WhenChoice({ account, draft, form, error }: ChoiceProps) {
  const t = useCopy();
  const { schedulingBlock } = account.paymentOptions;
  const changes = Boolean(draft.entry?.changes);
  const closed = schedulingBlock && !changes ? t(`billing.schedule.block.${schedulingBlock}`) : undefined;
  const laterDetail = useLaterDetail({ account, draft });
  if (changes && !form.due) return null;
  const today = {
    value: "today",
    label: t("billing.schedule.date.today", { date: account.businessDate }),
    description: t("billing.schedule.date.todayDetail"),
  } as const;
  const due =
    form.due &&
    ({
      value: "due",
      label: t("billing.schedule.date.due", { date: form.due }),
      description: t("billing.schedule.date.dueDetail"),
    } as const);
  return (
    <RadioGroup<DateChoice>
      legend={t("billing.schedule.date.legend")}
      name="when"
      variant="cards"
      value={form.choice}
      onChange={form.setDateChoice}
      error={error}
      options={[
        ...(changes ? [] : [today]),
        ...(due ? [due] : []),
        {
          value: "later",
          label: t("billing.schedule.date.later"),
          description: closed ? undefined : laterDetail,
          disabledReason: closed,
        },
      ]}
    />
  );
}

/** The range of dates, and from which date on the payment is late. */
function useLaterDetail({ account, draft }: StepProps) {
  const t = useCopy();
  const { lastDate: last } = openDates(account, draft);
  const late = lateBy(account, last, draft.entry?.changes);
  return late
    ? t("billing.schedule.date.laterDetailDue", { last, due: late.due })
    : t("billing.schedule.date.laterDetail", { last });
}

/** `due`: on the due date of the bill. */
type DateChoice = "today" | "due" | "later";
type DateForm = ReturnType<typeof useDateForm>;

/** Form state of the date step: restores the earlier choice and the typed input. */
function useDateForm({ account, draft }: StepProps) {
  const dispatch = useDispatch();
  const { schedulingBlock } = account.paymentOptions;
  const due = dueDateToChoose(account, draft);
  const [chosen, setChosen] = useState<DateChoice>(() => initialDateChoice(draft, due));
  const [typed, setTyped] = useState(() => initialTypedDate(draft));
  const { error, submitCount, refuse, clearError, clearErrorOnChange } = useFieldError<DateError>();
  // Later dates may have become unavailable meanwhile.
  const open = chosen === "due" && !due ? "later" : chosen;
  const choice: DateChoice = schedulingBlock && !draft.entry?.changes ? "today" : open;

  const submit = () => {
    const validated =
      choice === "today"
        ? { date: account.businessDate }
        : validateDate(account, draft, choice === "due" && due ? typedDate(due) : typed);
    if ("error" in validated) return refuse(validated.error);
    clearError();
    dispatch(
      payOnceEvents.dateAccepted(
        validated.date > account.businessDate ? { date: validated.date, isLater: true } : { date: validated.date },
      ),
    );
  };
  return {
    choice,
    due,
    setDateChoice: clearErrorOnChange(setChosen),
    typed,
    setTyped: clearErrorOnChange(setTyped),
    error,
    submitCount,
    submit,
  };
}

/** The later date chosen in this step, or the one that the link contained. */
function initialTypedDate({ isLater, date, linkedDate }: StepProps["draft"]): string {
  const day = date === undefined ? linkedDate : isLater ? date : undefined;
  return day ? typedDate(day) : "";
}

function initialDateChoice(
  { isLater, date, linkedDate, entry }: StepProps["draft"],
  due: string | undefined,
): DateChoice {
  if (!date && linkedDate) return linkedDate === due ? "due" : "later";
  if (isLater && date && date === due) return "due";
  return isLater || (entry?.later && !date) ? "later" : "today";
}

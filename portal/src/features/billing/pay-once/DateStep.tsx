import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { RadioGroup } from "@portico/design-system/choice";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { Form } from "../model/Form.tsx";
import { lateBy } from "../model/late.rules.ts";
import { scheduledPath } from "../model/paths.ts";
import { openDates } from "./date.rules.ts";
import { LaterDateField } from "./LaterDateField.tsx";
import { stepPath } from "./payOnce.draft.ts";
import type { StepProps } from "./steps.ts";
import { StepFrame } from "./StepFrame.tsx";
import { StepNotices } from "./StepNotices.tsx";
import { useDateFault } from "./useDateFault.ts";
import { type DateForm, useDateForm, type When } from "./useDateForm.ts";

/** When: today, by the provider's calendar, or on a later date that is typed or chosen (PAY-09). What can't be chosen says why. */
export function DateStep({ account, draft }: StepProps) {
  const t = useCopy();
  const form = useDateForm({ account, draft });
  const message = useDateFault(account, draft)(form.fault);
  return (
    <StepFrame draft={draft} step="date" title={t("billing.payOnce.date.title")}>
      <StepNotices step="date" accountId={draft.accountId} />
      <ErrorSummary title={t("billing.payOnce.errors", { count: 1 })} errors={message ? [{ fieldName: form.when === "later" ? "date" : "when", message }] : []} focusOn={form.refusals} />
      <Form onSubmit={form.submit}>
        <Stack gap="large">
          <WhenChoice account={account} draft={draft} form={form} error={form.when === "later" ? undefined : message} />
          {form.when === "later" && <LaterDateField account={account} draft={draft} value={form.typed} onChange={form.setTyped} error={message} />}
          {form.fault?.kind === "cardOver" && <Link href={stepPath(draft, "method")}>{t("billing.schedule.date.otherMethod")}</Link>}
          {account.paymentOptions.schedulingBlock === "TWO_SCHEDULED" && !draft.way?.changes && (
            <Text size="small">
              <Link href={scheduledPath(draft.accountId)}>{t("billing.outcome.manageScheduled")}</Link>
            </Text>
          )}
          <StickyActions>
            <Button type="submit" wide>
              {t("billing.payOnce.continue")}
            </Button>
          </StickyActions>
        </Stack>
      </Form>
    </StepFrame>
  );
}

type ChoiceProps = StepProps & { form: DateForm; error: string | undefined };

/** Today, on the due date, or on another date; what is scheduled already is never changed to today. */
function WhenChoice({ account, draft, form, error }: ChoiceProps) {
  const t = useCopy();
  const { schedulingBlock } = account.paymentOptions;
  const changes = Boolean(draft.way?.changes);
  const closed = schedulingBlock && !changes ? t(`billing.schedule.block.${schedulingBlock}`) : undefined;
  const laterDetail = useLaterDetail({ account, draft });
  if (changes && !form.due) return null;
  const today = { value: "today", label: t("billing.schedule.date.today", { date: account.businessDate }), description: t("billing.schedule.date.todayDetail") } as const;
  const due = form.due && ({ value: "due", label: t("billing.schedule.date.due", { date: form.due }), description: t("billing.schedule.date.dueDetail") } as const);
  return (
    <RadioGroup<When>
      legend={t("billing.schedule.date.legend")}
      name="when"
      look="cards"
      value={form.when}
      onChange={form.setWhen}
      error={error}
      options={[...(changes ? [] : [today]), ...(due ? [due] : []), { value: "later", label: t("billing.schedule.date.later"), description: closed ? undefined : laterDetail, disabledReason: closed }]}
    />
  );
}

/** How far ahead, and from where on it is too late, before a date is chosen. */
function useLaterDetail({ account, draft }: StepProps) {
  const t = useCopy();
  const { lastDate: last } = openDates(account, draft);
  const late = lateBy(account, last, draft.way?.changes);
  return late ? t("billing.schedule.date.laterDetailDue", { last, due: late.due }) : t("billing.schedule.date.laterDetail", { last });
}

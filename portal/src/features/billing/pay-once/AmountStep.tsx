import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { RadioGroup } from "@portico/design-system/choice";
import { AlertDialog } from "@portico/design-system/dialog";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { MoneyField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { amountText } from "@portico/rules/money";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { PayOnceAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { useFieldError } from "../model/payment-flow/useFieldError.ts";
import { StepFrame, StepNotices, type StepProps } from "./StepFrame.tsx";
import { type AmountError, initialAmount, validateChosenAmount, offered, suggestedIs } from "./amount.rules.ts";
import type { AmountChoice, ChosenAmount } from "./payOnce.draft.ts";
import { payOnceEvents, selectPayOncePhase } from "./payOnce.slice.ts";

/**
 * Choice of the amount: the amount due, or another one (PAY-05). Above the amount due it asks for confirmation
 * (PAY-07).
 */
export function AmountStep({ account, draft }: StepProps) {
  const t = useCopy();
  const { choice, typed, setChoice, setTyped, isOnlyTyped, submit, submitCount, error } = useAmountForm({
    account,
    draft,
  });
  const options = useAmountOptions(account);
  const message = useAmountErrorMessage(account)(error);
  const isFieldError = error !== undefined && choice === "other";
  const { minimum: min, maximum: max } = account.paymentOptions;
  return (
    <StepFrame draft={draft} step="amount" title={t("billing.payOnce.amount.title")}>
      <StepNotices step="amount" accountId={draft.accountId} />
      <ErrorSummary
        title={t("billing.payOnce.errors", { count: 1 })}
        errors={message ? [{ fieldName: isFieldError ? "otherAmount" : "amount", message }] : []}
        focusOn={submitCount}
      />
      <Form onSubmit={submit}>
        <Stack gap="large">
          {isOnlyTyped ? (
            <Text>{t("billing.payOnce.amount.nothingDue")}</Text>
          ) : (
            <RadioGroup<AmountChoice>
              legend={t("billing.payOnce.amount.legend")}
              name="amount"
              variant="cards"
              value={choice}
              onChange={setChoice}
              options={options}
              error={isFieldError ? undefined : message}
            />
          )}
          {choice === "other" && (
            <MoneyField
              label={t("billing.payOnce.amount.otherLabel")}
              name="otherAmount"
              value={typed}
              onChange={setTyped}
              hint={t("billing.payOnce.amount.rangeHint", { min, max })}
              error={isFieldError ? message : undefined}
            />
          )}
          <Actions>
            <Button type="submit" fullWidth>
              {t("billing.payOnce.continue")}
            </Button>
          </Actions>
        </Stack>
      </Form>
      <OverpaymentDialog amount={draft.amount} />
    </StepFrame>
  );
}

function useAmountForm({ account, draft }: StepProps) {
  const dispatch = useDispatch();
  const { locale } = useLocale();
  const choices = offered(account).map((each) => each.choice);
  const isOnlyTyped = choices.length === 1;
  const [initial] = useState(() => initialAmount(account, draft));
  const [choice, setChoice] = useState<AmountChoice | "">(initial.choice);
  const [typed, setTyped] = useState(
    initial.choice === "other" && initial.cents !== undefined ? amountText(initial.cents) : "",
  );
  const { error, submitCount, refuse, clearError, clearErrorOnChange } = useFieldError<AmountError>();
  // The amount chosen before may have been paid meanwhile.
  const currentChoice: AmountChoice | "" =
    choice !== "" && choices.includes(choice) ? choice : isOnlyTyped ? "other" : "";

  const submit = () => {
    const validated = validateChosenAmount(account, currentChoice, typed, locale);
    if ("error" in validated) return refuse(validated.error);
    clearError();
    dispatch(payOnceEvents.amountChosen(validated.chosen));
  };
  return {
    choice: currentChoice,
    typed,
    setChoice: clearErrorOnChange(setChoice),
    setTyped: clearErrorOnChange(setTyped),
    isOnlyTyped,
    submit,
    submitCount,
    error,
  };
}

/** The amount options with their labels. */
function useAmountOptions(account: PayOnceAccountFragment) {
  const t = useCopy();
  const words: Record<AmountChoice, { label: string; description?: string }> = {
    due: {
      label: t("billing.payOnce.amount.due"),
      description: useDueDescription(account),
    },
    suggested: useSuggestedCopy(account),
    pastDue: { label: t("billing.payOnce.amount.pastDue"), description: t("billing.payOnce.amount.pastDueDetail") },
    other: { label: t("billing.payOnce.amount.other") },
  };
  return offered(account).map(({ choice, cents }) => ({
    value: choice,
    ...words[choice],
    aside: cents === undefined ? undefined : <Money cents={cents} />,
  }));
}

/** Until when the amount due is to be paid, or how much of it is late; installments have days of their own. */
function useDueDescription({ dueDate, status }: PayOnceAccountFragment): string | undefined {
  const t = useCopy();
  const { arrangement, amountDue, pastDue } = status;
  if (arrangement) return undefined;
  if (pastDue > 0 && pastDue === amountDue) return t("billing.payOnce.amount.allPastDue");
  if (pastDue > 0) return t("billing.payOnce.amount.partPastDue", { amount: pastDue });
  return dueDate === null ? undefined : t("billing.payOnce.amount.dueBy", { date: dueDate });
}

/** Label of the suggested part of the amount due: what it is for. */
function useSuggestedCopy({ status }: PayOnceAccountFragment): { label: string; description?: string } {
  const t = useCopy();
  const kind = suggestedIs(status);
  const { arrangement, current, dueDate } = status;
  const label = t(`billing.payOnce.amount.${kind}`);
  if (kind === "rest" || !arrangement) return { label, description: t("billing.payOnce.amount.restDetail") };
  const { nextAmount: installment, nextDate: date } = arrangement;
  if (kind === "installment" || dueDate === null)
    return { label, description: t("billing.payOnce.amount.dueBy", { date }) };
  return {
    label,
    description: t("billing.payOnce.amount.installmentAndBillDetail", { installment, date, bill: current, dueDate }),
  };
}

/**
 * Error message: one for the range, one for a payment below what is required, one for input that is no amount (PAY-05).
 */
function useAmountErrorMessage({
  paymentOptions,
}: Pick<PayOnceAccountFragment, "paymentOptions">): (error: AmountError | undefined) => string | undefined {
  const t = useCopy();
  const { minimum: min, maximum: max } = paymentOptions;
  return (error) => {
    switch (error) {
      case "choose":
        return t("billing.payOnce.amount.choose");
      case "invalid":
        return t("billing.payOnce.amount.invalid");
      case "outOfRange":
        return t("billing.payOnce.amount.outOfRange", { min, max });
      case "belowDue":
        return t("billing.payOnce.amount.belowDue", { max });
      case undefined:
        return undefined;
    }
  };
}

/** Confirms an amount above what is due (PAY-07). The safe answer has the initial focus. */
function OverpaymentDialog({ amount }: { amount: ChosenAmount | undefined }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { name } = useSelector(selectPayOncePhase);
  if (!amount) return null;
  const { cents, due } = amount;
  const change = () => dispatch(payOnceEvents.overpaymentDeclined());
  return (
    <AlertDialog
      open={name === "confirmingOverpayment"}
      title={t("billing.payOnce.overpay.title")}
      description={
        due > 0
          ? t("billing.payOnce.overpay.detail", { due, amount: cents, extra: cents - due })
          : t("billing.payOnce.overpay.detailNothingDue", { amount: cents })
      }
      onOpenChange={change}
      actions={
        <>
          <Button variant="secondary" onPress={change}>
            {t("billing.payOnce.overpay.change")}
          </Button>
          <Button onPress={() => dispatch(payOnceEvents.overpaymentConfirmed())}>
            {t("billing.payOnce.overpay.confirm", { amount: cents })}
          </Button>
        </>
      }
    />
  );
}

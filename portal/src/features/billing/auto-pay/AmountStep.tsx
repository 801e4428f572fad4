import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { RadioGroup } from "@portico/design-system/choice";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { AutoPayService } from "@portico/rules/autoPay";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import type { AutoPayStepProps } from "./AutoPayPage.tsx";
import { Preview } from "./Preview.tsx";
import { ServicesField, useRequestedServices, useServicesErrorMessage } from "./ServicesField.tsx";
import { StepFrame } from "./StepFrame.tsx";
import { autoPayEvents } from "./autoPay.slice.ts";
import { enrolmentTerms, type EnrolmentTerms, mayWait } from "./enrolment.rules.ts";

/** Choice of services for Auto Pay, and of what to do with the current balance (AUTO-01). */
export function AmountStep({ account, draft }: AutoPayStepProps) {
  const t = useCopy();
  const form = useAmountForm({ account, draft });
  const { services, setServices, terms, choice, setChoice, errors } = form;
  const options = useAmountOptions(terms, services);
  const isChosen = services.length > 0 && (terms.due === 0 || choice !== "");
  const first = choice === "pay" ? enrolmentTerms(account, services, terms.due) : terms;
  return (
    <StepFrame
      draft={draft}
      step="amount"
      title={terms.due === 0 ? t("billing.autoPay.enrol.title") : t("billing.autoPay.amount.title")}
    >
      <ErrorSummary
        title={t("billing.payOnce.errors", { count: errors.length })}
        errors={errors}
        focusOn={form.submitCount}
      />
      <Form onSubmit={form.submit}>
        <Stack gap="large">
          <ServicesField
            offered={account.autoPay.services}
            value={services}
            onChange={setServices}
            error={errors.find(({ fieldName }) => fieldName === "services")?.message}
          />
          {terms.due === 0 ? (
            <Text>{t("billing.autoPay.amount.nothing")}</Text>
          ) : (
            <RadioGroup<PayChoice>
              legend={t("billing.autoPay.amount.legend")}
              name="amount"
              variant="cards"
              value={choice}
              onChange={setChoice}
              options={options}
              error={errors.find(({ fieldName }) => fieldName === "amount")?.message}
            />
          )}
          {isChosen && <Preview date={first.date} debit={first.debit} discount={first.discount} />}
          <Actions>
            <Button type="submit" fullWidth>
              {t("billing.payOnce.continue")}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </StepFrame>
  );
}

function useAmountForm({ account, draft }: AutoPayStepProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const servicesError = useServicesErrorMessage(account.autoPay.services);
  const requested = useRequestedServices(account.autoPay.services);
  const [services, chooseServices] = useState<AutoPayService[]>(
    () => requested ?? draft.services ?? [...account.autoPay.services],
  );
  const [chosen, choose] = useState<PayChoice | "">(
    draft.payNow === undefined ? "" : draft.payNow > 0 ? "pay" : "wait",
  );
  const [errors, setErrors] = useState<{ fieldName: string; message: string }[]>([]);
  const [submitCount, setSubmitCount] = useState(0);
  const terms = enrolmentTerms(account, services);
  // A balance that must not wait is paid now: there is no choice.
  const choice: PayChoice | "" = chosen === "wait" && !mayWait(terms, services) ? "" : chosen;
  const submit = () => {
    const found = [
      ...[servicesError(services)].flatMap((message) => (message ? [{ fieldName: "services", message }] : [])),
      ...(terms.due > 0 && choice === "" ? [{ fieldName: "amount", message: t("billing.autoPay.amount.choose") }] : []),
    ];
    setErrors(found);
    if (found.length > 0) setSubmitCount(submitCount + 1);
    else dispatch(autoPayEvents.amountChosen({ services, payNow: choice === "pay" ? terms.due : 0 }));
  };
  const clearErrorOnChange =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setErrors([]);
    };
  return {
    services,
    setServices: clearErrorOnChange(chooseServices),
    terms,
    choice,
    setChoice: clearErrorOnChange<PayChoice>(choose),
    errors,
    submitCount,
    submit,
  };
}

type PayChoice = "pay" | "wait";

/**
 * Options: pay the balance now, or leave it to the first debit, with that debit's amount and the discount if there is
 * one.
 */
function useAmountOptions(terms: EnrolmentTerms, services: readonly AutoPayService[]) {
  const t = useCopy();
  const { due, date, debit } = terms;
  const covered = debit
    ? t("billing.autoPay.amount.waitCovered", { date })
    : t("billing.autoPay.amount.waitNextBill", { date });
  const label = debit && debit.amount > 0 ? t("billing.autoPay.amount.wait", { amount: debit.amount, date }) : covered;
  const description =
    debit && debit.discount > 0
      ? t("billing.autoPay.amount.waitDetail", { discount: debit.discount })
      : t("billing.autoPay.amount.waitUndiscounted");
  return [
    {
      value: "pay" as const,
      label: t("billing.autoPay.amount.pay", { amount: due }),
      description: t("billing.autoPay.amount.payDetail"),
    },
    mayWait(terms, services)
      ? { value: "wait" as const, label, description }
      : { value: "wait" as const, label, disabledReason: t("billing.autoPay.amount.tooLate") },
  ];
}

import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { RadioGroup } from "@portico/design-system/choice";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { AutoPayService } from "@portico/rules/autoPay";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { Form } from "../model/Form.tsx";
import { autoPayEvents } from "./autoPay.slice.ts";
import type { AutoPayStepProps } from "./AutoPayPage.tsx";
import { enrolmentTerms, mayWait } from "./enrolment.rules.ts";
import { Preview } from "./Preview.tsx";
import { ServicesField, useAskedServices, useServicesFault } from "./ServicesField.tsx";
import { StepFrame } from "./StepFrame.tsx";
import { type PayChoice, useAmountOptions } from "./useAmountOptions.ts";

/** What Auto Pay pays for, and what happens with what is due now (AUTO-01). */
export function AmountStep({ account, draft }: AutoPayStepProps) {
  const t = useCopy();
  const form = useAmountForm({ account, draft });
  const { services, setServices, terms, choice, setChoice, faults } = form;
  const options = useAmountOptions(terms, services);
  const isChosen = services.length > 0 && (terms.due === 0 || choice !== "");
  const first = choice === "pay" ? enrolmentTerms(account, services, terms.due) : terms;
  return (
    <StepFrame draft={draft} step="amount" title={terms.due === 0 ? t("billing.autoPay.enrol.title") : t("billing.autoPay.amount.title")}>
      <ErrorSummary title={t("billing.payOnce.errors", { count: faults.length })} errors={faults} focusOn={form.refusals} />
      <Form onSubmit={form.submit}>
        <Stack gap="large">
          <ServicesField offered={account.autoPay.services} value={services} onChange={setServices} error={faults.find(({ fieldName }) => fieldName === "services")?.message} />
          {terms.due === 0 ? (
            <Text>{t("billing.autoPay.amount.nothing")}</Text>
          ) : (
            <RadioGroup<PayChoice>
              legend={t("billing.autoPay.amount.legend")}
              name="amount"
              look="cards"
              value={choice}
              onChange={setChoice}
              options={options}
              error={faults.find(({ fieldName }) => fieldName === "amount")?.message}
            />
          )}
          {isChosen && <Preview date={first.date} debit={first.debit} discount={first.discount} />}
          <Actions>
            <Button type="submit" wide>
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
  const servicesFault = useServicesFault(account.autoPay.services);
  const asked = useAskedServices(account.autoPay.services);
  const [services, chooseServices] = useState<AutoPayService[]>(() => asked ?? draft.services ?? [...account.autoPay.services]);
  const [chosen, choose] = useState<PayChoice | "">(draft.payNow === undefined ? "" : draft.payNow > 0 ? "pay" : "wait");
  const [faults, setFaults] = useState<{ fieldName: string; message: string }[]>([]);
  const [refusals, setRefusals] = useState(0);
  const terms = enrolmentTerms(account, services);
  // What can't wait is paid now: there is nothing to choose.
  const choice: PayChoice | "" = chosen === "wait" && !mayWait(terms, services) ? "" : chosen;
  const submit = () => {
    const found = [
      ...[servicesFault(services)].flatMap((message) => (message ? [{ fieldName: "services", message }] : [])),
      ...(terms.due > 0 && choice === "" ? [{ fieldName: "amount", message: t("billing.autoPay.amount.choose") }] : []),
    ];
    setFaults(found);
    if (found.length > 0) setRefusals(refusals + 1);
    else dispatch(autoPayEvents.amountChosen({ services, payNow: choice === "pay" ? terms.due : 0 }));
  };
  const repaired = <T,>(set: (value: T) => void) => (value: T) => {
    set(value);
    setFaults([]);
  };
  return { services, setServices: repaired(chooseServices), terms, choice, setChoice: repaired<PayChoice>(choose), faults, refusals, submit };
}

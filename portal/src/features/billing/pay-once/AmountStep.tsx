import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { RadioGroup } from "@portico/design-system/choice";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { MoneyField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { amountText } from "@portico/rules/money";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { Form } from "../model/Form.tsx";
import { type AmountFault, initialAmount, judge, offered } from "./amount.rules.ts";
import { OverpaymentDialog } from "./OverpaymentDialog.tsx";
import type { AmountChoice } from "./payOnce.draft.ts";
import { payOnceEvents } from "./payOnce.slice.ts";
import type { StepProps } from "./steps.ts";
import { StepFrame } from "./StepFrame.tsx";
import { StepNotices } from "./StepNotices.tsx";
import { useAmountFault } from "./useAmountFault.ts";
import { useAmountOptions } from "./useAmountOptions.tsx";

/** How much: what is due, or another amount (PAY-05). Above what is due it asks once more (PAY-07). */
export function AmountStep({ account, draft }: StepProps) {
  const t = useCopy();
  const { choice, typed, setChoice, setTyped, onlyOther, submit, refusals, fault } = useAmountForm({ account, draft });
  const options = useAmountOptions(account);
  const message = useAmountFault(account)(fault);
  const atField = fault !== undefined && choice === "other";
  const { minimum: min, maximum: max } = account.paymentOptions;
  return (
    <StepFrame draft={draft} step="amount" title={t("billing.payOnce.amount.title")}>
      <StepNotices step="amount" accountId={draft.accountId} />
      <ErrorSummary
        title={t("billing.payOnce.errors", { count: 1 })}
        errors={message ? [{ fieldName: atField ? "otherAmount" : "amount", message }] : []}
        focusOn={refusals}
      />
      <Form onSubmit={submit}>
        <Stack gap="large">
          {onlyOther ? (
            <Text>{t("billing.payOnce.amount.nothingDue")}</Text>
          ) : (
            <RadioGroup<AmountChoice>
              legend={t("billing.payOnce.amount.legend")}
              name="amount"
              look="cards"
              value={choice}
              onChange={setChoice}
              options={options}
              error={atField ? undefined : message}
            />
          )}
          {choice === "other" && (
            <MoneyField
              label={t("billing.payOnce.amount.otherLabel")}
              name="otherAmount"
              value={typed}
              onChange={setTyped}
              hint={t("billing.payOnce.amount.rangeHint", { min, max })}
              error={atField ? message : undefined}
            />
          )}
          <Actions>
            <Button type="submit" wide>
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
  const onlyOther = choices.length === 1;
  const [begun] = useState(() => initialAmount(account, draft));
  const [choice, setChoice] = useState<AmountChoice | "">(begun.choice);
  const [typed, setTyped] = useState(begun.choice === "other" && begun.cents !== undefined ? amountText(begun.cents) : "");
  const [fault, setFault] = useState<AmountFault>();
  const [refusals, setRefusals] = useState(0);
  // What was chosen before may be paid by now.
  const standing: AmountChoice | "" = choice !== "" && choices.includes(choice) ? choice : onlyOther ? "other" : "";

  const submit = () => {
    const judged = judge(account, standing, typed, locale);
    setFault("fault" in judged ? judged.fault : undefined);
    if ("fault" in judged) setRefusals(refusals + 1);
    else dispatch(payOnceEvents.amountChosen(judged.chosen));
  };
  const repaired = <T,>(set: (value: T) => void) => (value: T) => {
    set(value);
    setFault(undefined);
  };
  return { choice: standing, typed, setChoice: repaired(setChoice), setTyped: repaired(setTyped), onlyOther, submit, refusals, fault };
}

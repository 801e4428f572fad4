import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { RadioGroup } from "@portico/design-system/choice";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { MoneyField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { amountText } from "@portico/rules/money";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { useNavigate } from "react-router-dom";
import { PaymentsUnavailable } from "../../session/model/PaymentsUnavailable.tsx";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { payDevicePath } from "../model/laterPaths.ts";
import { useFieldError } from "../model/payment-flow/useFieldError.ts";
import {
  type DeviceAmountChoice,
  type DeviceAmountError,
  type DeviceStepProps,
  initialDeviceAmount,
  validateDeviceAmount,
  offeredFor,
} from "./payDevice.rules.ts";
import { payDeviceEvents } from "./payDevice.slice.ts";
import { StepFrame } from "./StepFrame.tsx";

/** Choice of the amount: all that is left of the device, one installment, or another amount. */
export function AmountStep({ device, draft }: DeviceStepProps) {
  const t = useCopy();
  const form = useAmountForm({ device, draft });
  const message = useAmountErrorMessage(form.error, device);
  const isFieldError = message !== undefined && form.choice === "other";
  const { paymentMinimum: min, paymentMaximum: max } = device;
  return (
    <StepFrame draft={draft} step="amount" title={t("billing.payDevice.amount.title", { name: device.name })}>
      <PaymentsUnavailable />
      <ErrorSummary
        title={t("billing.payOnce.errors", { count: 1 })}
        errors={message ? [{ fieldName: isFieldError ? "otherAmount" : "amount", message }] : []}
        focusOn={form.submitCount}
      />
      <Form onSubmit={form.submit}>
        <Stack gap="large">
          <RadioGroup<DeviceAmountChoice>
            legend={t("billing.payOnce.amount.legend")}
            name="amount"
            variant="cards"
            value={form.choice}
            onChange={form.setChoice}
            options={useOptions(device)}
            error={isFieldError ? undefined : message}
          />
          {form.choice === "other" && (
            <MoneyField
              label={t("billing.payOnce.amount.otherLabel")}
              name="otherAmount"
              value={form.typed}
              onChange={form.setTyped}
              hint={t("billing.payOnce.amount.rangeHint", { min, max })}
              error={isFieldError ? message : undefined}
            />
          )}
          <Text size="small">{t("billing.payDevice.amount.note")}</Text>
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

function useOptions(device: DeviceStepProps["device"]) {
  const t = useCopy();
  const words = {
    left: { label: t("billing.payDevice.amount.left"), description: t("billing.payDevice.amount.leftDetail") },
    one: { label: t("billing.payDevice.amount.one"), description: t("billing.payDevice.amount.oneDetail") },
    other: { label: t("billing.payOnce.amount.other") },
  };
  return offeredFor(device).map(({ choice, cents }) => ({
    value: choice,
    ...words[choice],
    aside: cents !== undefined && <Money cents={cents} />,
  }));
}

function useAmountForm({ device, draft }: Pick<DeviceStepProps, "device" | "draft">) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { locale } = useLocale();
  // The draft can be restored after the step is on the screen: what it has counts until something else is chosen.
  const initial = initialDeviceAmount(device, draft.cents);
  const [choice = initial.choice, setChoice] = useState<DeviceAmountChoice>();
  const [typed = initial.choice === "other" ? amountText(initial.cents) : "", setTyped] = useState<string>();
  const { error, submitCount, refuse, clearError, clearErrorOnChange } = useFieldError<DeviceAmountError>();
  const submit = () => {
    const validated = validateDeviceAmount(device, choice, typed, locale);
    if ("error" in validated) return refuse(validated.error);
    clearError();
    dispatch(payDeviceEvents.amountChosen({ cents: validated.cents }));
    void navigate(payDevicePath(draft.accountId, draft.deviceId, "card"));
  };
  return {
    choice,
    typed,
    setChoice: clearErrorOnChange(setChoice),
    setTyped: clearErrorOnChange(setTyped),
    error,
    submitCount,
    submit,
  };
}

function useAmountErrorMessage(
  error: DeviceAmountError | undefined,
  { paymentMinimum: min, paymentMaximum: max }: DeviceStepProps["device"],
): string | undefined {
  const t = useCopy();
  switch (error) {
    case "choose":
      return t("billing.payOnce.amount.choose");
    case "invalid":
      return t("billing.payOnce.amount.invalid");
    case "outOfRange":
      return t("billing.payOnce.amount.outOfRange", { min, max });
    case undefined:
      return undefined;
  }
}

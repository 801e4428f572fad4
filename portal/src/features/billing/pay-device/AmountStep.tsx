import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { RadioGroup } from "@portico/design-system/choice";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { MoneyField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { useNavigate } from "react-router-dom";
import { Form } from "../model/Form.tsx";
import { payDevicePath } from "../model/paths.ts";
import { type DeviceAmountChoice, type DeviceAmountFault, judgeDeviceAmount, offeredFor } from "./deviceAmount.rules.ts";
import { payDeviceEvents } from "./payDevice.slice.ts";
import { StepFrame } from "./StepFrame.tsx";
import type { DeviceStepProps } from "./steps.ts";

/** How much of what is left of the device. */
export function AmountStep({ device, draft }: DeviceStepProps) {
  const t = useCopy();
  const form = useAmountForm({ device, draft });
  const message = useFaultWords(form.fault, device);
  const atField = message !== undefined && form.choice === "other";
  const { paymentMinimum: min, paymentMaximum: max } = device;
  return (
    <StepFrame draft={draft} step="amount" title={t("billing.payDevice.amount.title", { name: device.name })}>
      <ErrorSummary title={t("billing.payOnce.errors", { count: 1 })} errors={message ? [{ fieldName: atField ? "otherAmount" : "amount", message }] : []} focusOn={form.refusals} />
      <Form onSubmit={form.submit}>
        <Stack gap="large">
          <RadioGroup<DeviceAmountChoice> legend={t("billing.payOnce.amount.legend")} name="amount" look="cards" value={form.choice} onChange={form.setChoice} options={useOptions(device)} error={atField ? undefined : message} />
          {form.choice === "other" && (
            <MoneyField label={t("billing.payOnce.amount.otherLabel")} name="otherAmount" value={form.typed} onChange={form.setTyped} hint={t("billing.payOnce.amount.rangeHint", { min, max })} error={atField ? message : undefined} />
          )}
          <Text size="small">{t("billing.payDevice.amount.note")}</Text>
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

function useOptions(device: DeviceStepProps["device"]) {
  const t = useCopy();
  const words = {
    left: { label: t("billing.payDevice.amount.left"), description: t("billing.payDevice.amount.leftDetail") },
    one: { label: t("billing.payDevice.amount.one"), description: t("billing.payDevice.amount.oneDetail") },
    other: { label: t("billing.payOnce.amount.other") },
  };
  return offeredFor(device).map(({ choice, cents }) => ({ value: choice, ...words[choice], aside: cents !== undefined && <Money cents={cents} /> }));
}

function useAmountForm({ device, draft }: Pick<DeviceStepProps, "device" | "draft">) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { locale } = useLocale();
  const [choice, setChoice] = useState<DeviceAmountChoice>("left");
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<DeviceAmountFault>();
  const [refusals, setRefusals] = useState(0);
  const submit = () => {
    const judged = judgeDeviceAmount(device, choice, typed, locale);
    setFault("fault" in judged ? judged.fault : undefined);
    if ("fault" in judged) return setRefusals(refusals + 1);
    dispatch(payDeviceEvents.amountChosen({ cents: judged.cents }));
    void navigate(payDevicePath(draft.accountId, draft.deviceId, "card"));
  };
  const repaired = <T,>(set: (value: T) => void) => (value: T) => {
    set(value);
    setFault(undefined);
  };
  return { choice, typed, setChoice: repaired(setChoice), setTyped: repaired(setTyped), fault, refusals, submit };
}

function useFaultWords(fault: DeviceAmountFault | undefined, { paymentMinimum: min, paymentMaximum: max }: DeviceStepProps["device"]): string | undefined {
  const t = useCopy();
  switch (fault) {
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

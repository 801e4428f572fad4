import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { RadioGroup } from "@portico/design-system/choice";
import { Stack } from "@portico/design-system/layout";
import { useDispatch, useSelector } from "react-redux";
import { useNavigate } from "react-router-dom";
import { CardForm, MethodStored, VaultFailureAlert } from "../model/card-form/CardForm.tsx";
import { useCardForm, useCheckingLabel } from "../model/card-form/useCardForm.ts";
import { useEnteredCard, useEnteredOption, useMethodChoice } from "../model/card-form/useMethodChoice.ts";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { newCard, newMethodFrom, vaultModeOf } from "../model/payment-methods/methods.rules.ts";
import { payDevicePath } from "../model/laterPaths.ts";
import { Notice } from "../model/screen/Notice.tsx";
import { payDeviceEvents, selectPayDevice } from "./payDevice.slice.ts";
import { StepFrame } from "./StepFrame.tsx";
import type { DeviceStepProps } from "./payDevice.rules.ts";

/**
 * A new card typed into the vault's iframe. A card entered before is kept unless the customer asks for another; after a
 * wrong security code only the code is typed (PAY-08).
 */
export function CardStep({ account, draft }: DeviceStepProps) {
  const t = useCopy();
  const { cardForm, submit, mode, choice, choose, entered, useAnother } = useCardStep(draft);
  const enteredOption = useEnteredOption();
  const checking = useCheckingLabel(cardForm, mode);
  const newOption = {
    value: newCard,
    label: t("billing.payOnce.method.new"),
    description: t("billing.payOnce.method.newDetail"),
  };
  const details = draft.method ? (
    <Stack gap="small" align="start">
      <MethodStored choice={newCard} />
      <Button variant="secondary" size="compact" onPress={useAnother}>
        {t("billing.payDevice.card.another")}
      </Button>
    </Stack>
  ) : (
    <CardForm cardForm={cardForm} mode={mode} businessDate={account.businessDate} />
  );
  return (
    <StepFrame draft={draft} step="card" title={t("billing.payDevice.card.title")}>
      <Form onSubmit={submit}>
        <Stack gap="large">
          {draft.codeRefused && !entered && <Notice tone="info">{t("billing.payOnce.method.askedAgain")}</Notice>}
          {entered ? (
            <RadioGroup
              legend={t("billing.payOnce.method.legend")}
              name="card"
              variant="cards"
              value={choice}
              onChange={choose}
              options={[...enteredOption(entered), newOption].map((option) =>
                option.value === choice ? { ...option, content: details } : option,
              )}
            />
          ) : (
            <Card>{details}</Card>
          )}
          <VaultFailureAlert cardForm={cardForm} mode={mode} purpose="payment" />
          <StickyActions>
            <Button type="submit" fullWidth busy={checking}>
              {t("billing.payOnce.continue")}
            </Button>
          </StickyActions>
        </Stack>
      </Form>
    </StepFrame>
  );
}

function useCardStep({ accountId, deviceId, method, codeRefused: wasRefused }: DeviceStepProps["draft"]) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const flow = useSelector(selectPayDevice);
  const entered = useEnteredCard(flow, accountId);
  const { choice, choose, codeRefused } = useMethodChoice({
    isChosen: method !== undefined,
    codeRefused: wasRefused,
    entered,
    first: () => newCard,
  });
  const goToNextStep = () => void navigate(payDevicePath(accountId, deviceId, "review"));
  const cardForm = useCardForm(payDeviceEvents, flow.cardForm, {
    choice,
    isNeeded: method === undefined,
    onStored: (card) => {
      dispatch(payDeviceEvents.cardStored(newMethodFrom(card, false, Date.now())));
      goToNextStep();
    },
    onEnteredExpired: () => choose(newCard),
  });
  return {
    cardForm,
    submit: () => (method ? goToNextStep() : cardForm.submit()),
    mode: vaultModeOf(choice, [], { entered, codeRefused }) ?? ({ kind: "newCard" } as const),
    choice,
    choose,
    entered,
    useAnother: () => dispatch(payDeviceEvents.cardDropped()),
  };
}

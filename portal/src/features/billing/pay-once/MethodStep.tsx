import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Checkbox, RadioGroup } from "@portico/design-system/choice";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch } from "react-redux";
import type { StoredCard, VaultMode } from "../../../lib/vaultProtocol.ts";
import { Form } from "../model/Form.tsx";
import { CardForm } from "../model/CardForm.tsx";
import { chosenFrom, type MethodChoice, choiceOf, firstChoice, newCard, vaultModeOf } from "../model/methods.rules.ts";
import { payOnceEvents } from "./payOnce.slice.ts";
import type { StepProps } from "./steps.ts";
import { StepFrame } from "./StepFrame.tsx";
import { StepNotices } from "./StepNotices.tsx";
import { useCardForm } from "./useCardForm.ts";
import { useMethodOptions } from "./useMethodOptions.ts";
import { VaultFailureAlert } from "../model/VaultFailureAlert.tsx";

/** How: a saved card with its security code, asked for once (PAY-08), or a new one, typed into the vault's frame. */
export function MethodStep({ account, draft }: StepProps) {
  const t = useCopy();
  const { choice, setChoice, ready, save, setSave, cardForm, submit, mode } = useMethodForm({ account, draft });
  const options = useMethodOptions(account.paymentMethods);
  return (
    <StepFrame draft={draft} step="method" title={t("billing.payOnce.method.title")}>
      <StepNotices step="method" accountId={draft.accountId} />
      {account.paymentOptions.cardsAllowed ? (
        <Form onSubmit={submit}>
          <Stack gap="large">
            {draft.methodBefore && <AskedAgain />}
            <RadioGroup legend={t("billing.payOnce.method.legend")} name="method" look="cards" value={choice} onChange={setChoice} options={options} />
            {ready ? (
              <Text tone="good">{choice === newCard ? t("billing.payOnce.method.cardKept") : t("billing.payOnce.method.codeKept")}</Text>
            ) : (
              <Card>
                <CardForm
                  form={cardForm.form}
                  mode={mode}
                  businessDate={account.businessDate}
                  handle={cardForm.frame}
                  onMessage={cardForm.hear}
                  onSilence={cardForm.silent}
                  onReopen={cardForm.open}
                />
              </Card>
            )}
            {choice === newCard && (
              <Checkbox name="save" label={t("billing.payOnce.method.save")} hint={t("billing.payOnce.method.saveHint")} checked={save} onChange={setSave} />
            )}
            {cardForm.failure && <VaultFailureAlert failure={cardForm.failure} onReopen={cardForm.open} />}
            <Actions sticky>
              <Button type="submit" wide busy={cardForm.sending ? t("billing.payOnce.method.checking") : undefined}>
                {t("billing.payOnce.continue")}
              </Button>
            </Actions>
          </Stack>
        </Form>
      ) : (
        <CardsRestricted />
      )}
    </StepFrame>
  );
}

function useMethodForm({ account, draft }: StepProps) {
  const dispatch = useDispatch();
  const { method } = draft;
  const [choice, setChoice] = useState<MethodChoice>(() => firstChoice(account, draft));
  const [save, setSave] = useState(method?.kind === "new" && method.save);
  const ready = method !== undefined && choiceOf(method) === choice;
  const mode: VaultMode = vaultModeOf(choice, account.paymentMethods);
  const stored = (card: StoredCard) => dispatch(payOnceEvents.methodChosen(chosenFrom(choice, card, save, Date.now())));
  const cardForm = useCardForm(choice, !ready, stored);
  const submit = () => {
    if (ready) dispatch(payOnceEvents.methodChosen(method.kind === "new" ? { ...method, save } : method));
    else cardForm.submit();
  };
  return { choice, setChoice, ready, save, setSave, cardForm, submit, mode };
}

function AskedAgain() {
  const t = useCopy();
  return (
    <Alert tone="note" toneLabel={t("billing.tone.note")}>
      {t("billing.payOnce.method.askedAgain")}
    </Alert>
  );
}

function CardsRestricted() {
  const t = useCopy();
  return (
    <Alert tone="attention" toneLabel={t("billing.tone.attention")} title={t("billing.payOnce.method.cardsRestricted.title")}>
      {t("billing.payOnce.method.cardsRestricted.detail")}
    </Alert>
  );
}

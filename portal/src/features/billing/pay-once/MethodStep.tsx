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
import { CardForm } from "./CardForm.tsx";
import { chosenFrom, type MethodChoice, choiceOf, firstChoice, keptMethod, newCard, vaultModeOf } from "./methods.rules.ts";
import { payOnceEvents } from "./payOnce.slice.ts";
import type { StepProps } from "./steps.ts";
import { StepFrame } from "./StepFrame.tsx";
import { StepNotices } from "./StepNotices.tsx";
import { useCardForm } from "./useCardForm.ts";
import { useMethodOptions } from "./useMethodOptions.ts";
import { VaultFailureAlert } from "./VaultFailureAlert.tsx";

/** How: a saved card with its security code, asked for once (PAY-08), or a new one, typed into the vault's frame. */
export function MethodStep({ account, draft }: StepProps) {
  const t = useCopy();
  const { choice, setChoice, ready, save, setSave, cardForm, submit, mode } = useMethodForm({ account, draft });
  const options = useMethodOptions(account.paymentMethods, keptBy({ account, draft }));
  return (
    <StepFrame draft={draft} step="method" title={t("billing.payOnce.method.title")}>
      <StepNotices step="method" accountId={draft.accountId} />
      {account.paymentOptions.cardsAllowed ? (
        <Form onSubmit={submit}>
          <Stack gap="large">
            {draft.methodBefore && <AskedAgain />}
            <RadioGroup legend={t("billing.payOnce.method.legend")} name="method" look="cards" value={choice} onChange={setChoice} options={options} />
            {choice === keptMethod ? null : ready ? (
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
            {choice === newCard && !draft.way?.changes && (
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

/** The method that the scheduled payment which is being changed has now. */
function keptBy({ account, draft }: StepProps) {
  const payment = account.scheduledPayments.find(({ id }) => id === draft.way?.changes);
  return payment && { type: payment.paymentMethodType, lastFour: payment.lastFour };
}

function useMethodForm({ account, draft }: StepProps) {
  const dispatch = useDispatch();
  const { method } = draft;
  const kept = keptBy({ account, draft });
  const [choice, setChoice] = useState<MethodChoice>(() => firstChoice(account, draft));
  const [save, setSave] = useState(method?.kind === "new" && method.save);
  const ready = method !== undefined && choiceOf(method) === choice;
  const mode: VaultMode = vaultModeOf(choice, account.paymentMethods);
  const stored = (card: StoredCard) => dispatch(payOnceEvents.methodChosen(chosenFrom(choice, card, save, Date.now())));
  const cardForm = useCardForm(choice, !ready && choice !== keptMethod, stored);
  const submit = () => {
    if (choice === keptMethod && kept) dispatch(payOnceEvents.methodChosen({ kind: "kept", ...kept }));
    else if (ready) dispatch(payOnceEvents.methodChosen(method.kind === "new" ? { ...method, save } : method));
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

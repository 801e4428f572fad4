import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { RadioGroup } from "@portico/design-system/choice";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { BalanceDueDialog } from "../model/BalanceDueDialog.tsx";
import { CardForm } from "../model/CardForm.tsx";
import { Form } from "../model/Form.tsx";
import { isNew, type MethodChoice, newBank } from "../model/methods.rules.ts";
import { Notice } from "../model/Notice.tsx";
import { Restricted } from "../model/Restricted.tsx";
import { VaultFailureAlert } from "../model/VaultFailureAlert.tsx";
import type { AutoPayStepProps } from "./AutoPayPage.tsx";
import { Refused } from "./RefusalAlert.tsx";
import { StepFrame } from "./StepFrame.tsx";
import { useAutoPayMethod } from "./useAutoPayMethod.ts";
import { useAutoPayMethodOptions } from "./useAutoPayMethodOptions.ts";

/** What pays: a saved card with its security code, a new one typed into the vault's frame, or the one that pays now. */
export function MethodStep({ account, draft }: AutoPayStepProps) {
  const t = useCopy();
  const { cardsAllowed, banksAllowed } = account.paymentOptions;
  return (
    <StepFrame draft={draft} step="method" title={t("billing.autoPay.method.title")}>
      {!(cardsAllowed && banksAllowed) && <Restricted cardsAllowed={cardsAllowed} banksAllowed={banksAllowed} />}
      {(cardsAllowed || banksAllowed) && <MethodForm account={account} draft={draft} />}
    </StepFrame>
  );
}

function MethodForm({ account, draft }: AutoPayStepProps) {
  const t = useCopy();
  const { mustPay, closeMustPay, choice, setChoice, ready, unfit, cardForm, mode, submit } = useAutoPayMethod({ account, draft });
  return (
    <Form onSubmit={submit}>
      <Stack gap="large">
        {draft.methodBefore && <Notice tone="note">{t("billing.payOnce.method.askedAgain")}</Notice>}
        <RadioGroup legend={t("billing.autoPay.method.legend")} name="method" look="cards" value={choice} onChange={setChoice} options={useAutoPayMethodOptions(account, draft)} />
        {ready && mode && <Kept choice={choice} />}
        {!ready && mode && (
          <Card>
            <CardForm form={cardForm.form} mode={mode} businessDate={account.businessDate} handle={cardForm.frame} onMessage={cardForm.hear} onSilence={cardForm.silent} onReopen={cardForm.open} />
          </Card>
        )}
        {unfit && <Refused accountId={account.id} refused={{ code: unfit }} what={draft.flow === "enrol" ? "enrol" : "method"} />}
        {cardForm.failure && <VaultFailureAlert failure={cardForm.failure} purpose="payment" onReopen={cardForm.open} />}
        <StickyActions>
          <Button type="submit" wide busy={cardForm.sending ? (choice === newBank ? t("wallet.pay.checkingBank") : t("billing.payOnce.method.checking")) : undefined}>
            {t("billing.payOnce.continue")}
          </Button>
        </StickyActions>
        <BalanceDueDialog open={mustPay} account={account} onClose={closeMustPay} />
      </Stack>
    </Form>
  );
}

function Kept({ choice }: { choice: MethodChoice }) {
  const t = useCopy();
  const card = isNew(choice) ? t("billing.payOnce.method.cardKept") : t("billing.payOnce.method.codeKept");
  return <Text tone="good">{choice === newBank ? t("wallet.pay.bankKept") : card}</Text>;
}

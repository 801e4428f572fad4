import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Checkbox, RadioGroup } from "@portico/design-system/choice";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { CardForm } from "../model/CardForm.tsx";
import { Form } from "../model/Form.tsx";
import { isNew, keptMethod, newBank } from "../model/methods.rules.ts";
import { Notice } from "../model/Notice.tsx";
import { Restricted } from "../model/Restricted.tsx";
import { VaultFailureAlert } from "../model/VaultFailureAlert.tsx";
import { ExpiredCardDialog, ExpiringSoonDialog } from "./CardDateDialogs.tsx";
import { LinkingNotice } from "./LinkingEnd.tsx";
import type { StepProps } from "./steps.ts";
import { StepFrame } from "./StepFrame.tsx";
import { StepNotices } from "./StepNotices.tsx";
import { keptBy, useMethodForm } from "./useMethodForm.ts";
import { useMethodOptions } from "./useMethodOptions.ts";

/** How: a saved card with its security code, asked for once (PAY-08), a saved bank account, or a new one of either, typed into the vault's frame. */
export function MethodStep({ account, draft }: StepProps) {
  const t = useCopy();
  const { cardsAllowed, banksAllowed } = account.paymentOptions;
  return (
    <StepFrame draft={draft} step="method" title={t("billing.payOnce.method.title")}>
      <LinkingNotice draft={draft} />
      <StepNotices step="method" accountId={draft.accountId} />
      {!(cardsAllowed && banksAllowed) && <Restricted cardsAllowed={cardsAllowed} banksAllowed={banksAllowed} />}
      {(cardsAllowed || banksAllowed) && <MethodForm account={account} draft={draft} />}
    </StepFrame>
  );
}

function MethodForm({ account, draft }: StepProps) {
  const t = useCopy();
  const { choice, choose, ready, save, setSave, cardForm, submit, mode, asked, answer } = useMethodForm({ account, draft });
  const options = useMethodOptions(account, keptBy({ account, draft }));
  return (
    <Form onSubmit={submit}>
      <Stack gap="large">
        {draft.methodBefore && mode && <AskedAgain />}
        <RadioGroup legend={t("billing.payOnce.method.legend")} name="method" look="cards" value={choice} onChange={choose} options={options} />
        {ready && mode && <Kept choice={choice} />}
        {!mode && choice !== keptMethod && <Text size="small">{t("wallet.pay.bankTakesDays")}</Text>}
        {!ready && mode && (
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
        {isNew(choice) && !draft.way?.changes && <SaveToo bank={choice === newBank} checked={save} onChange={setSave} />}
        {cardForm.failure && <VaultFailureAlert failure={cardForm.failure} purpose="payment" onReopen={cardForm.open} />}
        <StickyActions>
          <Button type="submit" wide busy={cardForm.sending ? (choice === newBank ? t("wallet.pay.checkingBank") : t("billing.payOnce.method.checking")) : undefined}>
            {t("billing.payOnce.continue")}
          </Button>
        </StickyActions>
        <ExpiredCardDialog accountId={draft.accountId} method={asked?.about === "expired" ? asked.method : undefined} onClose={() => answer("no")} />
        <ExpiringSoonDialog method={asked?.about === "expiringSoon" ? asked.method : undefined} onUse={() => answer("yes")} onClose={() => answer("no")} />
      </Stack>
    </Form>
  );
}

function Kept({ choice }: { choice: string }) {
  const t = useCopy();
  if (choice === newBank) return <Text tone="good">{t("wallet.pay.bankKept")}</Text>;
  return <Text tone="good">{isNew(choice) ? t("billing.payOnce.method.cardKept") : t("billing.payOnce.method.codeKept")}</Text>;
}

function SaveToo({ bank, checked, onChange }: { bank: boolean; checked: boolean; onChange: (checked: boolean) => void }) {
  const t = useCopy();
  const words = bank ? { label: t("wallet.pay.saveBank") } : { label: t("billing.payOnce.method.save"), hint: t("billing.payOnce.method.saveHint") };
  return <Checkbox name="save" {...words} checked={checked} onChange={onChange} />;
}

function AskedAgain() {
  const t = useCopy();
  return <Notice tone="note">{t("billing.payOnce.method.askedAgain")}</Notice>;
}

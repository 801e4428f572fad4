import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Button, ButtonLink, StickyActions } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Checkbox } from "@portico/design-system/choice";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { CardForm } from "../model/CardForm.tsx";
import { Form } from "../model/Form.tsx";
import { Notice } from "../model/Notice.tsx";
import { VaultFailureAlert } from "../model/VaultFailureAlert.tsx";
import { LinkingNotice } from "./LinkingEnd.tsx";
import { stepPath } from "./payOnce.draft.ts";
import type { StepProps } from "./steps.ts";
import { StepFrame } from "./StepFrame.tsx";
import { useBankLink } from "./useBankLink.ts";

/** Bank details (PAY-02): the linking service's page in a frame. Leaving it goes back to the method, and nothing that was filled in is lost. */
export function BankStep({ account, draft }: StepProps) {
  const t = useCopy();
  const on = useToggle("bankLinking");
  return (
    <StepFrame draft={draft} step="bank" title={t("billing.bankLink.title")}>
      <LinkingNotice draft={draft} />
      {on ? <LinkForm account={account} draft={draft} /> : <SwitchedOff draft={draft} />}
    </StepFrame>
  );
}

function LinkForm({ account, draft }: StepProps) {
  const t = useCopy();
  const { linked, asksAgain, save, setSave, cardForm, submit, another } = useBankLink(draft);
  return (
    <Form onSubmit={submit}>
      <Stack gap="large">
        {asksAgain && <Notice tone="note">{t("billing.bankLink.again")}</Notice>}
        {linked ? (
          <Stack gap="small" align="start">
            <Text tone="good">{t("billing.bankLink.linked", { lastFour: linked.lastFour })}</Text>
            <Button variant="secondary" size="compact" onPress={another}>
              {t("billing.bankLink.other")}
            </Button>
          </Stack>
        ) : (
          <Card>
            <CardForm form={cardForm.form} mode={{ kind: "linkedBank" }} businessDate={account.businessDate} handle={cardForm.frame} onMessage={cardForm.hear} onSilence={cardForm.silent} onReopen={cardForm.open} />
          </Card>
        )}
        <Checkbox name="save" label={t("wallet.pay.saveBank")} checked={save} onChange={setSave} />
        {cardForm.failure && <VaultFailureAlert failure={cardForm.failure} purpose="payment" onReopen={cardForm.open} />}
        <StickyActions>
          <Button type="submit" wide busy={cardForm.sending ? t("billing.bankLink.linking") : undefined}>
            {t("billing.payOnce.continue")}
          </Button>
          <ButtonLink href={stepPath(draft, "method")} variant="secondary">
            {t("billing.bankLink.cancel")}
          </ButtonLink>
        </StickyActions>
      </Stack>
    </Form>
  );
}

/** Editors may switch linking off while somebody is at it. */
function SwitchedOff({ draft }: Pick<StepProps, "draft">) {
  const t = useCopy();
  return (
    <Notice
      tone="attention"
      title={t("billing.bankLink.off.title")}
      action={<Link href={stepPath(draft, "method")}>{t("billing.bankLink.off.action")}</Link>}
    >
      {t("billing.bankLink.off.detail")}
    </Notice>
  );
}

import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Button, ButtonLink, StickyActions } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Checkbox } from "@portico/design-system/choice";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";
import type { StoredCard, VaultMode } from "../../../lib/vaultProtocol.ts";
import { CardForm, VaultFailureAlert } from "../model/card-form/CardForm.tsx";
import { useCardForm, useCheckingLabel } from "../model/card-form/useCardForm.ts";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { chosenFrom, isChargeableBank, newBank } from "../model/payment-methods/methods.rules.ts";
import { Notice } from "../model/screen/Notice.tsx";
import { StepFrame, type StepProps } from "./StepFrame.tsx";
import { type Draft, stepPath } from "./payOnce.draft.ts";
import { payOnceEvents, selectCardForm } from "./payOnce.slice.ts";

/**
 * Bank details (PAY-02): the linking service's page in an iframe. Leaving it returns to the method and keeps the draft.
 */
export function BankStep({ account, draft }: StepProps) {
  const t = useCopy();
  const on = useToggle("bankLinking");
  return (
    <StepFrame draft={draft} step="bank" title={t("billing.bankLink.title")}>
      <LinkingNotice draft={draft} />
      {on ? <LinkForm account={account} draft={draft} /> : <RedirectWhenOff draft={draft} />}
    </StepFrame>
  );
}

const linkedBank: VaultMode = { kind: "linkedBank" };

function LinkForm({ account, draft }: StepProps) {
  const t = useCopy();
  const { linked, mustLinkAgain, save, setSave, cardForm, submit, linkAnother } = useBankLink(draft);
  const linking = useCheckingLabel(cardForm, linkedBank);
  return (
    <Form onSubmit={submit}>
      <Stack gap="large">
        {mustLinkAgain && <Notice tone="info">{t("billing.bankLink.again")}</Notice>}
        {linked ? (
          <Stack gap="small" align="start">
            <Text tone="success">{t("billing.bankLink.linked", { lastFour: linked.lastFour })}</Text>
            <Button variant="secondary" size="compact" onPress={linkAnother}>
              {t("billing.bankLink.other")}
            </Button>
          </Stack>
        ) : (
          <Card>
            <CardForm
              cardForm={cardForm}
              mode={linkedBank}
              businessDate={account.businessDate}
              savedBank={account.paymentMethods.some(isChargeableBank)}
            />
          </Card>
        )}
        <Checkbox name="save" label={t("wallet.pay.saveBank")} checked={save} onChange={setSave} />
        <VaultFailureAlert cardForm={cardForm} mode={linkedBank} purpose="payment" />
        <StickyActions>
          <Button type="submit" fullWidth busy={linking}>
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

/** Editors may switch the linking toggle off while a customer is on this step. */
function RedirectWhenOff({ draft }: Pick<StepProps, "draft">) {
  const t = useCopy();
  return (
    <Notice
      tone="warning"
      title={t("billing.bankLink.off.title")}
      action={<Link href={stepPath(draft, "method")}>{t("billing.bankLink.off.action")}</Link>}
    >
      {t("billing.bankLink.off.detail")}
    </Notice>
  );
}

/** The linking service's iframe: open until an account is linked, and again to link another one. */
function useBankLink({ method, methodBefore }: Draft) {
  const dispatch = useDispatch();
  const linked = method?.kind === "new" ? method : undefined;
  const [save, setSave] = useState(linked?.save ?? false);
  const onStored = (card: StoredCard) =>
    dispatch(payOnceEvents.bankLinked(chosenFrom(newBank, card, save, Date.now())));
  const cardForm = useCardForm(payOnceEvents, useSelector(selectCardForm), {
    choice: newBank,
    isNeeded: linked === undefined,
    onStored,
  });
  const submit = () => {
    if (linked) dispatch(payOnceEvents.bankLinked({ ...linked, save }));
    else cardForm.submit();
  };
  return {
    linked,
    mustLinkAgain: linked === undefined && methodBefore !== undefined,
    save,
    setSave,
    cardForm,
    submit,
    linkAnother: () => dispatch(payOnceEvents.methodDropped()),
  };
}

/** Results with which the linking service redirects back: `open=bd` with `linking=` one of these (PAY-23). */
const linkingEnds = ["returned", "refused", "cancelled"] as const;

type LinkingEnd = (typeof linkingEnds)[number];

/** The linking service's result in the query string; undefined for an unknown one. */
export const linkingEnd = (query: URLSearchParams): LinkingEnd | undefined =>
  linkingEnds.find((end) => end === query.get("linking"));

const tones = { returned: "info", refused: "critical", cancelled: "info" } as const;

/** Result of linking, on the step where it ends: nothing was charged, the input is kept, and what to do next. */
export function LinkingNotice({ draft }: { draft: Draft }) {
  const t = useCopy();
  const [query] = useSearchParams();
  const end = linkingEnd(query);
  if (!end) return null;
  const other = end === "refused" && <Link href={stepPath(draft, "method")}>{t("billing.bankLink.off.action")}</Link>;
  return (
    <Notice tone={tones[end]} live="polite" title={t(`billing.bankLink.${end}.title`)} action={other}>
      {t(`billing.bankLink.${end}.detail`)}
    </Notice>
  );
}

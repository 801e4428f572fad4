import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { Checkbox, RadioGroup } from "@portico/design-system/choice";
import { Stack } from "@portico/design-system/layout";
import { type ReactNode, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import type { StoredCard } from "../../../lib/vaultProtocol.ts";
import { CardForm, MethodStored, VaultFailureAlert } from "../model/card-form/CardForm.tsx";
import { useCardForm, useCheckingLabel } from "../model/card-form/useCardForm.ts";
import { asksForAllAgain, useEnteredCard, useMethodChoice } from "../model/card-form/useMethodChoice.ts";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { MethodRestrictions } from "../model/payment-flow/MethodRestrictions.tsx";
import { ExpiredCardDialog, ExpiringSoonDialog } from "../model/payment-methods/CardDateDialogs.tsx";
import {
  choiceOf,
  chosenBank,
  chosenFrom,
  firstChoice,
  isChargeableBank,
  isNew,
  currentMethod,
  linkBank,
  type MethodChoice,
  newBank,
  newCard,
  vaultModeOf,
} from "../model/payment-methods/methods.rules.ts";
import { Notice } from "../model/screen/Notice.tsx";
import { LinkingNotice } from "./BankStep.tsx";
import { StepFrame, StepNotices, type StepProps } from "./StepFrame.tsx";
import { payOnceEvents, selectCardForm, selectPayOnce } from "./payOnce.slice.ts";
import { useMethodOptions } from "./useMethodOptions.ts";

/**
 * Choice of the method: a saved card with its security code, asked once (PAY-08), a saved bank account, or a new one of
 * either, typed into the vault's iframe.
 */
export function MethodStep({ account, draft }: StepProps) {
  const t = useCopy();
  const { cardsAllowed, banksAllowed } = account.paymentOptions;
  return (
    <StepFrame draft={draft} step="method" title={t("billing.payOnce.method.title")}>
      <LinkingNotice draft={draft} />
      <StepNotices step="method" accountId={draft.accountId} />
      <MethodRestrictions cardsAllowed={cardsAllowed} banksAllowed={banksAllowed} />
      {(cardsAllowed || banksAllowed) && <MethodForm account={account} draft={draft} />}
    </StepFrame>
  );
}

/** What belongs to a choice stands inside it, not below the last of a dozen. */
function BankDetail({ detail }: { detail: ReactNode }) {
  const t = useCopy();
  return (
    <>
      {detail}
      <br />
      {t("wallet.pay.bankTakesDays")}
    </>
  );
}

function MethodForm({ account, draft }: StepProps) {
  const t = useCopy();
  const { choice, choose, ready, save, setSave, cardForm, submit, mode, confirmation, answer, entered } = useMethodForm(
    {
      account,
      draft,
    },
  );
  const checking = useCheckingLabel(cardForm, mode);
  const options = useMethodOptions(account, scheduledMethodOf({ account, draft }), entered);
  const details = mode && (
    <Stack>
      {ready ? (
        <MethodStored choice={choice} />
      ) : (
        <CardForm
          cardForm={cardForm}
          mode={mode}
          businessDate={account.businessDate}
          savedBank={account.paymentMethods.some(isChargeableBank)}
        />
      )}
      {isNew(choice) && !draft.entry?.changes && (
        <SaveToo bank={choice === newBank} checked={save} onChange={setSave} />
      )}
    </Stack>
  );
  return (
    <Form onSubmit={submit}>
      <Stack gap="large">
        {asksForAllAgain(draft, choice, mode, entered) && <EnterAgainNotice />}
        <RadioGroup
          legend={t("billing.payOnce.method.legend")}
          name="method"
          variant="cards"
          value={choice}
          onChange={choose}
          options={options.map((option) => {
            if (option.value !== choice) return option;
            return mode || choice === currentMethod
              ? { ...option, content: details }
              : { ...option, description: <BankDetail detail={option.description} /> };
          })}
        />
        <VaultFailureAlert cardForm={cardForm} mode={mode} purpose="payment" />
        <StickyActions>
          <Button type="submit" fullWidth busy={checking}>
            {t("billing.payOnce.continue")}
          </Button>
        </StickyActions>
        <ExpiredCardDialog
          accountId={draft.accountId}
          method={confirmation?.about === "expired" ? confirmation.method : undefined}
          onClose={() => answer("no")}
        />
        <ExpiringSoonDialog
          method={confirmation?.about === "expiringSoon" ? confirmation.method : undefined}
          onUse={() => answer("yes")}
          onClose={() => answer("no")}
        />
      </Stack>
    </Form>
  );
}

function SaveToo({
  bank,
  checked,
  onChange,
}: {
  bank: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const t = useCopy();
  const words = bank
    ? { label: t("wallet.pay.saveBank") }
    : { label: t("billing.payOnce.method.save"), hint: t("billing.payOnce.method.saveHint") };
  return <Checkbox name="save" {...words} checked={checked} onChange={onChange} />;
}

function EnterAgainNotice() {
  const t = useCopy();
  return <Notice tone="info">{t("billing.payOnce.method.askedAgain")}</Notice>;
}

/** Dialog before a card is used: an expired one cannot be, one that expires soon needs confirmation (WALL-04). */
type CardConfirmation = { about: "expired" | "expiringSoon"; method: SavedMethodFragment };

/** The current method of the scheduled payment that is being changed. */
function scheduledMethodOf({ account, draft }: StepProps) {
  const payment = account.scheduledPayments.find(({ id }) => id === draft.entry?.changes);
  return payment && { type: payment.paymentMethodType, lastFour: payment.lastFour };
}

/** Form state: the chosen method and the next step. */
function useMethodForm({ account, draft }: StepProps) {
  const dispatch = useDispatch();
  const { method } = draft;
  const scheduledMethod = scheduledMethodOf({ account, draft });
  const entered = useEnteredCard(useSelector(selectPayOnce), draft.accountId);
  const {
    choice,
    choose: setChoice,
    codeRefused,
  } = useMethodChoice({
    isChosen: method !== undefined || draft.linksBank === true,
    codeRefused: draft.codeRefused,
    entered,
    first: (another) => (draft.linksBank ? linkBank : firstChoice(account, draft, another)),
  });
  const [save, setSave] = useState(method?.kind === "new" ? method.save : (entered?.save ?? false));
  const [confirmation, setConfirmation] = useState<CardConfirmation>();
  const [agreedTo, setAgreedTo] = useState<MethodChoice>();
  const saved = account.paymentMethods.find(({ id }) => id === choice);
  const ready = method !== undefined && !draft.linksBank && choiceOf(method) === choice;
  const mode = vaultModeOf(choice, account.paymentMethods, { entered, codeRefused });
  const onStored = (card: StoredCard) =>
    dispatch(payOnceEvents.methodChosen(chosenFrom(choice, card, save, Date.now())));
  const cardForm = useCardForm(payOnceEvents, useSelector(selectCardForm), {
    choice,
    isNeeded: !ready && mode !== undefined,
    onStored,
    onEnteredExpired: () => setChoice(newCard),
  });

  const choose = (next: MethodChoice) => {
    const wanted = account.paymentMethods.find(({ id }) => id === next);
    if (wanted?.expired) setConfirmation({ about: "expired", method: wanted });
    else setChoice(next);
  };
  const goToNextStep = () => {
    if (choice === linkBank) dispatch(payOnceEvents.linkingChosen());
    else if (choice === currentMethod && scheduledMethod)
      dispatch(payOnceEvents.methodChosen({ kind: "current", ...scheduledMethod }));
    else if (ready) dispatch(payOnceEvents.methodChosen(method.kind === "new" ? { ...method, save } : method));
    else if (saved?.type === "bankAccount") dispatch(payOnceEvents.methodChosen(chosenBank(saved)));
    else cardForm.submit();
  };
  const submit = () => {
    if (saved?.expiringSoon && !ready && agreedTo !== choice) setConfirmation({ about: "expiringSoon", method: saved });
    else goToNextStep();
  };
  const answer = (said: "yes" | "no") => {
    setConfirmation(undefined);
    if (said === "no") return;
    setAgreedTo(choice);
    goToNextStep();
  };
  return { choice, choose, ready, save, setSave, cardForm, submit, mode, confirmation, answer, entered };
}

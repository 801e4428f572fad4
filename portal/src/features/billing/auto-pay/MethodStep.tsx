import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { RadioGroup } from "@portico/design-system/choice";
import { Stack } from "@portico/design-system/layout";
import { mustPayBeforeChange } from "@portico/rules/wallet";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { AutoPayAccountFragment, SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import type { StoredCard } from "../../../lib/vaultProtocol.ts";
import { CardForm, MethodStored, VaultFailureAlert } from "../model/card-form/CardForm.tsx";
import { useCardForm, useCheckingLabel } from "../model/card-form/useCardForm.ts";
import {
  asksForAllAgain,
  useEnteredCard,
  useEnteredOption,
  useMethodChoice,
} from "../model/card-form/useMethodChoice.ts";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { BalanceDueDialog, MethodRestrictions } from "../model/payment-flow/MethodRestrictions.tsx";
import { printedExpiry, useMethodLabel } from "../model/payment-methods/MethodName.tsx";
import {
  chosenBank,
  chosenFrom,
  currentMethod,
  isNew,
  type MethodChoice,
  newBank,
  newCard,
  type NewMethod,
  otherKind,
  vaultModeOf,
} from "../model/payment-methods/methods.rules.ts";
import { Notice } from "../model/screen/Notice.tsx";
import type { AutoPayStepProps } from "./AutoPayPage.tsx";
import { Refused, StepFrame } from "./StepFrame.tsx";
import type { AutoPayDraft, AutoPayMethod } from "./autoPay.draft.ts";
import type { AutoPayRefusalReason } from "./autoPay.submissions.ts";
import { autoPayEvents, selectAutoPay, selectAutoPayCardForm } from "./autoPay.slice.ts";
import {
  autoPayBlock,
  autoPayChoiceOf,
  cardError,
  firstAutoPayChoice,
  currentMethodOf,
  newAutoPayChoices,
  takesBanks,
  takesSavedBank,
} from "./autoPayMethods.rules.ts";

/**
 * Choice of the payment method: a saved card with its security code, a new card in the vault's iframe, or the current
 * method.
 */
export function MethodStep({ account, draft }: AutoPayStepProps) {
  const t = useCopy();
  const { cardsAllowed, banksAllowed } = account.paymentOptions;
  return (
    <StepFrame draft={draft} step="method" title={t("billing.autoPay.method.title")}>
      <MethodRestrictions cardsAllowed={cardsAllowed} banksAllowed={banksAllowed} />
      {(cardsAllowed || banksAllowed) && <MethodForm account={account} draft={draft} />}
    </StepFrame>
  );
}

function MethodForm({ account, draft }: AutoPayStepProps) {
  const t = useCopy();
  const { mustPay, closeMustPay, choice, setChoice, ready, unfit, cardForm, mode, submit, entered } = useAutoPayMethod({
    account,
    draft,
  });
  const checking = useCheckingLabel(cardForm, mode);
  const options = useAutoPayMethodOptions(account, draft, entered);
  const details =
    mode &&
    (ready ? (
      <MethodStored choice={choice} />
    ) : (
      <CardForm
        cardForm={cardForm}
        mode={mode}
        businessDate={account.businessDate}
        savedBank={takesSavedBank(account, draft.services ?? [])}
      />
    ));
  return (
    <Form onSubmit={submit}>
      <Stack gap="large">
        {asksForAllAgain(draft, choice, mode, entered) && (
          <Notice tone="info">{t("billing.payOnce.method.askedAgain")}</Notice>
        )}
        <RadioGroup
          legend={t("billing.autoPay.method.legend")}
          name="method"
          variant="cards"
          value={choice}
          onChange={setChoice}
          options={options.map((option) => (option.value === choice ? { ...option, content: details } : option))}
        />
        {unfit && (
          <Refused
            accountId={account.id}
            refused={{ code: unfit }}
            what={draft.flow === "enrol" ? "enrol" : "method"}
          />
        )}
        <VaultFailureAlert cardForm={cardForm} mode={mode} purpose="payment" />
        <StickyActions>
          <Button type="submit" fullWidth busy={checking}>
            {t("billing.payOnce.continue")}
          </Button>
        </StickyActions>
        <BalanceDueDialog open={mustPay} account={account} onClose={closeMustPay} />
      </Stack>
    </Form>
  );
}

/** State of the method choice, and of the vault's iframe when the choice needs it. */
function useAutoPayMethod({ account, draft }: AutoPayStepProps) {
  const dispatch = useDispatch();
  const { method, services = [] } = draft;
  const entered = useEnteredCard(useSelector(selectAutoPay), draft.accountId);
  const { choice, choose, codeRefused } = useMethodChoice({
    isChosen: method !== undefined,
    codeRefused: draft.codeRefused,
    entered,
    first: (another) => firstAutoPayChoice(account, draft, another),
  });
  const [mustPay, setMustPay] = useState(false);
  const [unfit, setUnfit] = useState<AutoPayRefusalReason | null>(null);
  const chosen = method && autoPayChoiceOf(method) === choice ? method : withoutVault(choice, account);
  const onStored = (card: StoredCard) => {
    const error = cardError(card, services);
    setUnfit(error);
    if (error) dispatch(autoPayEvents.cardFormRequested({ savedMethodId: isNew(choice) ? undefined : choice }));
    else dispatch(autoPayEvents.methodChosen(chosenFrom(choice, card, true, Date.now())));
  };
  const cardForm = useCardForm(autoPayEvents, useSelector(selectAutoPayCardForm), {
    choice,
    isNeeded: chosen === undefined,
    onStored,
    onEnteredExpired: () => choose(newCard),
  });
  // Keeping the current method is always allowed; changing it requires the balance to be paid first (WALL-05).
  const payFirst = draft.flow === "change" && choice !== currentMethod && mustPayBeforeChange(account);
  const submit = () => {
    if (payFirst) setMustPay(true);
    else if (chosen) dispatch(autoPayEvents.methodChosen(chosen));
    else cardForm.submit();
  };
  const setChoice = (next: MethodChoice) => {
    choose(next);
    setUnfit(null);
  };
  return {
    mustPay,
    closeMustPay: () => setMustPay(false),
    choice,
    setChoice,
    ready: chosen !== undefined,
    unfit,
    cardForm,
    mode: vaultModeOf(choice, account.paymentMethods, { entered, codeRefused }),
    submit,
    entered,
  };
}

/** Methods that need nothing from the vault: the current method and saved bank accounts. */
function withoutVault(choice: MethodChoice, account: AutoPayStepProps["account"]): AutoPayMethod | undefined {
  const bank = account.paymentMethods.find(({ id, type }) => id === choice && type === "bankAccount");
  if (bank) return chosenBank(bank);
  const method = choice === currentMethod ? currentMethodOf(account) : undefined;
  return method && { kind: "current", paymentMethodId: method.id, type: method.type, lastFour: method.lastFour };
}

/** Method options: the current one, other saved ones, new ones. Disabled options give the reason. */
function useAutoPayMethodOptions(
  account: AutoPayAccountFragment,
  { flow, services = [] }: Pick<AutoPayDraft, "flow" | "services">,
  entered: NewMethod | undefined,
) {
  const t = useCopy();
  const labelOf = useMethodLabel();
  const enteredOption = useEnteredOption();
  const { cardsAllowed, banksAllowed } = account.paymentOptions;
  const current = flow === "change" ? currentMethodOf(account) : undefined;
  const describe = ({ type, expiry, bankName }: SavedMethodFragment) =>
    type === "bankAccount"
      ? (bankName ?? t("wallet.pay.bankDetail"))
      : t("billing.payOnce.method.expires", { expiry: printedExpiry(expiry) });
  const reasons = (method: SavedMethodFragment) => ({
    expired: t("wallet.pay.expired", { expiry: printedExpiry(method.expiry) }),
    unavailable: t("billing.payOnce.method.unavailable", {
      other: otherKind(method, { cardsAllowed, banksAllowed: banksAllowed && takesBanks(services) }),
    }),
    restricted: t("wallet.pay.restrictedKind"),
    cardsOnly: t("billing.autoPay.method.cardsOnly"),
  });
  const saved = account.paymentMethods
    .filter(({ id }) => id !== current?.id)
    .map((method) => {
      const block = autoPayBlock(method, services);
      return {
        value: method.id,
        label: labelOf(method),
        description: block ? undefined : describe(method),
        disabledReason: block ? reasons(method)[block] : undefined,
      };
    });
  const typed = {
    [newCard]: {
      value: newCard,
      label: t("billing.payOnce.method.new"),
      description: t("billing.autoPay.method.newDetail"),
    },
    [newBank]: { value: newBank, label: t("wallet.pay.newBank"), description: t("wallet.pay.newBankDetail") },
  };
  const keep = current
    ? [
        {
          value: currentMethod,
          label: t("billing.autoPay.method.keep", { method: labelOf(current) }),
          description: t("billing.autoPay.method.keepDetail"),
        },
      ]
    : [];
  return [
    ...enteredOption(entered),
    ...keep,
    ...saved,
    ...newAutoPayChoices(account, services).flatMap((choice) => typed[choice] ?? []),
  ];
}

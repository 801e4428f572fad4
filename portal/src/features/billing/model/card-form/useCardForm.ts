import { useCopy } from "@portico/content-runtime/react";
import { type Ref, useEffect, useRef, useState } from "react";
import { useDispatch } from "react-redux";
import type { VaultFrameHandle } from "../../../../components/vault-frame/VaultFrame.tsx";
import type { StoredCard, ToPortal, VaultFailure, VaultMode } from "../../../../lib/vaultProtocol.ts";
import { enteredCard, isNew, type MethodChoice } from "../payment-methods/methods.rules.ts";
import type { CardFormEvents, CardFormState } from "./cardForm.slice.ts";

/** The vault's iframe as a form: its state, and its submit, which the screen's own button calls. */
export type CardFormControl = {
  form: CardFormState;
  frame: Ref<VaultFrameHandle>;
  /** The iframe is checking and storing what was typed. */
  sending: boolean;
  failure: VaultFailure | undefined;
  onMessage: (message: ToPortal) => void;
  /** The iframe did not open in time. */
  onTimeout: () => void;
  open: () => void;
  /** Submits what was typed; reopens a form that is not open. */
  submit: () => void;
};

type CardFormOptions = {
  /** The chosen method. Another choice reopens the iframe, because it needs another form. */
  choice: MethodChoice;
  /** Whether the method still has to be typed in; otherwise the iframe is closed. */
  isNeeded: boolean;
  /** `more`: of the accounts in `alsoFor`, in their order. */
  onStored: (card: StoredCard, more?: readonly StoredCard[]) => void;
  /** The form of `enteredCard` has expired, and the card's token with it: the whole card is entered again. */
  onEnteredExpired?: () => void;
  /** For flows without a draft. */
  accountId?: string;
  /** Further accounts that what is typed is stored for. Changing it reopens the iframe, which has their tickets. */
  alsoFor?: readonly string[];
};

const none: readonly string[] = [];

/** Manages a flow's vault iframe: opens it for the chosen method, and exchanges messages until the method is stored. */
export function useCardForm(
  events: CardFormEvents,
  form: CardFormState,
  { choice, isNeeded, onStored, onEnteredExpired, accountId, alsoFor = none }: CardFormOptions,
): CardFormControl {
  const dispatch = useDispatch();
  const messages = useVaultMessages(form, onStored);
  const savedMethodId = isNew(choice) ? undefined : choice;
  const others = alsoFor.join(" ");
  const open = () => {
    if (choice === enteredCard && messages.failure && onEnteredExpired) onEnteredExpired();
    else dispatch(requestOf(events, { accountId, savedMethodId, others }));
  };
  // Sending an expired ticket again cannot succeed, and a form that failed to open cannot be sent.
  const submit = form.name === "failed" || messages.failure === "ticketInvalid" ? open : messages.submit;
  useEffect(() => {
    dispatch(isNeeded ? requestOf(events, { accountId, savedMethodId, others }) : events.cardFormClosed());
  }, [dispatch, events, choice, accountId, others, savedMethodId, isNeeded]);
  const onTimeout = () => dispatch(events.cardFormFailed({ savedMethodId, failure: { kind: "unreachable" } }));
  return { ...messages, form, open, onTimeout, submit };
}

type Requested = { accountId: string | undefined; savedMethodId: string | undefined; /** Ids. */ others: string };

const requestOf = ({ cardFormRequested }: CardFormEvents, { accountId, savedMethodId, others }: Requested) =>
  cardFormRequested({ accountId, savedMethodId, ...(others !== "" && { alsoFor: others.split(" ") }) });

/** The iframe's last message about its card; it does not apply to the next iframe. */
type FormStatus = { ticket: string; sending: boolean; failure?: VaultFailure };

function useVaultMessages(form: CardFormState, onStored: CardFormOptions["onStored"]) {
  const frame = useRef<VaultFrameHandle>(null);
  const [last, setLast] = useState<FormStatus>();
  const ticket = form.name === "open" ? form.ticket : "";
  const status = last?.ticket === ticket ? last : undefined;
  const onMessage = (message: ToPortal) => {
    if (message.type === "submitting") setLast({ ticket, sending: true });
    if (message.type === "invalid") setLast({ ticket, sending: false });
    if (message.type === "failed") setLast({ ticket, sending: false, failure: message.failure });
    if (message.type !== "stored") return;
    setLast({ ticket, sending: false });
    onStored(message.card, message.more);
  };
  const submit = () => frame.current?.submit();
  return { frame, sending: status?.sending ?? false, failure: status?.failure, onMessage, submit };
}

/** The submit button's label while the iframe checks what was typed; undefined while it does not. */
export function useCheckingLabel({ sending }: CardFormControl, mode: VaultMode | undefined): string | undefined {
  const t = useCopy();
  if (!sending) return undefined;
  if (mode?.kind === "linkedBank") return t("billing.bankLink.linking");
  return mode?.kind === "newBankAccount" ? t("wallet.pay.checkingBank") : t("billing.payOnce.method.checking");
}

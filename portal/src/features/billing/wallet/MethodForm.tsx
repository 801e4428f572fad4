import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { wallet } from "@portico/rules/constants";
import { type ReactNode, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { StoredCard, VaultMode } from "../../../lib/vaultProtocol.ts";
import { CardForm, VaultFailureAlert } from "../model/card-form/CardForm.tsx";
import { useCardForm, useCheckingLabel } from "../model/card-form/useCardForm.ts";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import type { MethodChoice } from "../model/payment-methods/methods.rules.ts";
import { Notice } from "../model/screen/Notice.tsx";
import {
  isPhaseOf,
  selectWalletCardForm,
  selectWalletPhase,
  type WalletChange,
  walletEvents,
  type WalletOperation,
  type WalletPhase,
  type WalletRefusal,
} from "./wallet.slice.ts";

type MethodFormProps = {
  businessDate: string;
  mode: VaultMode;
  parts: ReturnType<typeof useWalletForm>;
  onSubmit: () => void;
  /** Further fields below the iframe. */
  children?: ReactNode;
};

/** The vault's iframe with a Save button, and why saving failed; the input is kept. */
export function MethodForm({ businessDate, mode, parts, onSubmit, children }: MethodFormProps) {
  const t = useCopy();
  const checking = useCheckingLabel(parts.cardForm, mode);
  const busy = checking ?? (parts.saving ? t("wallet.saving") : undefined);
  return (
    <Form onSubmit={onSubmit}>
      <Stack gap="large">
        <Card>
          <Stack gap="large">
            <CardForm cardForm={parts.cardForm} mode={mode} businessDate={businessDate} purpose="wallet" />
            {children}
          </Stack>
        </Card>
        <VaultFailureAlert cardForm={parts.cardForm} mode={mode} purpose="wallet" />
        {parts.errorMessage && (
          <Notice tone="critical" live="assertive">
            {parts.errorMessage}
          </Notice>
        )}
        <StickyActions>
          <Button type="submit" fullWidth busy={busy}>
            {t("wallet.save")}
          </Button>
        </StickyActions>
      </Stack>
    </Form>
  );
}

type WalletFormOptions = { change: WalletChange; choice: MethodChoice };

/** Manages a wallet form: opens the vault's iframe, submits it with Save, and saves the method that it stored. */
export function useWalletForm({ change, choice }: WalletFormOptions, onStored: (card: StoredCard) => void) {
  const dispatch = useDispatch();
  const phase = useSelector(selectWalletPhase);
  const { accountId } = change;
  useEffect(() => {
    dispatch(walletEvents.dismissed());
    return () => void dispatch(walletEvents.cardFormClosed());
  }, [dispatch, accountId, choice]);
  const cardForm = useCardForm(walletEvents, useSelector(selectWalletCardForm), {
    choice,
    isNeeded: true,
    onStored,
    accountId,
  });
  const saving = phase.name === "working" && isPhaseOf(phase, change);
  return { cardForm, errorMessage: useErrorMessage(phase, change), saving };
}

/** STANDARD users can view the wallet, and see who can change it (SESS-12). */
export function MayNotChange() {
  const t = useCopy();
  return (
    <Notice tone="info" title={t("wallet.mayNot.title")}>
      {t("wallet.mayNot.detail")}
    </Notice>
  );
}

/** The data shown may be stale: the refetch failed. */
export function LoadNotice({ retry }: { retry: () => void }) {
  const t = useCopy();
  const again = (
    <Button variant="secondary" size="compact" onPress={retry}>
      {t("billing.tryAgain")}
    </Button>
  );
  return (
    <Notice tone="warning" live="polite" title={t("wallet.stale.title")} action={again}>
      {t("wallet.stale.detail")}
    </Notice>
  );
}

/** Why the server refused a change, and what to do. */
export function useRefusalCopy(): (code: WalletRefusal) => string {
  const t = useCopy();
  const words: Record<WalletRefusal, string> = {
    METHOD_NOT_FOUND: t("wallet.refused.METHOD_NOT_FOUND"),
    CANNOT_BE_SAVED: t("wallet.refused.CANNOT_BE_SAVED"),
    WALLET_FULL: t("wallet.refused.WALLET_FULL", { max: wallet.maxMethods }),
    USED_FOR_AUTO_PAY: t("wallet.refused.USED_FOR_AUTO_PAY"),
    CARD_DATA_EXPIRED: t("wallet.refused.CARD_DATA_EXPIRED"),
    NICKNAME_TOO_LONG: t("wallet.nickname.tooLong", { max: wallet.longestNickname }),
    NICKNAME_INVALID: t("wallet.nickname.invalid"),
    ATTEMPT_STILL_RUNNING: t("wallet.refused.again"),
    IDEMPOTENCY_KEY_REUSED: t("wallet.refused.again"),
    IDEMPOTENCY_KEY_INVALID: t("wallet.refused.again"),
    OFFLINE: t("wallet.refused.offline"),
  };
  return (code) => words[code];
}

/** Message of a failed request, one for each operation (ERR-02). */
export function useFailedCopy(): (what: WalletOperation) => string {
  const t = useCopy();
  const words: Record<WalletOperation, string> = {
    add: t("wallet.failed.add"),
    edit: t("wallet.failed.edit"),
    rename: t("wallet.failed.rename"),
    makeDefault: t("wallet.failed.makeDefault"),
    delete: t("wallet.failed.delete"),
  };
  return (what) => words[what];
}

/** Error message of a change's last attempt; undefined without one. */
export function useErrorMessage(phase: WalletPhase, change: WalletChange): string | undefined {
  const refusalCopy = useRefusalCopy();
  const failedCopy = useFailedCopy();
  if (!isPhaseOf(phase, change)) return undefined;
  if (phase.name === "refused") return refusalCopy(phase.code);
  return phase.name === "failed" ? failedCopy(phase.what) : undefined;
}

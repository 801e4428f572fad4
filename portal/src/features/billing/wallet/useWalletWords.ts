import { useCopy } from "@portico/content-runtime/react";
import { wallet } from "@portico/rules/constants";
import type { WalletOperation, WalletPhase, WalletRefusal } from "./wallet.slice.ts";

/** Why the server changed nothing, and what to do. */
export function useRefusalWords(): (code: WalletRefusal) => string {
  const t = useCopy();
  const words: Record<WalletRefusal, string> = {
    METHOD_NOT_FOUND: t("wallet.refused.METHOD_NOT_FOUND"),
    CANNOT_BE_SAVED: t("wallet.refused.CANNOT_BE_SAVED"),
    WALLET_FULL: t("wallet.refused.WALLET_FULL", { most: wallet.mostMethods }),
    USED_FOR_AUTO_PAY: t("wallet.refused.USED_FOR_AUTO_PAY"),
    CARD_DATA_EXPIRED: t("wallet.refused.CARD_DATA_EXPIRED"),
    NICKNAME_TOO_LONG: t("wallet.nickname.tooLong", { most: wallet.longestNickname }),
    NICKNAME_INVALID: t("wallet.nickname.invalid"),
    ATTEMPT_STILL_RUNNING: t("wallet.refused.again"),
    ATTEMPT_KEY_REUSED: t("wallet.refused.again"),
    ATTEMPT_KEY_INVALID: t("wallet.refused.again"),
    OFFLINE: t("wallet.refused.offline"),
  };
  return (code) => words[code];
}

/** That a call did not work: each operation has its own message (ERR-02). */
export function useFailedWords(): (what: WalletOperation) => string {
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

/** What one operation has to say about its last try; nothing while there is nothing to say. */
export function useTrouble(phase: WalletPhase, what: WalletOperation): string | undefined {
  const refusalWords = useRefusalWords();
  const failedWords = useFailedWords();
  if (phase.name === "refused" && phase.what === what) return refusalWords(phase.code);
  return phase.name === "failed" && phase.what === what ? failedWords(what) : undefined;
}

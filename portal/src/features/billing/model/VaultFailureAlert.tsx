import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import type { VaultFailure } from "../../../lib/vaultProtocol.ts";
import { Notice } from "./Notice.tsx";
import type { VaultPurpose } from "./vaultTicket.api.ts";

export type VaultFailureAlertProps = {
  failure: VaultFailure;
  /** The button that sends the form again is called Continue when paying and Save in the wallet. */
  purpose: VaultPurpose;
  onReopen: () => void;
};

/** The vault could not store the method. What was typed is still there, unless the form was open for too long. */
export function VaultFailureAlert({ failure, purpose, onReopen }: VaultFailureAlertProps) {
  const t = useCopy();
  const [title, detail] = useFailureWords(failure, purpose);
  const reopen = (
    <Button variant="secondary" size="compact" onPress={onReopen}>
      {t("billing.payOnce.method.frameReopen")}
    </Button>
  );
  return (
    <Notice tone="bad" live="assertive" title={title} action={failure === "ticketInvalid" && reopen}>
      {detail}
    </Notice>
  );
}

function useFailureWords(failure: VaultFailure, purpose: VaultPurpose): readonly [title: string, detail: string] {
  const t = useCopy();
  if (failure === "linkingOff") return [t("billing.bankLink.off.title"), t("billing.bankLink.off.detail")];
  const paying = {
    ticketInvalid: [t("billing.payOnce.method.frameExpired.title"), t("billing.payOnce.method.frameExpired.detail")],
    unreachable: [t("billing.payOnce.method.notChecked.title"), t("billing.payOnce.method.notChecked.offline")],
    tooMany: [t("billing.payOnce.method.notChecked.title"), t("billing.payOnce.method.notChecked.tooMany")],
    unexpected: [t("billing.payOnce.method.notChecked.title"), t("billing.payOnce.method.notChecked.again")],
  } as const;
  const saving = {
    ticketInvalid: [t("wallet.frame.expired.title"), t("wallet.frame.expired.detail")],
    unreachable: [t("wallet.validateCardError.title"), t("wallet.validateCardError.offline")],
    tooMany: [t("wallet.validateCardError.title"), t("wallet.validateCardError.tooMany")],
    unexpected: [t("wallet.validateCardError.title"), t("wallet.validateCardError.again")],
  } as const;
  return (purpose === "wallet" ? saving : paying)[failure];
}

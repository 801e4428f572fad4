import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import type { VaultFailure } from "../../../lib/vaultProtocol.ts";

/** The vault could not store the card. What was typed is still there, unless the form was open for too long. */
export function VaultFailureAlert({ failure, onReopen }: { failure: VaultFailure; onReopen: () => void }) {
  const t = useCopy();
  const reopen = (
    <Button variant="secondary" size="compact" onPress={onReopen}>
      {t("billing.payOnce.method.frameReopen")}
    </Button>
  );
  const words = {
    ticketInvalid: [t("billing.payOnce.method.frameExpired.title"), t("billing.payOnce.method.frameExpired.detail")],
    unreachable: [t("billing.payOnce.method.notChecked.title"), t("billing.payOnce.method.notChecked.offline")],
    tooMany: [t("billing.payOnce.method.notChecked.title"), t("billing.payOnce.method.notChecked.tooMany")],
    unexpected: [t("billing.payOnce.method.notChecked.title"), t("billing.payOnce.method.notChecked.again")],
  } as const;
  const [title, detail] = words[failure];
  return (
    <Alert tone="bad" toneLabel={t("billing.tone.bad")} live="assertive" title={title} action={failure === "ticketInvalid" && reopen}>
      {detail}
    </Alert>
  );
}

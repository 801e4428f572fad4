import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { useState } from "react";
import { cookieValue } from "../../../lib/cookieValue.ts";
import { CareNumber } from "./CareNumber.tsx";

/**
 * Says at once that payments are unavailable for the moment, as the server's last answers showed, that nothing is charged
 * and what to do (SESS-09). It blocks nothing, because the server decides. Read on arrival: what happens to a payment
 * afterwards has a message of its own.
 */
export function PaymentsUnavailable() {
  const t = useCopy();
  const [isUnavailable] = useState(() => cookieValue("bill-pay-unavailable") !== undefined);
  if (!isUnavailable) return null;
  return (
    <Alert
      tone="warning"
      toneLabel={t("shell.tone.warning")}
      title={t("session.paymentsUnavailable.title")}
      live="polite"
    >
      {t("session.paymentsUnavailable.detail")} <CareNumber />
    </Alert>
  );
}

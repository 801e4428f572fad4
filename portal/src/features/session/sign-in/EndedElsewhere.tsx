import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Link } from "@portico/design-system/link";
import { recoverySteps } from "../model/recoverySteps.ts";

/** Says why the session was ended from elsewhere, with the way to a new password. */
export function EndedElsewhere({ because }: { because: "otherDevice" | "passwordChanged" }) {
  const t = useCopy();
  return (
    <Alert
      tone="warning"
      toneLabel={t("shell.tone.warning")}
      title={t(`session.security.ended.${because}`)}
      live="polite"
      action={<Link href={recoverySteps.ask}>{t("session.recovery.passwordTitle")}</Link>}
    >
      {t(`session.security.ended.${because}Detail`)}
    </Alert>
  );
}

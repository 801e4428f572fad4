import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";

/** What is shown may be old: it could not be read again. */
export function LoadNotice({ retry }: { retry: () => void }) {
  const t = useCopy();
  const again = (
    <Button variant="secondary" size="compact" onPress={retry}>
      {t("billing.tryAgain")}
    </Button>
  );
  return (
    <Alert tone="attention" toneLabel={t("billing.tone.attention")} live="polite" title={t("wallet.stale.title")} action={again}>
      {t("wallet.stale.detail")}
    </Alert>
  );
}

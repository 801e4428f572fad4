import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Notice } from "../model/Notice.tsx";

/** What is shown may be old: it could not be read again. */
export function LoadNotice({ retry }: { retry: () => void }) {
  const t = useCopy();
  const again = (
    <Button variant="secondary" size="compact" onPress={retry}>
      {t("billing.tryAgain")}
    </Button>
  );
  return <Notice tone="attention" live="polite" title={t("wallet.stale.title")} action={again}>{t("wallet.stale.detail")}</Notice>;
}

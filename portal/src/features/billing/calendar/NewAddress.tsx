import { useCopy } from "@portico/content-runtime/react";
import { CopyButton } from "@portico/design-system/copy-button";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { Notice } from "../model/Notice.tsx";
import * as css from "./newAddress.css.ts";

/** A new address, this once. */
export function NewAddress({ address }: { address: string }) {
  const t = useCopy();
  const whole = new URL(address, window.location.origin).href;
  return (
    <Notice tone="good" live="polite" title={t("billing.calendar.feeds.made.title")}>
      <Stack gap="small">
        <Text>{t("billing.calendar.feeds.made.detail")}</Text>
        <code className={css.address} translate="no">
          {whole}
        </code>
        <div>
          <CopyButton
            text={whole}
            label={t("billing.calendar.feeds.copy")}
            what={t("billing.calendar.feeds.what")}
            copied={t("billing.calendar.feeds.copied")}
            failed={t("billing.calendar.feeds.copyFailed")}
          />
        </div>
      </Stack>
    </Notice>
  );
}

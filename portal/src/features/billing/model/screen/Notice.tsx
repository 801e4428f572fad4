import { useCopy } from "@portico/content-runtime/react";
import { Alert, type AlertProps } from "@portico/design-system/alert";

/** An alert of billing; screen readers hear its tone as a word first. */
export function Notice({ tone, ...alert }: Omit<AlertProps, "toneLabel">) {
  const t = useCopy();
  return <Alert tone={tone} toneLabel={t(`billing.tone.${tone}`)} {...alert} />;
}

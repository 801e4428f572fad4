import { Copy, useCopy } from "@portico/content-runtime/react";
import { Checkbox } from "@portico/design-system/choice";
import { Dialog } from "@portico/design-system/dialog";
import { Stack } from "@portico/design-system/layout";
import { LinkButton } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { termsKeyOf } from "./payOnce.attempt.ts";
import type { Draft } from "./payOnce.draft.ts";

export type TermsCheckboxProps = { draft: Draft; accepted: boolean; onChange: (accepted: boolean) => void; error?: string };

/** The agreement that paying and scheduling need (PAY-22); its text opens above the page, and nothing is lost. */
export function TermsCheckbox({ draft, accepted, onChange, error }: TermsCheckboxProps) {
  const t = useCopy();
  const [reading, setReading] = useState(false);
  const terms = (words: React.ReactNode) => <LinkButton onPress={() => setReading(true)}>{words}</LinkButton>;
  return (
    <>
      <Checkbox name="terms" label={<Copy id="billing.payOnce.review.terms" tags={{ terms }} />} checked={accepted} onChange={onChange} error={error} />
      <Dialog open={reading} title={draft.isLater ? t("billing.schedule.terms.title") : t("billing.payOnce.terms.title")} closeLabel={t("billing.close")} onClose={() => setReading(false)}>
        <Stack>
          {t(termsKeyOf(draft))
            .split(/\n\s*\n/)
            .map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
        </Stack>
      </Dialog>
    </>
  );
}

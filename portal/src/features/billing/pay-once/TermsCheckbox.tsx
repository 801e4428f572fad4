import { Copy, useCopy } from "@portico/content-runtime/react";
import { Checkbox } from "@portico/design-system/choice";
import { Dialog } from "@portico/design-system/dialog";
import { Stack } from "@portico/design-system/layout";
import { LinkButton } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { termsKey } from "./payOnce.attempt.ts";

export type TermsCheckboxProps = { accepted: boolean; onChange: (accepted: boolean) => void; error?: string };

/** The agreement that paying needs (PAY-22); its text opens above the page, and nothing is lost. */
export function TermsCheckbox({ accepted, onChange, error }: TermsCheckboxProps) {
  const t = useCopy();
  const [reading, setReading] = useState(false);
  const terms = (words: React.ReactNode) => <LinkButton onPress={() => setReading(true)}>{words}</LinkButton>;
  return (
    <>
      <Checkbox name="terms" label={<Copy id="billing.payOnce.review.terms" tags={{ terms }} />} checked={accepted} onChange={onChange} error={error} />
      <Dialog open={reading} title={t("billing.payOnce.terms.title")} closeLabel={t("billing.close")} onClose={() => setReading(false)}>
        <Stack>
          {t(termsKey)
            .split(/\n\s*\n/)
            .map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
        </Stack>
      </Dialog>
    </>
  );
}

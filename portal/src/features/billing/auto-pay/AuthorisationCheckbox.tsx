import { Copy, useCopy } from "@portico/content-runtime/react";
import { Checkbox } from "@portico/design-system/choice";
import { Dialog } from "@portico/design-system/dialog";
import { Stack } from "@portico/design-system/layout";
import { LinkButton } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { authorisationKey } from "./autoPay.orders.ts";

/** `paysNow`: the terms of a payment are accepted with it. */
export type AuthorisationCheckboxProps = { accepted: boolean; onChange: (accepted: boolean) => void; error?: string; paysNow: boolean };

/** The authorisation that enrolling needs; its text opens above the page, and nothing is lost. */
export function AuthorisationCheckbox({ accepted, onChange, error, paysNow }: AuthorisationCheckboxProps) {
  const t = useCopy();
  const [reading, setReading] = useState(false);
  const terms = (words: React.ReactNode) => <LinkButton onPress={() => setReading(true)}>{words}</LinkButton>;
  const text = [t(authorisationKey), ...(paysNow ? [t("billing.payOnce.terms.text")] : [])].join("\n\n");
  return (
    <>
      <Checkbox name="terms" label={<Copy id="billing.autoPay.review.terms" tags={{ terms }} />} checked={accepted} onChange={onChange} error={error} />
      <Dialog open={reading} title={t("billing.autoPay.terms.title")} closeLabel={t("billing.close")} onClose={() => setReading(false)}>
        <Stack>
          {text.split(/\n\s*\n/).map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}

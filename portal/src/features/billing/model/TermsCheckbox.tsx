import { Copy, useCopy } from "@portico/content-runtime/react";
import { Checkbox } from "@portico/design-system/choice";
import { Dialog } from "@portico/design-system/dialog";
import { Stack } from "@portico/design-system/layout";
import { LinkButton } from "@portico/design-system/link";
import { type ReactNode, useState } from "react";
import { Paragraphs } from "../../../components/Paragraphs.tsx";

export type TermsCheckboxProps = {
  /** What is agreed to, with the tag `terms` around the words that open the text. */
  agreement: "billing.payOnce.review.terms" | "billing.autoPay.review.terms" | "billing.paperless.agree";
  /** Where more than one is asked for in a form. */
  name?: string;
  title: string;
  /** The terms; an empty line between paragraphs. */
  text: string;
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  error?: string;
};

/** The agreement that the last button needs (PAY-22); its text opens above the page, and nothing is lost. */
export function TermsCheckbox({ agreement, name = "terms", title, text, accepted, onChange, error }: TermsCheckboxProps) {
  const t = useCopy();
  const [reading, setReading] = useState(false);
  const terms = (words: ReactNode) => <LinkButton onPress={() => setReading(true)}>{words}</LinkButton>;
  return (
    <>
      <Checkbox name={name} label={<Copy id={agreement} tags={{ terms }} />} checked={accepted} onChange={onChange} error={error} />
      <Dialog open={reading} title={title} closeLabel={t("billing.close")} onClose={() => setReading(false)}>
        <Stack>
          <Paragraphs text={text} />
        </Stack>
      </Dialog>
    </>
  );
}

import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import type { Term } from "./glossary.api.ts";

/** Somebody changed the term meanwhile: what it says now. What was typed stands in the fields still, and saving once more puts it in place of theirs. */
export function TermClash({ theirs, onTake }: { theirs: Term; onTake: (theirs: Term) => void }) {
  const t = useCopy();
  const { author, en, es, avoid } = theirs;
  const take = (
    <Button variant="secondary" size="compact" onPress={() => onTake(theirs)}>
      {t("studio.glossary.clash.take")}
    </Button>
  );
  return (
    <Alert tone="attention" toneLabel={t("studio.shell.tone.attention")} title={t("studio.glossary.clash.title", { author })} live="assertive" action={take}>
      {avoid.length > 0 ? t("studio.glossary.clash.nowAvoiding", { en, es, avoid: avoid.join(", ") }) : t("studio.glossary.clash.now", { en, es })} {t("studio.glossary.clash.next")}
    </Alert>
  );
}

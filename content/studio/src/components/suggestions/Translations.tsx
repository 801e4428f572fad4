import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { KeyText } from "../KeyText.tsx";
import type { Translation } from "./suggestions.api.ts";

export type TranslationsProps = { translations: readonly Translation[]; onUse: (spanish: string) => void };

/** How like words were translated before, most alike first; each can be taken. */
export function Translations({ translations, onUse }: TranslationsProps) {
  const t = useCopy();
  if (translations.length === 0) return null;
  return (
    <Stack gap="small">
      <Heading level={3} size={4}>
        {t("studio.suggestions.translations")}
      </Heading>
      <Stack as="ul" gap="medium">
        {translations.map((translation) => (
          <li key={translation.key}>
            <Earlier translation={translation} onUse={onUse} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Earlier({ translation: { key, en, es, likeness }, onUse }: { translation: Translation; onUse: (spanish: string) => void }) {
  const t = useCopy();
  return (
    <Stack gap="xsmall" align="start">
      <Text size="small" tone="quiet">
        <span lang="en">{en}</span>
      </Text>
      <Text>
        <span lang="es">{es}</span>
      </Text>
      <Inline gap="small">
        <Button variant="secondary" size="compact" onPress={() => onUse(es)}>
          <span aria-hidden="true">{t("studio.suggestions.use")}</span>
          <VisuallyHidden>{t("studio.suggestions.use.spoken", { words: es })}</VisuallyHidden>
        </Button>
        <Text size="small" tone="quiet">
          {t("studio.suggestions.alike", { percent: Math.round(likeness * 100) })} · <KeyText>{key}</KeyText>
        </Text>
      </Inline>
    </Stack>
  );
}

import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { components } from "@portico/openapi/studio";
import { WordDiff } from "../word-diff/WordDiff.tsx";

export type Wording = components["schemas"]["Wording"];

/** What changes in the words of a message, language by language. */
export function WordingDifference({ before, after }: { before: Wording | undefined; after: Wording | undefined }) {
  return (
    <Stack gap="medium">
      <Language lang="en" before={before?.en} after={after?.en} />
      <Language lang="es" before={before?.es} after={after?.es} />
    </Stack>
  );
}

function Language({ lang, before = "", after = "" }: { lang: "en" | "es"; before: string | undefined; after: string | undefined }) {
  const t = useCopy();
  return (
    <Stack gap="xsmall">
      <Text size="small" tone="quiet">
        {t(`studio.differences.language.${lang}`)}
        {before === after && ` ${t("studio.differences.unchanged")}`}
      </Text>
      <Text as="div">
        <WordDiff lang={lang} before={before} after={after} />
      </Text>
    </Stack>
  );
}

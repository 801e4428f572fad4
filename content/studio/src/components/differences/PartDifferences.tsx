import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { WordDiff } from "../word-diff/WordDiff.tsx";

type Part = { id: string; lang: "en" | "es"; name: string; sides: readonly [before: string, after: string] };

/** The parts of a form or an article that differ, each with its name and the changed words. */
export function PartDifferences({ parts }: { parts: readonly Part[] }) {
  const t = useCopy();
  const changed = parts.filter(({ sides: [was, is] }) => was !== is);
  if (changed.length === 0) return <Text tone="quiet">{t("studio.differences.same")}</Text>;
  return (
    <Stack gap="medium">
      {changed.map(({ id, lang, name, sides: [was, is] }) => (
        <Stack key={id} gap="xsmall">
          <Text size="small" tone="quiet">
            {name}
          </Text>
          <Text as="div">
            <WordDiff lang={lang} before={was} after={is} />
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

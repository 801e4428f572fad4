import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { WordDiff } from "../../components/word-diff/WordDiff.tsx";
import type { ImportItem } from "./exchange.api.ts";

const languages = ["en", "es"] as const;

/** From what customers read now to what the file says, in the languages that differ; words that there are none of yet are new. */
export function WordsOfFile({ item: { live, mine } }: { item: ImportItem }) {
  const t = useCopy();
  if (mine === undefined) return null;
  return (
    <Stack gap="small">
      {languages.filter((language) => live?.[language] !== mine[language]).map((language) => (
        <div key={language}>
          <Text size="small" tone="quiet">
            {t(`studio.exchange.report.language.${language}`)}
          </Text>
          <WordDiff lang={language} before={live?.[language] ?? ""} after={mine[language]} />
        </div>
      ))}
    </Stack>
  );
}

import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { components } from "@portico/openapi/studio";
import { WordDiff } from "../word-diff/WordDiff.tsx";

export type ArticleDefinition = NonNullable<components["schemas"]["Article"]["live"]>;

type Sides = { before: ArticleDefinition | undefined; after: ArticleDefinition | undefined };

const languages = ["en", "es"] as const;
const parts = ["title", "summary", "body"] as const;

/** The changed parts of an article: its words in each language, and where customers find it. */
export function ArticleDifference({ before, after }: Sides) {
  const t = useCopy();
  const shown: "en" | "es" = useLocale().locale === "es-US" ? "es" : "en";
  const setUp = useSetUp();
  const words = languages.flatMap((language) =>
    parts.map((part) => ({
      id: `${part}.${language}`,
      lang: language,
      name: t(`studio.articles.field.${part}`, { language }),
      sides: [before?.[part][language] ?? "", after?.[part][language] ?? ""] as const,
    })),
  );
  const changed = [
    ...words,
    {
      id: "setUp",
      lang: shown,
      name: t("studio.articles.place"),
      sides: [setUp(before), setUp(after)] as const,
    },
  ].filter(({ sides: [was, is] }) => was !== is);
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

function useSetUp() {
  const t = useCopy();
  return (article: ArticleDefinition | undefined) =>
    article === undefined
      ? ""
      : [
          t("studio.articles.category", { category: article.category }),
          article.page,
          t("studio.articles.toggle", { toggle: article.toggle ?? "NONE" }),
          t("studio.articles.position", { position: article.position }),
          t(article.useful ? "studio.articles.useful.yes" : "studio.articles.useful.no"),
          t(article.offered ? "studio.articles.offered.yes" : "studio.articles.offered.no"),
        ].join(" · ");
}

import { useCopy, useLocale } from "@portico/content-runtime/react";
import type { components } from "@portico/openapi/studio";
import { PartDifferences } from "./PartDifferences.tsx";

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
  const place = {
    id: "setUp",
    lang: shown,
    name: t("studio.articles.place"),
    sides: [setUp(before), setUp(after)] as const,
  };
  return <PartDifferences parts={[...words, place]} />;
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

import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Segmented } from "@portico/design-system/choice";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { paragraphsOf } from "@portico/rules/supportArticle";
import { useId, useState } from "react";
import type { ArticleDefinition, ArticlePage } from "./articles.api.ts";
import { type Language, languages } from "./definition.ts";

type Props = { article: ArticleDefinition; pages: readonly ArticlePage[] };

/** The article as customers read it, in either language. */
export function ArticlePreview({ article, pages }: Props) {
  const t = useCopy();
  const id = useId();
  const [language, setLanguage] = useState<Language>(useLocale().locale === "es-US" ? "es" : "en");
  return (
    <section aria-labelledby={id}>
      <Stack gap="medium">
        <Heading level={2} id={id}>
          {t("studio.articles.preview")}
        </Heading>
        <Text>{t("studio.articles.preview.lead")}</Text>
        <Inline>
          <Segmented
            label={t("studio.articles.preview.language")}
            value={language}
            onChange={setLanguage}
            options={languages.map((value) => ({ value, label: t(`studio.articles.preview.language.${value}`) }))}
          />
        </Inline>
        <div role="group" aria-label={t("studio.articles.preview.frame", { language })} lang={language}>
          <Card>
            <Words article={article} pages={pages} language={language} />
          </Card>
        </div>
      </Stack>
    </section>
  );
}

function Words({ article: { title, summary, body, page }, pages, language }: Props & { language: Language }) {
  const t = useCopy();
  const about = pages.find(({ path }) => path === page);
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Heading level={3}>{title[language]}</Heading>
        <Text tone="quiet">{summary[language]}</Text>
      </Stack>
      {paragraphsOf(body[language]).map((paragraph, place) => (
        <Text key={place}>{paragraph}</Text>
      ))}
      {about && (
        <Link href={about.path} external={{ label: t("studio.articles.preview.newWindow", { language }) }}>
          {t("studio.articles.preview.page", { language, page: about.title[language] })}
        </Link>
      )}
    </Stack>
  );
}

import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Segmented } from "@portico/design-system/choice";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { StructuredText } from "@portico/design-system/structured-text";
import { Heading, Text } from "@portico/design-system/text";
import { shownBlocks } from "@portico/rules/articleMarkup";
import { useId, useState } from "react";
import type { ArticleDefinition, ArticleList } from "./articles.api.ts";
import { type Language, languages } from "./definition.ts";
import { readerIn } from "./links.ts";

type Props = { article: ArticleDefinition; list: ArticleList };

/** The article as customers read it, in either language. */
export function ArticlePreview({ article, list }: Props) {
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
            <Words article={article} list={list} language={language} />
          </Card>
        </div>
      </Stack>
    </section>
  );
}

function Words({ article: { title, summary, body, page }, list, language }: Props & { language: Language }) {
  const t = useCopy();
  const newWindow = { label: t("studio.articles.preview.newWindow", { language }) };
  const about = list.pages.find(({ path }) => path === page);
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Heading level={3}>{title[language]}</Heading>
        <Text tone="quiet">{summary[language]}</Text>
      </Stack>
      <StructuredText level={4} blocks={shownBlocks(body[language], readerIn(list))} external={newWindow} />
      {about && (
        <Link href={about.path} external={newWindow}>
          {t("studio.articles.preview.page", { language, page: about.title[language] })}
        </Link>
      )}
    </Stack>
  );
}

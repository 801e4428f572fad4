import { useCopy } from "@portico/content-runtime/react";
import { Checkbox } from "@portico/design-system/choice";
import { Select, TextArea, TextField } from "@portico/design-system/field";
import { Columns, Grid, Stack } from "@portico/design-system/layout";
import { StructuredText } from "@portico/design-system/structured-text";
import { Heading, Text } from "@portico/design-system/text";
import { articleCategories, articleLimits, articleToggles } from "@portico/rules/supportArticle";
import { shownBlocks } from "@portico/rules/articleMarkup";
import { useState } from "react";
import type { ArticleDefinition, ArticleList, ArticlePage } from "./articles.api.ts";
import { type Language, languages, positionTyped } from "./definition.ts";
import { bodyName, readerIn } from "./links.ts";
import { usePageOptions } from "./usePageOptions.ts";

type Props = { article: ArticleDefinition; onChange: (changes: Partial<ArticleDefinition>) => void };

/** Title, summary and text, both languages side by side. A language that the user may not change is shown to read. */
export function Words({
  article,
  list,
  mayWrite,
  onChange,
}: Props & { list: ArticleList; mayWrite: Record<Language, boolean> }) {
  return (
    <Columns template="equal" gap="large">
      {languages.map((language) =>
        mayWrite[language] ? (
          <WordFields key={language} article={article} language={language} onChange={onChange} />
        ) : (
          <WordsToRead key={language} article={article} list={list} language={language} />
        ),
      )}
    </Columns>
  );
}

function WordFields({ article: { title, summary, body }, language, onChange }: Props & { language: Language }) {
  const t = useCopy();
  const remaining = (left: number) =>
    left < 0 ? t("studio.shared.charactersOver", { count: -left }) : t("studio.shared.charactersLeft", { count: left });
  return (
    <Stack gap="medium">
      <TextField
        label={t("studio.articles.field.title", { language })}
        name={`title-${language}`}
        autoComplete="off"
        maxLength={articleLimits.title}
        value={title[language]}
        onChange={(text) => onChange({ title: { ...title, [language]: text } })}
      />
      <TextArea
        label={t("studio.articles.field.summary", { language })}
        name={`summary-${language}`}
        rows={2}
        maxLength={articleLimits.summary}
        remaining={remaining}
        value={summary[language]}
        onChange={(text) => onChange({ summary: { ...summary, [language]: text } })}
      />
      <TextArea
        label={t("studio.articles.field.body", { language })}
        hint={t("studio.articles.field.body.hint")}
        name={bodyName(language)}
        rows={8}
        maxLength={articleLimits.body}
        remaining={remaining}
        value={body[language]}
        onChange={(text) => onChange({ body: { ...body, [language]: text } })}
      />
    </Stack>
  );
}

function WordsToRead({
  article: { title, summary, body },
  list,
  language,
}: Omit<Props, "onChange"> & { list: ArticleList; language: Language }) {
  const t = useCopy();
  return (
    <Stack gap="medium">
      <Text size="small" tone="quiet">
        {t("studio.articles.readOnly", { language })}
      </Text>
      <div lang={language}>
        <Stack gap="medium">
          <Text weight="strong">{title[language]}</Text>
          <Text>{summary[language]}</Text>
          <StructuredText
            level={3}
            blocks={shownBlocks(body[language], readerIn(list))}
            external={{ label: t("studio.articles.preview.newWindow", { language }) }}
          />
        </Stack>
      </div>
    </Stack>
  );
}

/** Where customers find it: category and place, the page that it is about, and what hides it. */
export function PlaceFields({ article, pages, onChange }: Props & { pages: readonly ArticlePage[] }) {
  const t = useCopy();
  const known = usePageOptions(pages);
  const { category, page, toggle, useful, offered, position } = article;
  const [typed, setTyped] = useState(String(position));
  // Another version was taken into the editor.
  const shown = positionTyped(typed) === position ? typed : position < 0 ? typed : String(position);
  return (
    <Stack as="section" gap="medium">
      <Heading level={3}>{t("studio.articles.place")}</Heading>
      <Grid min="large" gap="medium">
        <Select
          label={t("studio.articles.field.category")}
          hint={t("studio.articles.field.category.hint")}
          name="category"
          value={category}
          options={articleCategories.map((value) => ({
            value,
            label: t("studio.articles.category", { category: value }),
          }))}
          onChange={(value) => onChange({ category: articleCategories.find((each) => each === value) ?? category })}
        />
        <TextField
          label={t("studio.articles.field.position")}
          hint={t("studio.articles.field.position.hint")}
          name="position"
          autoComplete="off"
          value={shown}
          onChange={(text) => {
            setTyped(text);
            onChange({ position: positionTyped(text) });
          }}
        />
        <Select
          label={t("studio.articles.field.page")}
          hint={t("studio.articles.field.page.hint")}
          name="page"
          value={page}
          options={known.some(({ value }) => value === page) ? known : [{ value: page, label: page }, ...known]}
          onChange={(value) => onChange({ page: value })}
        />
        <Select
          label={t("studio.articles.field.toggle")}
          hint={t("studio.articles.field.toggle.hint")}
          name="toggle"
          value={toggle ?? ""}
          options={[
            { value: "", label: t("studio.articles.toggle", { toggle: "NONE" }) },
            ...articleToggles.map((value) => ({ value, label: t("studio.articles.toggle", { toggle: value }) })),
          ]}
          onChange={(value) => onChange({ toggle: articleToggles.find((each) => each === value) ?? null })}
        />
      </Grid>
      <Checkbox
        label={t("studio.articles.field.useful")}
        name="useful"
        checked={useful}
        onChange={(isUseful) => onChange({ useful: isUseful })}
      />
      <Checkbox
        label={t("studio.articles.field.offered")}
        name="offered"
        checked={offered}
        onChange={(isOffered) => onChange({ offered: isOffered })}
      />
    </Stack>
  );
}

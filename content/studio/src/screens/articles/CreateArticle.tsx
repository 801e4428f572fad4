import { useCopy } from "@portico/content-runtime/react";
import { Select } from "@portico/design-system/field";
import { articleCategories, articleKeyStart, articleLimits, isArticleId } from "@portico/rules/supportArticle";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { CreateDefinition } from "../../components/definitionForm.tsx";
import { articleHref } from "../../components/hrefs.ts";
import { useAction } from "../../data/useAction.ts";
import { type ArticleList, saveArticleDraft } from "./articles.api.ts";
import { newArticle } from "./definition.ts";
import { usePageOptions } from "./usePageOptions.ts";

/** Creates an article as a draft, and opens it. */
export function CreateArticle({ list }: { list: ArticleList }) {
  const t = useCopy();
  const go = useNavigate();
  const pages = usePageOptions(list.pages);
  const [category, setCategory] = useState<(typeof articleCategories)[number]>("BILLING");
  const [about, setAbout] = useState(pages[0]?.value ?? "");
  const { state, run } = useAction(saveArticleDraft);
  return (
    <CreateDefinition
      kind="articles"
      isId={isArticleId}
      isTaken={(id) => list.articles.some(({ key }) => key === articleKeyStart + id)}
      maxLength={articleLimits.title}
      state={state}
      onCreate={async (id, title) => {
        const key = articleKeyStart + id;
        const definition = newArticle(title, category, about, list.articles);
        const reason = t("studio.articles.create.reason");
        const answer = await run({ key, changeSet: undefined, etag: list.newEtag, definition, reason });
        if (answer.ok) await go(articleHref(key));
      }}
    >
      <Select
        label={t("studio.articles.field.category")}
        name="category"
        value={category}
        options={articleCategories.map((value) => ({
          value,
          label: t("studio.articles.category", { category: value }),
        }))}
        onChange={(value) => setCategory(articleCategories.find((each) => each === value) ?? "BILLING")}
      />
      <Select label={t("studio.articles.field.page")} name="page" value={about} options={pages} onChange={setAbout} />
    </CreateDefinition>
  );
}

import { useCopy } from "@portico/content-runtime/react";
import { ArticleDifference } from "../../components/differences/ArticleDifference.tsx";
import { DefinitionForm } from "../../components/definitionForm.tsx";
import type { Start } from "../../data/useDraftEditor.ts";
import { type Article, type ArticleDefinition, type ArticleList, discardArticleDraft } from "./articles.api.ts";
import { PlaceFields, Words } from "./ArticleFields.tsx";
import { ArticlePreview } from "./ArticlePreview.tsx";
import { ArticleProblems } from "./ArticleProblems.tsx";
import type { Language } from "./definition.ts";
import { MarkupHelp } from "./MarkupHelp.tsx";
import { useArticleEditor } from "./useArticleEditor.ts";

export type ArticleEditorProps = {
  saved: Article;
  /** What the editor starts from: the draft or live. */
  start: Start<ArticleDefinition>;
  /** What links can lead to. */
  list: ArticleList;
  /** Which languages the user may change; category, page and place need both. */
  mayWrite: Record<Language, boolean>;
  /** Starts again from live. */
  onDiscarded: (live: ArticleDefinition) => void;
};

/**
 * The draft of an article: words in both languages, where it is found, what is to fix, reason and change set; preview.
 */
export function ArticleEditor({ saved, start, list, mayWrite, onDiscarded }: ArticleEditorProps) {
  const t = useCopy();
  const editor = useArticleEditor(saved, start, list);
  const fields = { article: editor.article, list, mayWrite, onChange: editor.change };
  return (
    <DefinitionForm
      kind="articles"
      editor={editor}
      saved={saved}
      discard={discardArticleDraft}
      onDiscarded={onDiscarded}
      difference={(theirs) => <ArticleDifference before={theirs} after={editor.article} />}
      next={t("studio.articles.saved.next")}
      preview={<ArticlePreview article={editor.article} list={list} />}
      mayReplace={mayWrite.en && mayWrite.es}
    >
      <Words {...fields} />
      <MarkupHelp {...fields} />
      {mayWrite.en && mayWrite.es && (
        <PlaceFields article={editor.article} pages={list.pages} onChange={editor.change} />
      )}
      <ArticleProblems problems={editor.problems} mayWrite={mayWrite} />
    </DefinitionForm>
  );
}

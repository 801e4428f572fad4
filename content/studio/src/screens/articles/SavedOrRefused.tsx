import { useCopy } from "@portico/content-runtime/react";
import { type ArticleDefinition, ArticleDifference } from "../../components/differences/ArticleDifference.tsx";
import { ConflictChoice, DraftSaved } from "../../components/draftParts.tsx";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import type { ArticleEditorHandle } from "./useArticleEditor.ts";

/** The outcome of saving: saved, with a link to the change set; a conflict to resolve; or why not. */
export function SavedOrRefused({ editor: { article, settle, settling, state } }: { editor: ArticleEditorHandle }) {
  const t = useCopy();
  if (state.phase === "refused" && state.problem.status !== 412) return <ProblemAlert problem={state.problem} />;
  if (state.phase === "refused") {
    const words = {
      title: t("studio.articles.conflict.title"),
      detail: t("studio.articles.conflict.detail"),
      keep: t("studio.articles.conflict.keep"),
      take: t("studio.articles.conflict.take"),
    };
    return (
      <ConflictChoice words={words} settling={settling} settle={settle}>
        <ArticleDifference
          before={(state.problem.theirs ?? undefined) as ArticleDefinition | undefined}
          after={article}
        />
      </ConflictChoice>
    );
  }
  const saved = state.phase === "done" ? state.data : undefined;
  const isBroken = saved !== undefined && saved.findings.length > 0;
  return (
    <DraftSaved
      saved={saved}
      isUnfinished={isBroken}
      title={t("studio.articles.saved.title")}
      linkLabel={t("studio.articles.saved.link")}
    >
      {t(isBroken ? "studio.articles.saved.broken" : "studio.articles.saved.next")}
    </DraftSaved>
  );
}

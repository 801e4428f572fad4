import { articleProblems } from "@portico/rules/supportArticle";
import { useState } from "react";
import { useAction } from "../../data/useAction.ts";
import {
  type Article,
  articleAsItIs,
  type ArticleDefinition,
  type ArticlePage,
  saveArticleDraft,
} from "./articles.api.ts";
import { shownOf } from "./definition.ts";

type Rest = { reason: string; changeSet: string };
type Start = { article: ArticleDefinition; changeSet: number | undefined; pages: readonly ArticlePage[] };

const baseOf = ({ etag, draft }: Article) => ({ etag, changeSet: draft?.changeSet });

const isReason = (reason: string) => reason.trim().length >= 3 && reason.length <= 500;

/**
 * State of editing an article. Starts from the draft, else from live, and keeps what was typed until it is saved,
 * whatever others save meanwhile.
 */
export function useArticleEditor(saved: Article, { article: start, changeSet, pages }: Start) {
  const [article, setArticle] = useState(start);
  const [rest, setRest] = useState<Rest>({ reason: "", changeSet: changeSet === undefined ? "" : String(changeSet) });
  const [base, setBase] = useState(() => baseOf(saved));
  const [attempts, setAttempts] = useState(0);
  const { state, run, reset } = useAction(saveArticleDraft);
  const current = useAction(articleAsItIs);
  const place = { key: saved.key, changeSet: rest.changeSet === "" ? undefined : Number(rest.changeSet) };

  async function saveFrom(version: string): Promise<void> {
    setAttempts(attempts + 1);
    if (!isReason(rest.reason)) return reset();
    const answer = await run({ ...place, etag: version, article, reason: rest.reason.trim() });
    if (!answer.ok) return;
    setBase(baseOf(answer.data));
    setAttempts(0);
    setRest({ ...rest, reason: "" });
  }

  /** Resolves an edit conflict: takes the other user's version, or overwrites it with one's own. */
  async function settle(keep: "mine" | "theirs"): Promise<void> {
    const answer = await current.run(place);
    if (!answer.ok) return;
    setBase(baseOf(answer.data));
    if (keep === "mine") return saveFrom(answer.data.etag);
    setArticle(shownOf(answer.data) ?? article);
    reset();
  }

  return {
    article,
    ...rest,
    attempts,
    isReasonMissing: attempts > 0 && !isReason(rest.reason),
    problems: articleProblems(
      article,
      pages.map(({ path }) => path),
    ),
    state,
    settling: current.state,
    change: (changes: Partial<ArticleDefinition>) => setArticle({ ...article, ...changes }),
    changeRest: (changes: Partial<Rest>) => setRest({ ...rest, ...changes }),
    save: () =>
      saveFrom(place.changeSet === undefined || place.changeSet === base.changeSet ? base.etag : saved.liveEtag),
    settle,
  };
}

export type ArticleEditorHandle = ReturnType<typeof useArticleEditor>;

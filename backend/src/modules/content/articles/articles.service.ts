import type { components } from "@portico/openapi/studio";
import type { Database, Transaction } from "../../../database/database.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { Problem } from "../../../lib/problem.ts";
import { ownChangeSet } from "../change-sets/changeSets.repository.ts";
import { type DraftInSet, draftsOfItem, type DraftTarget } from "../change-sets/drafts.repository.ts";
import { type ItemEdit, type ReadLive, saveItemDraft } from "../change-sets/itemDrafts.service.ts";
import { draftOrigin, draftPlaceOf, etagOf } from "../change-sets/optimisticConcurrency.ts";
import type { Authorship, ArticleDefinition, ArticleDefinitions } from "../content.types.ts";
import { loadLiveContent } from "../messages/messages.service.ts";
import type { Actor } from "../people/scope.domain.ts";
import { supportPhonesOn } from "../toggles/remoteSettings.reads.ts";
import { portalPages } from "../../support/pages.reads.ts";
import { articleFindings, linkableArticles } from "./articleFindings.domain.ts";

type Schemas = components["schemas"];
type Article = Schemas["Article"];
type Deps = Pick<Dependencies, "config" | "database">;
type SupportPhones = Awaited<ReturnType<typeof supportPhonesOn>>;

export const articlePlace = (key: string): DraftTarget => ({ item: "article", key, scope: "all" });

const definitionOf = (draft: { value: unknown } | undefined): ArticleDefinition | undefined =>
  draft?.value as ArticleDefinition | undefined;

const liveOf = (articles: ArticleDefinitions, key: string): ArticleDefinition | undefined =>
  Object.hasOwn(articles, key) ? articles[key] : undefined;

/** Every live article and every draft of one. */
type Known = { live: ArticleDefinitions; drafts: readonly DraftInSet[] };

/** An article as editors see it. @param changeSet whose draft is shown */
function articleView(key: string, known: Known, changeSet: number | undefined): Article {
  const [live, drafts] = [liveOf(known.live, key), known.drafts.filter((row) => row.key === key)];
  const draft = drafts.find((row) => row.changeSet === changeSet);
  const article = definitionOf(draft);
  return {
    key,
    etag: etagOf(article ?? live),
    liveEtag: etagOf(live),
    ...(live === undefined ? {} : { live }),
    ...(draft && article ? { draft: { ...draftOrigin(draft), article } } : {}),
    drafts: drafts.map(draftPlaceOf),
    findings: draft && article ? articleFindings(key, article, linkableFor(known, draft.changeSet)) : [],
  };
}

const linkableFor = ({ live, drafts }: Known, changeSet: number) =>
  linkableArticles(
    live,
    drafts.filter((row) => row.changeSet === changeSet),
  );

type ArticleList = { articles: Article[]; pages: Schemas["ArticlePage"][]; phones: SupportPhones; newEtag: string };

/**
 * Every article, published or only drafted, with the drafts of the caller's own change set; one that was never published
 * with any draft, so that its title is known. And the pages and numbers that a text can name.
 */
export async function articles(deps: Deps, username: string): Promise<ArticleList> {
  const tx = deps.database;
  const [{ articles: live }, drafts, changeSet] = [
    await loadLiveContent(tx),
    await draftsOfItem(tx, "article"),
    (await ownChangeSet(tx, username))?.id,
  ];
  const keys = [...new Set([...Object.keys(live), ...drafts.map(({ key }) => key)])].sort();
  return {
    articles: keys.map((key) => {
      const ofIt = drafts.filter((row) => row.key === key);
      const isOwn = ofIt.some((row) => row.changeSet === changeSet);
      return articleView(key, { live, drafts }, liveOf(live, key) || isOwn ? changeSet : ofIt[0]?.changeSet);
    }),
    pages: portalPages(),
    phones: await supportPhonesOn(deps, "business"),
    newEtag: etagOf(undefined),
  };
}

async function viewAt(tx: Transaction, key: string, changeSet: number | undefined): Promise<Article> {
  const [{ articles: live }, drafts] = [await loadLiveContent(tx), await draftsOfItem(tx, "article")];
  return articleView(key, { live, drafts }, changeSet);
}

/**
 * One article, with its draft in a change set.
 * @throws NOT_FOUND when it is neither published nor drafted
 */
export async function articleAt(
  tx: Transaction,
  key: string,
  changeSet: number | undefined,
  username: string,
): Promise<Article> {
  const article = await viewAt(tx, key, changeSet ?? (await ownChangeSet(tx, username))?.id);
  if (article.live === undefined && article.drafts.length === 0) throw new Problem("NOT_FOUND");
  return article;
}

/** The live article of a key; a draft may make a new one. */
export const liveArticle =
  ({ key }: DraftTarget): ReadLive =>
  async (tx) =>
    liveOf((await loadLiveContent(tx)).articles, key);

/**
 * Saves a draft; the first one of an unknown key makes the article. One with problems can be saved, but not submitted.
 * @throws OUTSIDE_YOUR_SCOPE, CHANGE_SET_CLOSED (409), CONFLICT (412) with base, theirs and mine
 */
export function saveArticleDraft(
  database: Database,
  edit: ItemEdit,
  definition: ArticleDefinition,
  by: Authorship,
  actor: Actor,
): Promise<Article> {
  const { key } = edit.place;
  return database.transaction(async (tx) =>
    viewAt(tx, key, await saveItemDraft(tx, edit, liveArticle(edit.place), definition, by, actor)),
  );
}

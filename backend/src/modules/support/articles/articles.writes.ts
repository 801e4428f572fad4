import type { components } from "@portico/openapi/support";
import { isPlain, plainParagraphs } from "@portico/rules/articleMarkup";
import { articleKeyStart } from "@portico/rules/supportArticle";
import { localeOf, languages } from "@portico/message/tree";
import type { Transaction } from "../../../database/database.ts";
import { articleDocuments, type NewDocument, putDocuments, removeArticlesBesides } from "../support.repository.ts";

type Articles = Readonly<Record<string, components["schemas"]["ArticleDefinition"]>>;

const textOf = ({ title, summary, body, markup = null, category, page, toggle, isUseful, position }: NewDocument) =>
  JSON.stringify([title, summary, body, markup, category, page, toggle, isUseful, position]);

const isAt = (one: NewDocument, other: NewDocument) => one.id === other.id && one.locale === other.locale;

/** A text for the search, and as it was typed where that has structure. */
function textsOf(body: string): Pick<NewDocument, "body" | "markup"> {
  return { body: plainParagraphs(body).join("\n\n"), markup: isPlain(body) ? null : body.trim() };
}

function documentsOf(articles: Articles, publishedAt: Date): NewDocument[] {
  const offered = Object.entries(articles).filter(([, { offered: isOffered }]) => isOffered);
  return offered.flatMap(([key, { category, page, toggle, useful, position, title, summary, body }]) =>
    languages.map((language) => ({
      ...{ kind: "ARTICLE" as const, id: key.slice(articleKeyStart.length), locale: localeOf[language] },
      ...{ title: title[language].trim(), summary: summary[language].trim() },
      ...textsOf(body[language]),
      ...{ category, page, toggle, isUseful: useful, position, version: 1, publishedAt },
    })),
  );
}

/**
 * Writes the articles that differ from the search index, each with a higher version.
 * @returns all articles that customers find
 */
export async function putArticles(tx: Transaction, articles: Articles, at: Date): Promise<NewDocument[]> {
  const [rows, indexed] = [documentsOf(articles, at), await articleDocuments(tx)];
  const changed = rows.flatMap((row) => {
    const before = indexed.find((each) => isAt(each, row));
    if (before === undefined) return [row];
    return textOf(before) === textOf(row) ? [] : [{ ...row, version: before.version + 1 }];
  });
  if (changed.length > 0) await putDocuments(tx, changed);
  return rows;
}

/** Makes the search find exactly these articles, in the caller's transaction. */
export async function publishArticles(tx: Transaction, articles: Articles, at: Date): Promise<void> {
  const rows = await putArticles(tx, articles, at);
  await removeArticlesBesides(
    tx,
    rows.map(({ id }) => id),
  );
}

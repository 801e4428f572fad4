import type { Transaction } from "../../../database/database.ts";
import type { ArticleDefinitions } from "../content.types.ts";
import { articlesOfRelease, lockedLiveRows, productionOf, releaseRow } from "../releases/releases.repository.ts";

/** The articles that are live for customers; nothing is published until the transaction ends. None before the first release. */
export async function lockedLiveArticles(tx: Transaction): Promise<ArticleDefinitions> {
  const live = productionOf(await lockedLiveRows(tx));
  const row = live && (await releaseRow(tx, live.release));
  return row ? articlesOfRelease(row) : {};
}

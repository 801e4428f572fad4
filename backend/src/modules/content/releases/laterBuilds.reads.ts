import type { Contracts } from "@portico/gate/checkCatalogue";
import type { Transaction } from "../../../database/database.ts";
import { mapInSlices } from "../../../lib/eventLoop.ts";
import { builtIn } from "../catalogue.ts";
import { mergeCatalogue } from "../content.domain.ts";
import type { ArticleDefinitions, Wordings } from "../content.types.ts";
import { firstDefinitions } from "../toggles/toggles.domain.ts";
import {
  allContracts,
  articlesOfRelease,
  type CatalogueRow,
  catalogueRows,
  newestContract,
  type ReleaseRow,
} from "./releases.repository.ts";

const nothing = { liveToggles: {}, ourToggles: {}, liveForms: {}, ourForms: {}, liveArticles: {}, ourArticles: {} };

const wordingsOfBuilds = (catalogues: readonly CatalogueRow[]): Wordings =>
  Object.assign({}, ...catalogues.map(({ messages }) => messages));

const only = (wordings: Wordings, key: string): Wordings => {
  const wording = Object.hasOwn(wordings, key) ? wordings[key] : undefined;
  return wording ? { [key]: wording } : {};
};

/** The release's own texts, where they fit; otherwise those of the newest build that has the key. */
async function fittingMessages(tx: Transaction, live: Wordings, contracts: Contracts): Promise<Wordings> {
  const ours = wordingsOfBuilds(await catalogueRows(tx));
  const keys = [...new Set([...Object.keys(live), ...Object.keys(ours)])];
  const fitting = (key: string) =>
    mergeCatalogue({ ...nothing, live: only(live, key), base: {}, ours: only(ours, key), contracts }).messages;
  return Object.assign({}, ...(await mapInSlices(keys, fitting)));
}

type Completed = ReleaseRow & { articles: ArticleDefinitions };

/**
 * A release with what it lacks from builds that were merged after it: the live one does after a rollback, which restores
 * an earlier release as it was. Editors work on this, and publications are based on it.
 */
export async function withLaterBuilds(tx: Transaction, row: ReleaseRow): Promise<Completed> {
  const [contracts, contract] = [await allContracts(tx), await newestContract(tx)];
  const fits = row.contract === contract && Object.keys(contracts).every((key) => Object.hasOwn(row.messages, key));
  return {
    ...row,
    contract: contract ?? row.contract,
    messages: fits ? row.messages : await fittingMessages(tx, row.messages, contracts),
    toggles: { ...firstDefinitions(builtIn.register), ...row.toggles },
    forms: { ...builtIn.forms, ...row.forms },
    articles: { ...builtIn.articles, ...articlesOfRelease(row) },
  };
}

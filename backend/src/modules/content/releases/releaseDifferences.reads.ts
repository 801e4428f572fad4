import type { components } from "@portico/openapi/studio";
import type { Transaction } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import { hashOf, changedKeys, wordingIn } from "../content.domain.ts";
import type { Scope } from "../content.types.ts";
import { articlesOfRelease, releaseRow, type ReleaseRow } from "./releases.repository.ts";

type Differences = components["schemas"]["Differences"];

const scopes: readonly Scope[] = ["all", "business", "community"];

const sides = <T>(before: T | undefined, after: T | undefined) => ({
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});

function messageDifferences(a: ReleaseRow, b: ReleaseRow): Differences["messages"] {
  const places = changedKeys(a.messages, b.messages).flatMap((key) => scopes.map((scope) => ({ key, scope })));
  return places.flatMap(({ key, scope }) => {
    const [before, after] = [wordingIn(a.messages[key], scope), wordingIn(b.messages[key], scope)];
    return hashOf(before) === hashOf(after) ? [] : [{ key, scope, ...sides(before, after) }];
  });
}

/** The differences between two releases, each with both values. */
export function differencesOf(a: ReleaseRow, b: ReleaseRow): Differences {
  const toggles = changedKeys(a.toggles, b.toggles).map((key) => ({ key, ...sides(a.toggles[key], b.toggles[key]) }));
  const forms = changedKeys(a.forms, b.forms).map((key) => ({ key, ...sides(a.forms[key], b.forms[key]) }));
  const [former, newer] = [articlesOfRelease(a), articlesOfRelease(b)];
  const articles = changedKeys(former, newer).map((key) => ({ key, ...sides(former[key], newer[key]) }));
  return { messages: messageDifferences(a, b), toggles, forms, articles };
}

/**
 * As above, by release numbers.
 * @throws NOT_FOUND
 */
export async function differences(tx: Transaction, release: number, other: number): Promise<Differences> {
  const [a, b] = [await releaseRow(tx, release), await releaseRow(tx, other)];
  if (a === undefined || b === undefined) throw new Problem("NOT_FOUND");
  return differencesOf(a, b);
}

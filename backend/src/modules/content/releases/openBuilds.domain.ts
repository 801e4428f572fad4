import type { Contracts } from "@portico/gate/checkCatalogue";
import { checkWording } from "@portico/gate/checkWording";
import type { Wording } from "@portico/gate/contract";
import type { FindingCode } from "@portico/gate/findings";
import { canonicalJson } from "@portico/message/canonical";
import type { Finding } from "../content.types.ts";
import type { DraftRow } from "../change-sets/drafts.repository.ts";

/** What a page that was made for another contract can't show, or would leave out: it gives this, and the words take that. */
const breaking: readonly FindingCode[] = ["UNKNOWN_ARGUMENT", "RENAMED_ARGUMENT", "MISSING_ARGUMENT", "WRONG_KIND", "UNKNOWN_TAG", "MISSING_TAG"];

const argsOf = (contracts: Contracts, key: string) => canonicalJson((Object.hasOwn(contracts, key) ? contracts[key]?.args : undefined) ?? {});

/** Words for a key that a build gives something else than the newest one does, held against what that build gives. */
function brokenIn(open: Contracts, newest: Contracts, { key, value }: DraftRow): Finding[] {
  if (!Object.hasOwn(open, key) || argsOf(open, key) === argsOf(newest, key)) return [];
  const found = checkWording(key, open[key], value as Wording).findings.filter(({ code }) => breaking.includes(code));
  return found.map(({ code: _code, ...place }) => ({ ...place, code: "BREAKS_OPEN_PAGE" }));
}

/** Drafts that would break the page of a build that somebody may still have open, each at its place, once. */
export function openPageFindings(builds: readonly Contracts[], newest: Contracts, drafts: readonly DraftRow[]): Finding[] {
  const words = drafts.filter(({ item }) => item === "message");
  const found = builds.flatMap((open) => words.flatMap((draft) => brokenIn(open, newest, draft)));
  return [...new Map(found.map((finding) => [canonicalJson(finding), finding])).values()];
}

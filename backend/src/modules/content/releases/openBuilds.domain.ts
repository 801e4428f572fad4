import type { Contracts } from "@portico/gate/checkCatalogue";
import { checkWording } from "@portico/gate/checkWording";
import type { Wording } from "@portico/gate/contract";
import type { FindingCode } from "@portico/gate/findings";
import { canonicalJson } from "@portico/message/canonical";
import type { Finding } from "../content.types.ts";
import type { DraftRow } from "../change-sets/drafts.repository.ts";

/** Findings that break a page of another build: the text uses other arguments or tags than the page provides. */
const breaking: readonly FindingCode[] = [
  "UNKNOWN_ARGUMENT",
  "RENAMED_ARGUMENT",
  "MISSING_ARGUMENT",
  "WRONG_KIND",
  "UNKNOWN_TAG",
  "MISSING_TAG",
];

const argsOf = (contracts: Contracts, key: string) =>
  canonicalJson((Object.hasOwn(contracts, key) ? contracts[key]?.args : undefined) ?? {});

/** Checks a text against a build whose arguments differ from the newest build's. */
function brokenIn(open: Contracts, newest: Contracts, { key, value }: DraftRow): Finding[] {
  if (!Object.hasOwn(open, key) || argsOf(open, key) === argsOf(newest, key)) return [];
  const found = checkWording(key, open[key], value as Wording).findings.filter(({ code }) => breaking.includes(code));
  return found.map(({ code: _code, ...place }) => ({ ...place, code: "BREAKS_OPEN_PAGE" }));
}

/** Drafts that would break an open page of another build, each place once. */
export function openPageFindings(
  builds: readonly Contracts[],
  newest: Contracts,
  drafts: readonly DraftRow[],
): Finding[] {
  const words = drafts.filter(({ item }) => item === "message");
  const found = builds.flatMap((open) => words.flatMap((draft) => brokenIn(open, newest, draft)));
  return [...new Map(found.map((finding) => [canonicalJson(finding), finding])).values()];
}

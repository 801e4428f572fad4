import type { components } from "@portico/openapi/terms";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { agreementKeys } from "../../lib/agreement.ts";
import type { Locale } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { type PublishedVersion, publishedVersions } from "../content/releases/publishedWordings.reads.ts";

type Schemas = components["schemas"];
type DocumentName = Schemas["LegalDocumentName"];
export type WantedDocuments = FastifyRequest<{ Querystring: { locale: Locale } }>;
export type WantedVersions = FastifyRequest<{
  Params: { document: DocumentName };
  Querystring: { locale: Locale; page?: number; version?: number };
}>;

/** Our choice: each comes with its text. */
const PAGE_SIZE = 10;

/** The terms that are accepted, and the sections of the disclaimers, by catalogue key: legal texts, all of them. */
export const documentKeys: Readonly<Record<DocumentName, string>> = {
  ...agreementKeys,
  prices: "legal.disclaimers.prices.text",
  services: "legal.disclaimers.services.text",
  site: "legal.disclaimers.site.text",
};

/** The version of each document that is in force on the site in a language (SERV-13, BILL-10). */
export async function documentsOf(
  deps: Dependencies,
  { query: { locale }, site }: WantedDocuments,
): Promise<Schemas["LegalDocuments"]> {
  const names = Object.keys(documentKeys) as DocumentName[];
  const documents: Schemas["LegalDocument"][] = [];
  for (const document of names) {
    const inForce = (await publishedVersions(deps, { site, locale, key: documentKeys[document] })).at(-1);
    if (inForce?.until !== null) continue;
    const { version, release, from } = inForce;
    documents.push({ document, version, release, from: from.toISOString() });
  }
  return { documents };
}

const versionOf = ({ version, release, from, until, text }: PublishedVersion): Schemas["LegalVersion"] => ({
  version,
  release,
  from: from.toISOString(),
  until: until && until.toISOString(),
  text,
});

/**
 * The published versions of a document, newest first, by page or the page of one version (SERV-13, BILL-10).
 * @throws Problem NOT_FOUND for a version that was never published
 */
export async function versionsOf(
  deps: Dependencies,
  { params: { document }, query: { locale, page = 1, version }, site }: WantedVersions,
): Promise<Schemas["LegalVersions"]> {
  const newestFirst = [...(await publishedVersions(deps, { site, locale, key: documentKeys[document] }))].reverse();
  const place = newestFirst.findIndex((each) => each.version === version);
  if (version !== undefined && place < 0) throw new Problem("NOT_FOUND");
  const shown = version === undefined ? page : Math.floor(place / PAGE_SIZE) + 1;
  return {
    page: shown,
    hasMore: newestFirst.length > shown * PAGE_SIZE,
    versions: newestFirst.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE).map(versionOf),
  };
}

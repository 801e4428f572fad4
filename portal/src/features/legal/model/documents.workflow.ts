import type { components, paths } from "@portico/openapi/terms";
import createClient from "openapi-fetch";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import { toResult } from "../../../api/rest.ts";
import { context } from "../../../api/sagaContext.ts";
import { all, call } from "../../../lib/effects.ts";

export type LegalDocumentName = components["schemas"]["LegalDocumentName"];
export type LegalDocuments = components["schemas"]["LegalDocuments"];
export type LegalVersions = components["schemas"]["LegalVersions"];
export type LegalVersion = components["schemas"]["LegalVersion"];
export type LegalLocale = "en-US" | "es-US";

/** By page, or the page of one version. */
export type VersionsQuery = { document: LegalDocumentName; locale: LegalLocale } & (
  | { page: number; version?: undefined }
  | { version: number; page?: undefined }
);

/** The version of each document that is in force, in a language (SERV-13, BILL-10). */
export const documentsRead = createRead<LegalDocuments, { locale: LegalLocale }>("legal/documents");

/** A page of the published versions of one document (SERV-13, BILL-10). */
export const versionsRead = createRead<LegalVersions, VersionsQuery>("legal/versions");

function* legalSaga() {
  const { rest, fetch } = yield* context();
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  yield* all([
    documentsRead.watch(function* (query) {
      const asked = { params: { query, header: rest.headers.reading() } };
      return yield* call(() => toResult(client.GET("/api/pub/terms/v1/documents", asked)));
    }),
    versionsRead.watch(function* ({ document, ...query }) {
      const asked = { params: { path: { document }, query, header: rest.headers.reading() } };
      return yield* call(() => toResult(client.GET("/api/pub/terms/v1/documents/{document}/versions", asked)));
    }),
  ]);
}

/** Workflows of the published versions of terms and disclaimers. */
export const legalWorkflows = {
  name: "legal",
  reducers: { legal: combineReducers({ documents: documentsRead.reducer, versions: versionsRead.reducer }) },
  sagas: { legal: legalSaga },
};

type State = { documents: ReadState<LegalDocuments>; versions: ReadState<LegalVersions> };
/** Use only on screens that bring this slice. */
export const selectLegal = (root: unknown) => (root as { legal: State }).legal;

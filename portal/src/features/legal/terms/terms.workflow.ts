import type { components, paths } from "@portico/openapi/terms";
import createClient from "openapi-fetch";
import { createRead, type ReadState } from "../../../api/read.ts";
import { toResult } from "../../../api/rest.ts";
import { context } from "../../../api/sagaContext.ts";
import { call } from "../../../lib/effects.ts";

export type TermsAcceptances = components["schemas"]["TermsAcceptances"];
export type TermsAcceptance = components["schemas"]["TermsAcceptance"];

/** A page of the terms that were accepted for an account (SERV-13). */
export const acceptancesRead = createRead<TermsAcceptances, { accountId: string; page: number }>(
  "termsAndConditions/acceptances",
);

function* termsSaga() {
  const { rest, fetch } = yield* context();
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  yield* acceptancesRead.watch(function* (query) {
    const asked = { params: { query, header: rest.headers.reading() } };
    return yield* call(() => toResult(client.GET("/api/pub/terms/v1/acceptances", asked)));
  });
}

/** Workflows of the terms: the specification's `termsAndConditions` slice. */
export const termsWorkflows = {
  name: "termsAndConditions",
  reducers: { termsAndConditions: acceptancesRead.reducer },
  sagas: { termsAndConditions: termsSaga },
};

type State = ReadState<TermsAcceptances>;
/** Use only on the screen of terms, which brings this slice. */
export const selectAcceptances = (root: unknown) => (root as { termsAndConditions: State }).termsAndConditions;

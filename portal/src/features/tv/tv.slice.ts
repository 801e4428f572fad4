import type { components, paths } from "@portico/openapi/tv";
import createClient from "openapi-fetch";
import { createRead, type ReadState } from "../../api/read.ts";
import { toResult } from "../../api/rest.ts";
import { context } from "../../api/sagaContext.ts";
import { call } from "../../lib/effects.ts";

export type Lineup = components["schemas"]["Lineup"];
export type Channel = components["schemas"]["Channel"];

/** The TV of the current account (SERV-12). */
export const lineupRead = createRead<Lineup, { accountId: string }>("tv/lineup");

function* tvSaga() {
  const { rest, fetch } = yield* context();
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  yield* lineupRead.watch(function* ({ accountId }) {
    const asked = { params: { query: { accountId }, header: rest.headers.reading() } };
    return yield* call(() => toResult(client.GET("/api/pub/tv/v1/lineup", asked)));
  });
}

export const tvWorkflows = { name: "tv", reducers: { tv: lineupRead.reducer }, sagas: { tv: tvSaga } };

/** Use only on the screen of TV, which brings this slice. */
export const selectLineup = (root: unknown) => (root as { screens: { tv: ReadState<Lineup> } }).screens.tv;

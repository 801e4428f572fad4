import type { paths } from "@portico/openapi/tv";
import createClient from "openapi-fetch";
import { toResult } from "../../api/rest.ts";
import { context } from "../../api/sagaContext.ts";
import { call } from "../../lib/effects.ts";
import { lineupRead } from "./tv.slice.ts";

function* tvSaga() {
  const { rest, fetch } = yield* context();
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  yield* lineupRead.watch(function* ({ accountId }) {
    const asked = { params: { query: { accountId }, header: rest.headers.reading() } };
    return yield* call(() => toResult(client.GET("/api/pub/tv/v1/lineup", asked)));
  });
}

/** Workflows of the screen of TV. */
export const tvWorkflows = { name: "tv", reducers: { tv: lineupRead.reducer }, sagas: { tv: tvSaga } };

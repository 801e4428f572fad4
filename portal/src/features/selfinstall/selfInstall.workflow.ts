import type { components, paths } from "@portico/openapi/selfinstall";
import createClient from "openapi-fetch";
import { createRead, type ReadState } from "../../api/read.ts";
import { toResult } from "../../api/rest.ts";
import { context } from "../../api/sagaContext.ts";
import { call } from "../../lib/effects.ts";

export type SelfInstallState = components["schemas"]["SelfInstallState"];

/** Where the self-installation of the current account stands (SHELL-11). */
export const selfInstallRead = createRead<SelfInstallState, { accountId: string }>("selfInstall/state");

function* selfInstallSaga() {
  const { rest, fetch } = yield* context();
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  yield* selfInstallRead.watch(function* ({ accountId }) {
    const asked = { params: { query: { accountId }, header: rest.headers.reading() } };
    return yield* call(() => toResult(client.GET("/api/pub/selfinstall/v1/state", asked)));
  });
}

/** Workflows of the screen of self-installation. */
export const selfInstallWorkflows = {
  name: "selfInstall",
  reducers: { selfInstall: selfInstallRead.reducer },
  sagas: { selfInstall: selfInstallSaga },
};

/** Use only on the screen of self-installation, which brings this slice. */
export const selectSelfInstall = (root: unknown) => (root as { selfInstall: ReadState<SelfInstallState> }).selfInstall;

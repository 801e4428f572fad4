import type { paths } from "@portico/openapi/cpni";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import { context, type SagaContext } from "../../../api/sagaContext.ts";
import { call, put, takeLeading } from "../../../lib/effects.ts";
import { cpniRead } from "./cpni.slice.ts";
import { type PasscodeAnswer, verificationEvents, verificationReducer } from "./verification.slice.ts";

const answerOf = (result: Result<PasscodeAnswer>): PasscodeAnswer =>
  result.ok ? result.data : { state: "FAILED", triesLeft: null };

/** Requests of the verification. They never throw. */
function cpniApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const { mutating } = rest.headers;
  return {
    send: async () =>
      answerOf(await toResult(client.POST("/api/pub/cpni/v1/passcodes", { params: { header: mutating() } }))),
    /** Not retried: each request uses up a try. */
    confirm: async (passcode: string) =>
      answerOf(
        await toResult(
          client.POST("/api/pub/cpni/v1/confirmations", { params: { header: mutating() }, body: { passcode } }),
        ),
      ),
  };
}

/** Requests one passcode and submits one try at a time; a double click does not use up a second try. */
function* verificationSaga() {
  const api = cpniApi(yield* context());
  yield* takeLeading(verificationEvents.passcodeRequested, function* () {
    yield* put(verificationEvents.sent(yield* call(api.send)));
  });
  yield* takeLeading(verificationEvents.passcodeEntered, function* ({ payload: { passcode } }) {
    const answer = yield* call(api.confirm, passcode);
    // Without an answer, or with a passcode that is over, the one before may have confirmed: its answer was lost.
    if (answer.state !== "WRONG") yield* put(cpniRead.requested());
    yield* put(verificationEvents.validated(answer));
  });
}

/** Workflow of the identity verification that the rules for call data require (SESS-03). */
export const verificationWorkflows = {
  name: "cpniVerification",
  reducers: { cpniVerification: verificationReducer },
  sagas: { cpniVerification: verificationSaga },
};

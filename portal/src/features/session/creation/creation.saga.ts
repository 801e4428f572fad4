import { context } from "../../../api/sagaContext.ts";
import { call, put, type SagaGenerator, takeLeading } from "../../../lib/effects.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { startSession } from "../model/signIn.saga.ts";
import { completeCreation, requestCreation } from "./creation.api.ts";
import { creationEvents, creationReducer, type Purpose } from "./creation.slice.ts";

/** The page of a purpose; its second step has the query `step=code`. */
export const creationPaths: Record<Purpose, string> = {
  PORTAL: "/create-account",
  SECURITY_SUITE: "/create-fsecure-account",
};

/** The suite is among the services. */
export const nextPage: Record<Purpose, string | null> = { PORTAL: null, SECURITY_SUITE: "/services" };

/** Asks for the code, then creates the sign-in and is signed in. */
function* creationSaga(): SagaGenerator<void> {
  const { rest } = yield* context();
  yield* takeLeading(creationEvents.requested, function* ({ payload }) {
    const answer = yield* call(requestCreation, rest, payload);
    if (!answer.ok) return yield* put(creationEvents.refused(answer.failure));
    yield* put(creationEvents.entered());
    yield* put(navigationRequested({ to: `${creationPaths[payload.purpose]}?step=code` }));
  });
  yield* takeLeading(creationEvents.completed, function* ({ payload: { purpose, ...typed } }) {
    const answer = yield* call(completeCreation, rest, typed);
    if (!answer.ok) return yield* put(creationEvents.refused(answer.failure));
    const { state, triesLeft = 0, csrfToken } = answer.data;
    if (state !== "CREATED") return yield* put(creationEvents.codeRefused({ triesLeft }));
    yield* put(creationEvents.created());
    if (csrfToken !== undefined) rest.headers.renew(csrfToken);
    const hasEntered = yield* call(startSession, nextPage[purpose]);
    if (!hasEntered) yield* put(creationEvents.createdWithoutSession());
  });
}

/** Workflows of the pages that create a sign-in. */
export const creationWorkflows = {
  name: "creation",
  reducers: { accountCreation: creationReducer },
  sagas: { creation: creationSaga },
};

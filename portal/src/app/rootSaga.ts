import { accountSaga } from "../features/account/model/account.saga.ts";
import { analyticsSaga } from "../features/analytics/analytics.saga.ts";
import { communityRead } from "../features/community/model/community.slice.ts";
import { contentSaga } from "../features/content/model/content.saga.ts";
import { cpniRead } from "../features/cpni/model/cpni.slice.ts";
import { navigationSaga } from "../features/navigation/model/navigation.saga.ts";
import { screens } from "../features/navigation/model/screens.slice.ts";
import { servicesSaga } from "../features/services/model/services.saga.ts";
import {
  passkeySignInRequested,
  sessionEndDetected,
  signInSubmitted,
  signOutRequested,
} from "../features/session/model/session.slice.ts";
import { supportContactsRead } from "../features/session/model/supportContacts.slice.ts";
import { signInEntered } from "../features/session/sign-in/signInPage.slice.ts";
import { sessionTimersSaga } from "../features/session/timeout/sessionTimers.saga.ts";
import {
  buffers,
  call,
  type EventChannel,
  eventChannel,
  fork,
  type SagaGenerator,
  takeLeading,
} from "../lib/effects.ts";
import { context, type SagaContext } from "../api/sagaContext.ts";
import { supervise } from "../api/supervise.ts";
import { startUpSaga } from "./startUp.saga.ts";
import { lazySaga, loadUntilAvailable } from "./lazySaga.ts";

/** Background workflows: their failures are not shown to the customer (N2). */
const backgroundSagas: readonly (() => Generator)[] = [
  () => analyticsSaga(() => afterStart().then((part) => part.tracked)),
  laterInBackground,
  sessionTimersSaga,
];

/** A workflow whose code loads on the first event that it handles. */
const onFirst = (event: string | string[], saga: (part: AfterStart) => () => Generator) => () =>
  lazySaga(event, () => afterStart().then(saga));

const workflows: readonly (() => Generator)[] = [
  contentSaga,
  navigationSaga,
  accountSaga,
  servicesSaga,
  onFirst(cpniRead.requested.type, (part) => part.cpniSaga),
  screens.saga,
  signInSaga,
  () =>
    lazySaga(signInEntered.type, () =>
      import("../features/session/sign-in/signInPage.saga.ts").then((part) => part.signInPageSaga),
    ),
  onFirst(supportContactsRead.requested.type, (part) => part.supportContactsSaga),
  onFirst(communityRead.requested.type, (part) => part.communitySaga),
  onFirst([signOutRequested.type, sessionEndDetected.type], (part) => part.endingSaga),
  () =>
    whenLoaded(
      ({ calls }) => calls.subscribe,
      (part) => part.sessionWatchSaga,
    ),
  () =>
    whenLoaded(
      ({ stepUp }) => stepUp.listen,
      (part) => part.stepUpSaga,
    ),
  () =>
    whenLoaded(
      ({ tabs }) => tabs.listen,
      (part) => part.tabsSaga,
    ),
  // Last, because it dispatches the first events and the other workflows must already be listening.
  startUpSaga,
];

type AfterStart = typeof import("./afterStart.ts");
const afterStart = (): Promise<AfterStart> => import("./afterStart.ts");

/** Signs in on submit of the form, or with a passkey; further submits meanwhile are ignored. */
function* signInSaga(): SagaGenerator<void> {
  yield* takeLeading([signInSubmitted, passkeySignInRequested], function* (submitted) {
    yield* (yield* loadUntilAvailable(afterStart)).signIn(submitted);
  });
}

/** Events heard while the code loads are buffered in a channel. */
function* whenLoaded<Event extends object>(
  subscribe: (parts: SagaContext) => (listener: (event: Event) => void) => () => void,
  saga: (part: AfterStart) => (events: EventChannel<Event>) => Generator,
) {
  const events = eventChannel<Event>(subscribe(yield* context()), buffers.expanding());
  yield* call(saga(yield* loadUntilAvailable(afterStart)), events);
}

/** Supervised one by one, once their code is there. */
function* laterInBackground() {
  for (const saga of (yield* loadUntilAvailable(afterStart)).backgroundSagas)
    yield* fork(supervise, "portal", saga, { background: true });
}

/**
 * Supervises each workflow separately. Supervision never throws, so attached forks are safe, and all end with the
 * portal.
 */
export function* rootSaga(): SagaGenerator<void> {
  for (const saga of backgroundSagas) yield* fork(supervise, "portal", saga, { background: true });
  for (const saga of workflows) yield* fork(supervise, "portal", saga);
}

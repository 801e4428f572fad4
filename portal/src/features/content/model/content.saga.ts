import type { ContentStore } from "@portico/content-runtime/store";
import { context } from "../../../api/sagaContext.ts";
import {
  buffers,
  call,
  eventChannel,
  fork,
  put,
  type SagaGenerator,
  takeEvery,
  takeLatest,
} from "../../../lib/effects.ts";
import { navigationArrived } from "../../navigation/model/navigation.slice.ts";
import { copyShown, languageChosen, languageSaved, languageSaveFailed, type Shown } from "./content.slice.ts";
import { rememberLanguage } from "./language.api.ts";

/**
 * Keeps the `copy` and `cms` slices in sync with the displayed texts, changes their language, and applies toggle changes that wait
 * for a navigation.
 */
export function* contentSaga(): SagaGenerator<void> {
  const { content } = yield* context();
  yield* fork(followWords, content);
  yield* takeLatest(languageChosen, changeLanguage);
  yield* takeEvery(navigationArrived, function* () {
    yield* call(content.navigated);
  });
}

function* followWords(content: ContentStore) {
  yield* put(copyShown(content.getState()));
  const changes = eventChannel<Shown>((say) => content.subscribe(() => say(content.getState())), buffers.sliding(1));
  yield* takeEvery(changes, function* (state) {
    yield* put(copyShown(state));
  });
}

/** Changes the page's language at once, then saves it; if saving fails the page keeps the chosen language. */
function* changeLanguage({ payload: { locale } }: ReturnType<typeof languageChosen>) {
  const { content, rest } = yield* context();
  yield* call(content.setLocale, locale);
  const answer = yield* call(rememberLanguage, rest, locale);
  yield* put(answer.ok ? languageSaved() : languageSaveFailed(answer.failure));
}

import type { ContentState, ContentStore } from "@portico/content-runtime/store";
import { context } from "../../../api/sagaContext.ts";
import { buffers, call, eventChannel, fork, put, type SagaGenerator, takeEvery, takeLatest } from "../../../lib/effects.ts";
import { navigationArrived } from "../../navigation/model/navigation.slice.ts";
import { copyShown, type CopyState, languageChosen, languageKept, languageNotKept } from "./content.slice.ts";
import { rememberLanguage } from "./language.api.ts";

/** Keeps the slice `copy` in step with the words that are shown, changes their language, and lets waiting changes through. */
export function* contentSaga(): SagaGenerator<void> {
  const { content } = yield* context();
  yield* fork(followWords, content);
  yield* takeLatest(languageChosen, changeLanguage);
  yield* takeEvery(navigationArrived, function* () {
    yield* call(content.navigated);
  });
}

const stateOf = ({ locale, release, source }: ContentState): CopyState => ({ locale, release, source });

function* followWords(content: ContentStore) {
  yield* put(copyShown(stateOf(content.getState())));
  const changes = eventChannel<CopyState>((say) => content.subscribe(() => say(stateOf(content.getState()))), buffers.sliding(1));
  yield* takeEvery(changes, function* (state) {
    yield* put(copyShown(state));
  });
}

/** At once on this page, then remembered; when it cannot be remembered the page stays in the language that was chosen. */
function* changeLanguage({ payload: { locale } }: ReturnType<typeof languageChosen>) {
  const { content, rest } = yield* context();
  yield* call(content.setLocale, locale);
  const answer = yield* call(rememberLanguage, rest, locale);
  yield* put(answer.ok ? languageKept() : languageNotKept(answer.failure));
}

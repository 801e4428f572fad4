import { context } from "../../../api/sagaContext.ts";
import { call, put } from "../../../lib/effects.ts";
import { takeSequential } from "../../../lib/takeSequential.ts";
import { type CallSettings, callSettingsApi, type ChangeRequest } from "./callSettings.api.ts";
import { callSettingsRead, callSettingsReducer, changeEvents, subjectOf } from "./callSettings.slice.ts";

/** Refusals after which the lines that are shown are out of date. */
const staleCodes: readonly string[] = ["CONFLICT", "CALL_SETTINGS_REFUSED", "NOT_FOUND", "NOT_ON_THIS_LINE"];

/** What a change of a part sent, with the part's version after it; undefined for a change that has no draft. */
function keptOf(request: ChangeRequest, data: CallSettings | null) {
  if (request.what !== "forwarding" && request.what !== "guard" && request.what !== "phone") return undefined;
  const { what, wanted, telephoneNumber } = request;
  const version = data?.lines.find((line) => line.telephoneNumber === telephoneNumber)?.settings?.versions[what];
  return version === undefined ? undefined : { wanted, version };
}

/** Runs the read and the changes of call settings. */
function* callSettingsSaga() {
  const api = callSettingsApi(yield* context());
  // Two parts of a line may be saved one right after the other; each has its own version.
  yield* takeSequential(changeEvents.requested, function* ({ payload }) {
    const request = subjectOf(payload);
    const result = yield* call(api.change, payload);
    if (result.ok) {
      if (result.data) yield* put(callSettingsRead.received(result.data));
      else yield* put(callSettingsRead.requested({ accountId: payload.accountId }));
      return yield* put(changeEvents.saved({ request, results: result.results, kept: keptOf(payload, result.data) }));
    }
    const { failure, errors } = result;
    yield* put(changeEvents.failed({ request, failure, errors }));
    if (failure.kind === "refused" && staleCodes.includes(failure.code))
      yield* put(callSettingsRead.requested({ accountId: payload.accountId }));
  });
  yield* callSettingsRead.watch(function* ({ accountId }) {
    return yield* call(api.read, accountId);
  });
}

/** Workflows of call settings. */
export const callSettingsWorkflows = {
  name: "voiceCallSettings",
  reducers: { voiceCallSettings: callSettingsReducer },
  sagas: { voiceCallSettings: callSettingsSaga },
};

import { context } from "../../../api/sagaContext.ts";
import { all, call, put, takeLeading } from "../../../lib/effects.ts";
import { propertyApi, type PropertyChange } from "./property.api.ts";
import { propertyEvents, propertyReads, propertyReducer, type PropertyPart } from "./property.slice.ts";

/** After these, what is on the screen is old: somebody else changed it. */
const staleCodes: readonly string[] = ["CONFLICT", "NOT_FOUND"];

const changedPart: Record<PropertyChange["what"], Exclude<PropertyPart, "contract">> = {
  hours: "hours",
  preferences: "preferences",
  request: "amenities",
  withdrawal: "amenities",
};

/** Fetches the parts of a property and runs their changes, one at a time; further presses meanwhile are ignored. */
function* propertySaga() {
  const api = propertyApi(yield* context());
  const { hours, contract, preferences, amenities } = propertyReads;
  yield* takeLeading(propertyEvents.requested, function* ({ payload: request }) {
    const result = yield* call(api.send, request);
    const isStale = !result.ok && result.failure.kind === "refused" && staleCodes.includes(result.failure.code);
    if (result.ok || isStale) {
      const { accountId } = request;
      // The fresh answer is on the screen before the outcome, which compares with it.
      switch (changedPart[request.what]) {
        case "hours": {
          const fresh = yield* call(api.hours, accountId);
          yield* put(fresh.ok ? hours.received(fresh.data) : hours.failed(fresh.failure));
          break;
        }
        case "preferences": {
          const fresh = yield* call(api.preferences, accountId);
          yield* put(fresh.ok ? preferences.received(fresh.data) : preferences.failed(fresh.failure));
          break;
        }
        case "amenities": {
          const fresh = yield* call(api.amenities, accountId);
          yield* put(fresh.ok ? amenities.received(fresh.data) : amenities.failed(fresh.failure));
        }
      }
    }
    yield* put(result.ok ? propertyEvents.done(request) : propertyEvents.failed({ request, failure: result.failure }));
  });
  yield* all([
    hours.watch(function* ({ accountId }) {
      return yield* call(api.hours, accountId);
    }),
    contract.watch(function* ({ accountId }) {
      return yield* call(api.contract, accountId);
    }),
    preferences.watch(function* ({ accountId }) {
      return yield* call(api.preferences, accountId);
    }),
    amenities.watch(function* ({ accountId }) {
      return yield* call(api.amenities, accountId);
    }),
  ]);
}

/** Workflows of the screens of a property. */
export const propertyWorkflows = {
  name: "property",
  reducers: { property: propertyReducer },
  sagas: { property: propertySaga },
};

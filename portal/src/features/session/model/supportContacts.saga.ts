import { context } from "../../../api/sagaContext.ts";
import { call, type SagaGenerator } from "../../../lib/effects.ts";
import { getSupportContacts } from "./supportContacts.api.ts";
import { supportContactsRead } from "./supportContacts.slice.ts";

export function* supportContactsSaga(): SagaGenerator<void> {
  const { rest, fetch } = yield* context();
  yield* supportContactsRead.watch(function* () {
    return yield* call(getSupportContacts, rest, fetch);
  });
}

import { context } from "../../../api/sagaContext.ts";
import { pollBackoff, pollDue, readOnChange } from "../../../api/followChanges.ts";
import { wait } from "../../../api/wait.ts";
import { call, fork, put, select, type SagaGenerator, takeLatest, takeLeading } from "../../../lib/effects.ts";
import { equipmentApi, type Equipment } from "./equipment.api.ts";
import { isUnderWay, withDevice } from "./equipment.rules.ts";
import { deviceChangesReducer, renameEvents, restartEvents } from "./deviceChanges.slice.ts";
import {
  equipmentAndTroubleshoot,
  equipmentEvents,
  equipmentRead,
  equipmentReducer,
  selectEquipment,
} from "./equipment.slice.ts";

/** When the list is read again until the cool-down of a restart has ended. */
const COOL_DOWN_MILLISECONDS = 60_000;

const staleCodes: readonly string[] = [
  "CONFLICT",
  "NICKNAME_NOT_ALLOWED",
  "SERVICE_STOPPED",
  "RESTART_RUNNING",
  "RESTART_TOO_SOON",
];

/** Replaces a device in the list that is shown. */
function* showDevice(device: Equipment): SagaGenerator<void> {
  const { list } = yield* select(selectEquipment);
  if (list.data) yield* put(equipmentRead.received(withDevice(list.data, device)));
}

/**
 * While the event stream is down it polls during a restart, with backoff: a restarting router takes this page's own
 * connection with it. Stops when the screen is left.
 */
function* followRestarts(): SagaGenerator<void> {
  let polls = 0;
  yield* takeLatest(
    [equipmentRead.received.type, equipmentRead.failed.type, equipmentEvents.left.type],
    function* (): SagaGenerator<void> {
      const { list, shownFor } = yield* select(selectEquipment);
      const devices = list.data?.equipment ?? [];
      const isOpen = devices.some(isUnderWay);
      if (!isOpen) polls = 0;
      const isCooling = devices.some(({ restartableFrom }) => restartableFrom !== null);
      if (shownFor === null || !(isOpen || isCooling)) return;
      yield* isOpen ? pollDue(pollBackoff(polls++)) : wait(COOL_DOWN_MILLISECONDS);
      yield* put(equipmentRead.requested({ accountId: shownFor }));
    },
  );
}

/** Runs the reads, changes and polls of equipment. */
function* equipmentSaga() {
  const api = equipmentApi(yield* context());
  yield* fork(followRestarts);
  yield* fork(() => readOnChange("EQUIPMENT", equipmentRead, equipmentEvents.left));
  yield* takeLeading(renameEvents.requested, function* ({ payload }) {
    const result = yield* call(api.rename, payload);
    if (result.ok) {
      yield* call(showDevice, result.data);
      return yield* put(renameEvents.saved(result.data));
    }
    yield* put(renameEvents.failed({ request: payload, failure: result.failure }));
    if (result.failure.kind === "refused" && staleCodes.includes(result.failure.code))
      yield* put(equipmentRead.requested({ accountId: payload.accountId }));
  });
  yield* takeLeading(restartEvents.requested, function* ({ payload }) {
    const result = yield* call(api.restart, payload);
    if (result.ok) {
      yield* put(restartEvents.accepted());
      return yield* call(showDevice, result.data);
    }
    const { failure, againAt } = result;
    yield* put(restartEvents.failed({ request: payload, failure, againAt }));
    if (failure.kind === "refused" && staleCodes.includes(failure.code))
      yield* put(equipmentRead.requested({ accountId: payload.accountId }));
  });
  yield* equipmentRead.watch(function* ({ accountId }) {
    return yield* call(api.read, accountId);
  });
}

/** Workflows of equipment: the list of devices, and their changes. */
export const equipmentWorkflows = {
  name: "equipmentAndTroubleshoot",
  reducers: { ...equipmentAndTroubleshoot({ equipment: equipmentReducer }), deviceChanges: deviceChangesReducer },
  sagas: { equipmentAndTroubleshoot: equipmentSaga },
};

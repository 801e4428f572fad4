import { accountSaga } from "../features/account/model/account.saga.ts";
import { navigationSaga } from "../features/navigation/model/navigation.saga.ts";
import { servicesSaga } from "../features/services/model/services.saga.ts";
import { all, call, spawn } from "../lib/effects.ts";

const sagas = [navigationSaga, accountSaga, servicesSaga];

/** Runs a saga on its own: when it breaks, it alone stops, the fault is logged, the others go on. */
function* kept(saga: () => Generator) {
  try {
    yield* call(saga);
  } catch (fault) {
    console.error("A workflow stopped.", fault);
  }
}

export function* rootSaga() {
  yield* all(sagas.map((saga) => spawn(kept, saga)));
}

import { context } from "../../../api/sagaContext.ts";
import { wait } from "../../../api/wait.ts";
import { all, call, put, select, type SagaGenerator, takeLatest, takeLeading } from "../../../lib/effects.ts";
import { accountsRead } from "../../account/model/account.slice.ts";
import { saveFile } from "../../billing/model/saveFile.ts";
import { navigationRequested, selectPath } from "../../navigation/model/navigation.slice.ts";
import { appointmentsApi, type ChangeResult, type MoveRequest, type CancelRequest } from "./appointments.api.ts";
import {
  appointmentsRead,
  calendarRead,
  changeEvents,
  emailEvents,
  fileEvents,
  listEvents,
  selectServiceAppointments,
  serviceAppointmentsReducer,
} from "./appointments.slice.ts";
import { appointmentsPath, isHappeningToday } from "./appointments.rules.ts";

/** How often the list is read again on the day of an appointment, whose state changes with the clock. */
const REFRESH_MILLISECONDS = 60_000;

const staleCodes: readonly string[] = [
  "CONFLICT",
  "SLOT_TAKEN",
  "SLOT_PAST",
  "APPOINTMENT_TOO_LATE",
  "APPOINTMENT_OVER",
];

/**
 * Makes a change: then back to the list, unless another page was opened meanwhile. When what was shown is out of date,
 * it is read again.
 */
function* change<Request extends MoveRequest | CancelRequest>(
  what: "moved" | "cancelled",
  request: Request,
  send: (request: Request) => Promise<ChangeResult>,
): SagaGenerator<void> {
  const path = yield* select(selectPath);
  const result = yield* call(send, request);
  if (result.ok) {
    yield* put(changeEvents.done({ what, appointment: result.data }));
    // The account summary has the next appointment too.
    yield* put(accountsRead.requested());
    if (path === (yield* select(selectPath))) yield* put(navigationRequested({ to: appointmentsPath }));
    return;
  }
  const { failure, slots } = result;
  const isStale = failure.kind === "refused" && staleCodes.includes(failure.code);
  if (isStale) yield* put(appointmentsRead.requested({ accountId: request.accountId }));
  if (isStale && what === "moved") yield* put(calendarRead.requested(request));
  yield* put(changeEvents.failed({ request, failure, slots }));
}

/** Reads the list again every minute while an appointment is under way or due today, as long as its screen is open. */
function* refreshToday(): SagaGenerator<void> {
  const { list, shownFor } = yield* select(selectServiceAppointments);
  if (shownFor === null || !list.data?.appointments.some(isHappeningToday)) return;
  yield* call(wait, REFRESH_MILLISECONDS);
  yield* put(appointmentsRead.requested({ accountId: shownFor }));
}

/** Runs the reads, changes and downloads of appointments. */
function* serviceAppointmentsSaga() {
  const api = appointmentsApi(yield* context());
  yield* takeLatest([appointmentsRead.received.type, listEvents.left.type], refreshToday);
  yield* takeLeading(changeEvents.moveRequested, function* ({ payload }) {
    yield* change("moved", payload, api.move);
  });
  yield* takeLeading(changeEvents.cancelRequested, function* ({ payload }) {
    yield* change("cancelled", payload, api.cancel);
  });
  yield* takeLatest(fileEvents.requested, function* ({ payload: { job, locale, fileName } }) {
    const file = yield* call(api.download, job, locale);
    if (!file.ok) return yield* put(fileEvents.failed({ job, failure: file.failure }));
    yield* call(saveFile, file.data, fileName);
    yield* put(fileEvents.downloaded());
  });
  yield* takeLatest(emailEvents.requested, function* ({ payload: { accountId, wanted } }) {
    const saved = yield* call(api.setEmails, accountId, wanted);
    yield* put(saved.ok ? emailEvents.saved(saved.data) : emailEvents.failed(saved.failure));
  });
  yield* all([
    appointmentsRead.watch(function* ({ accountId }) {
      return yield* call(api.read, accountId);
    }),
    calendarRead.watch(function* (job) {
      return yield* call(api.readCalendar, job);
    }),
  ]);
}

/** Workflows of the screens of appointments: the specification's `serviceAppointments` slice. */
export const serviceAppointmentsWorkflows = {
  name: "serviceAppointments",
  reducers: { serviceAppointments: serviceAppointmentsReducer },
  sagas: { serviceAppointments: serviceAppointmentsSaga },
};

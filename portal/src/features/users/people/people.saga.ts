import type { Failure, Result } from "../../../api/result.ts";
import { readBootstrap } from "../../../api/rest.ts";
import { context } from "../../../api/sagaContext.ts";
import { all, call, put, type SagaGenerator } from "../../../lib/effects.ts";
import { takeSequential } from "../../../lib/takeSequential.ts";
import { sessionKnown } from "../../session/model/session.slice.ts";
import { usersApi } from "../model/users.api.ts";
import { type PeopleCommand, peopleEvents, peopleRead, peopleReducer, subjectOf } from "./people.slice.ts";

type Api = ReturnType<typeof usersApi>;

function send(api: Api, accountId: string, command: PeopleCommand): Promise<Result<unknown>> {
  switch (command.what) {
    case "invite":
      return api.invite(accountId, command.invitation);
    case "resend":
      return api.resend(accountId, command.invitation);
    case "withdraw":
      return api.withdraw(accountId, command.invitation);
    case "give":
      return api.putAccess(command.on.accountId, command.person.userId, 0, command.access);
    case "role":
    case "deactivate":
    case "reactivate":
      return api.putAccess(command.on.accountId, command.person.userId, command.on.version, command.access);
    case "remove":
      return api.remove(command.on.accountId, command.person.userId, command.on.version);
    case "transfer":
      return api.transfer(command.on.accountId, command.person.userId, command.on.version);
  }
}

/** Refusals after which the list is not what the customer saw. */
const stale = ["CONFLICT", "NOT_FOUND", "INVITATION_OVER", "NOT_ALLOWED"];
const isStale = (failure: Failure) => failure.kind === "refused" && stale.includes(failure.code);

/** Runs one change, dispatches its one final action, and refetches the list, also after a conflict. */
function* change(api: Api, accountId: string, command: PeopleCommand): SagaGenerator<void> {
  const { what } = command;
  const result = yield* call(send, api, accountId, command);
  const isDone = result.ok || (yield* isTransferred(api, accountId, command, result.failure));
  if (result.ok || isStale(result.failure)) yield* put(peopleRead.requested({ accountId }));
  if (isDone && what === "transfer") yield* call(reloadSession);
  const { done, failed } = peopleEvents;
  const subject = subjectOf(command);
  yield* put(result.ok || isDone ? done(subject) : failed({ ...subject, failure: result.failure }));
}

/**
 * Whether a refused transfer was done before, and its answer was lost: the person owns the account, and the caller may
 * not transfer it anymore.
 */
function* isTransferred(api: Api, accountId: string, command: PeopleCommand, failure: Failure): SagaGenerator<boolean> {
  if (command.what !== "transfer" || failure.kind !== "refused" || failure.code !== "NOT_ALLOWED") return false;
  const { person, on } = command;
  const list = yield* call(api.read, accountId);
  const next = list.ok ? list.data.people.find(({ userId }) => userId === person.userId) : undefined;
  return next?.access.some((access) => access.accountId === on.accountId && access.role === "PRIMARY") ?? false;
}

/** The own role changed: the menus and buttons follow the new permissions. */
function* reloadSession(): SagaGenerator<void> {
  const { rest } = yield* context();
  const fresh = yield* call(readBootstrap, rest);
  if (!fresh.ok) return;
  rest.headers.renew(fresh.data.csrfToken);
  yield* put(sessionKnown(fresh.data.session));
}

/** Fetches the list and runs its changes, in turn: a click on another card during a change is about somebody else. */
function* peopleSaga() {
  const api = usersApi(yield* context());
  yield* takeSequential(peopleEvents.submitted, function* ({ payload: { accountId, command } }) {
    yield* change(api, accountId, command);
  });
  yield* all([
    peopleRead.watch(function* ({ accountId }) {
      return yield* call(api.read, accountId);
    }),
  ]);
}

/** Workflows of the users screen. */
export const peopleWorkflows = { name: "people", reducers: { people: peopleReducer }, sagas: { people: peopleSaga } };

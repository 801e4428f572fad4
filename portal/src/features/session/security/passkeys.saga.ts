import { type Rest, toResult } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, type SagaGenerator, takeLeading } from "../../../lib/effects.ts";
import { withPasskeys } from "../model/signIn.saga.ts";
import { type Passkey, passkeyEvents, passkeysRead } from "./passkeys.slice.ts";
import { factorEvents, secondFactorRead } from "./secondFactor.slice.ts";

const path = "/api/pub/identity/v1/passkeys";
const one = `${path}/{passkeyId}` as const;

async function readPasskeys({ identity, headers }: Rest): Promise<Result<Passkey[]>> {
  const answer = await toResult(identity.GET(path, { params: { header: headers.reading() } }));
  return answer.ok ? { ok: true, data: answer.data.passkeys } : answer;
}

const rename = ({ identity, headers }: Rest, passkeyId: string, name: string): Promise<Result<unknown>> =>
  toResult(identity.PUT(one, { params: { header: headers.mutating(), path: { passkeyId } }, body: { name } }));

const remove = ({ identity, headers }: Rest, passkeyId: string): Promise<Result<unknown>> =>
  toResult(identity.DELETE(one, { params: { header: headers.mutating(), path: { passkeyId } } }));

/** The card of two-step sign-in shows the recovery codes that come with a first factor. */
function* add(label: string): SagaGenerator<void> {
  const { rest } = yield* context();
  const answer = yield* call(() => withPasskeys((api) => api.addPasskey(rest, label)));
  if (!answer.ok) return void (yield* put(passkeyEvents.refused(answer.failure)));
  yield* put(passkeyEvents.saved({ name: "added", label }));
  const { recoveryCodes } = answer.data;
  if (recoveryCodes) yield* put(factorEvents.codesReceived({ codes: recoveryCodes, isNew: false }));
}

function* settle(answer: Result<unknown>, saved: Parameters<typeof passkeyEvents.saved>[0]): SagaGenerator<void> {
  yield* put(answer.ok ? passkeyEvents.saved(saved) : passkeyEvents.refused(answer.failure));
}

/** What may have changed, also after a failure. */
function* readAgain(): SagaGenerator<void> {
  yield* put(passkeysRead.requested());
  yield* put(secondFactorRead.requested());
}

/** Adds, renames and removes passkeys. */
export function* passkeysSaga() {
  const { rest } = yield* context();
  yield* takeLeading(passkeyEvents.addSubmitted, function* ({ payload: { label } }) {
    yield* add(label);
    yield* readAgain();
  });
  yield* takeLeading(passkeyEvents.renameSubmitted, function* ({ payload: { passkeyId, label } }) {
    yield* settle(yield* call(rename, rest, passkeyId, label), { name: "renamed", label });
    yield* readAgain();
  });
  yield* takeLeading(passkeyEvents.removeConfirmed, function* ({ payload: { passkeyId, name: label } }) {
    yield* settle(yield* call(remove, rest, passkeyId), { name: "removed", label });
    yield* readAgain();
  });
  yield* passkeysRead.watch(function* () {
    return yield* call(readPasskeys, rest);
  });
}

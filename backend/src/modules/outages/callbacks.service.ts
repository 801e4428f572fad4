import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/outages";
import { isOpenCallback } from "@portico/rules/outage";
import type { Transaction } from "../../database/database.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { announceChange } from "../account-events/accountEvents.writes.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { lockAccount } from "../account/account.writes.ts";
import { createOnce, type Decision, decideOnce } from "../idempotency/idempotency.writes.ts";
import { callbackAnswer, decideCallback, type RefusalCode } from "./callbacks.domain.ts";
import {
  type CallbackName,
  callbackRow,
  type CallbackRow,
  changeCallback,
  hasOpenCallback,
  insertCallback,
  lockedCallback,
} from "./callbacks.repository.ts";
import { stateOf } from "./outages.domain.ts";
import { type Deps, outagesOfAccount } from "./outages.service.ts";

type Schemas = components["schemas"];
type Refusal = { code: RefusalCode };
type Decided = Decision<CallbackRow, Refusal>;

const answerOf = (decided: Decided): Schemas["Callback"] => {
  if ("refusal" in decided) throw new Problem(decided.refusal.code);
  return callbackAnswer(decided.row);
};

/**
 * Asks the call desk to call about an outage; `pollCallbacks` records how far it is.
 * @throws Problem NOT_FOUND, CALLBACK_OPEN, NO_OUTAGE, PHONE_INVALID, WINDOW_PAST, CONFLICT for a reused key
 */
export async function requestCallback(
  shared: Deps,
  actor: Principal,
  wanted: Schemas["CallbackRequest"],
): Promise<Schemas["Callback"]> {
  const own = await onAccountTime(shared, shared.database, wanted.accountId);
  const now = own.clock.now();
  const { outages } = await outagesOfAccount(own, wanted.accountId, now);
  const isAffected = outages.some((each) => each.id === wanted.outageId && stateOf(each, now) === "ACTIVE");
  return answerOf(await own.database.transaction((tx) => requestOnce(own, tx, actor, wanted, isAffected)));
}

/** Decides once per idempotency key, with the account locked; a repeat gets the callback or the same refusal. */
async function requestOnce(
  { clock, securityClock }: Deps,
  tx: Transaction,
  { userId }: Principal,
  wanted: Schemas["CallbackRequest"],
  isAffected: boolean,
): Promise<Decided> {
  const { accountId, outageId, phone } = wanted;
  return createOnce<CallbackRow, Refusal>(tx, {
    userId,
    operation: "requestCallback",
    attempted: wanted,
    now: securityClock.now(),
    idOf: ({ id }) => id,
    created: (id) => callbackRow(tx, { accountId, id }),
    create: async () => {
      await lockAccount(tx, accountId);
      const window = decideCallback(wanted, { clock, isAffected, hasOpen: await hasOpenCallback(tx, accountId) });
      if (typeof window === "string") return { refusal: { code: window } };
      const facts = { accountId, outageId, phone, ...window, requestedBy: userId, requestedAt: clock.now() };
      await announceChange(tx, { topic: "OUTAGES", accountId });
      return { row: await insertCallback(tx, { id: randomUUID(), state: "REQUESTED", ...facts }) };
    },
  });
}

/**
 * Cancels a callback that has not taken place.
 * @throws Problem NOT_FOUND, CONFLICT (412) when it changed since the version that was seen, CALLBACK_OVER
 */
export async function cancelCallback(
  deps: Deps,
  { userId }: Principal,
  name: CallbackName,
  wanted: Schemas["CallbackCancellation"],
): Promise<Schemas["Callback"]> {
  const decided = await deps.database.transaction((tx) =>
    decideOnce<CallbackRow, Refusal>(tx, {
      userId,
      operation: "cancelCallback",
      attempted: { ...wanted, ...name },
      now: deps.securityClock.now(),
      lock: () => lockedCallback(tx, name),
      idOf: ({ id }) => id,
      decide: async (row) => {
        if (!isOpenCallback(row.state)) return { refusal: { code: "CALLBACK_OVER" } };
        if (row.version !== wanted.version) throw new Problem("CONFLICT", { status: 412 });
        await announceChange(tx, { topic: "OUTAGES", accountId: name.accountId });
        return { row: await changeCallback(tx, name, { state: "CANCELLED", cancelledAt: deps.clock.now() }) };
      },
    }),
  );
  return answerOf(decided);
}

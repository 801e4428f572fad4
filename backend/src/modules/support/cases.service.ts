import type { components } from "@portico/openapi/support";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { accountServices } from "../account/account.reads.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { lockAccount } from "../account/account.writes.ts";
import { createOnce, type Decision, decideOnce } from "../attempts/attempts.writes.ts";
import {
  caseAnswer,
  caseIdOf,
  numberOf,
  openingFault,
  type RefusalCode,
  replyFault,
  servicesAmong,
  stateAfterReply,
} from "./cases.domain.ts";
import {
  type CaseName,
  type CaseOwner,
  caseRow,
  type CaseRow,
  caseRows,
  changeCase,
  insertCase,
  insertMessages,
  lockedCase,
  messagesOf,
  openCases,
} from "./cases.repository.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "database" | "clock" | "securityClock">;
type Refusal = { code: RefusalCode };
type Decided = Decision<CaseRow, Refusal>;

const servicesOf = async (tx: Transaction, accountId: string) =>
  servicesAmong((await accountServices(tx, accountId)).map(({ key }) => key));

/** The cases that a user opened on an account. */
export async function casesOf(
  shared: Deps,
  { userId }: Principal,
  accountId: string,
): Promise<Schemas["SupportCases"]> {
  const { database, clock } = await onAccountTime(shared, shared.database, accountId);
  const rows = await caseRows(database, { accountId, openedBy: userId });
  const messages = await messagesOf(
    database,
    rows.map(({ number }) => number),
  );
  return {
    timeZone: clock.timeZone,
    services: await servicesOf(database, accountId),
    cases: rows.map((row) =>
      caseAnswer(
        row,
        messages.filter(({ caseNumber }) => caseNumber === row.number),
      ),
    ),
  };
}

async function answerOf({ database }: Deps, decided: Decided): Promise<Schemas["SupportCase"]> {
  if ("refusal" in decided) throw new Problem(decided.refusal.code);
  return caseAnswer(decided.row, await messagesOf(database, [decided.row.number]));
}

/**
 * Opens a case with its description as the first message.
 * @throws Problem TEXT_INVALID, PHONE_INVALID, SERVICE_NOT_ON_ACCOUNT, TOO_MANY_CASES, CONFLICT for a reused key
 */
export async function openCase(
  deps: Deps,
  { userId }: Principal,
  wanted: Schemas["CaseRequest"],
): Promise<Schemas["SupportCase"]> {
  const owner = { accountId: wanted.accountId, openedBy: userId };
  return answerOf(deps, await deps.database.transaction((tx) => openOnce(deps, tx, owner, wanted)));
}

/** Opens it once per idempotency key, with the account locked; a repeat gets the case or the same refusal. */
const openOnce = (
  { clock, securityClock }: Deps,
  tx: Transaction,
  owner: CaseOwner,
  wanted: Schemas["CaseRequest"],
): Promise<Decided> =>
  createOnce<CaseRow, Refusal>(tx, {
    userId: owner.openedBy,
    operation: "openSupportCase",
    attempted: wanted,
    now: securityClock.now(),
    idOf: ({ number }) => caseIdOf(number),
    created: (id) => caseRow(tx, { ...owner, number: numberOf(id) }),
    create: async () => {
      await lockAccount(tx, owner.accountId);
      const facts = { services: await servicesOf(tx, owner.accountId), open: await openCases(tx, owner) };
      const code = openingFault(wanted, facts);
      return code ? { refusal: { code } } : { row: await addCase(tx, owner, wanted, clock.now()) };
    },
  });

async function addCase(
  tx: Transaction,
  owner: CaseOwner,
  { topic, service, contactBy, phone, description }: Schemas["CaseRequest"],
  now: Date,
): Promise<CaseRow> {
  const facts = { topic, service, contactBy, phone: contactBy === "PHONE" ? phone : null };
  const row = await insertCase(tx, { ...owner, ...facts, state: "RECEIVED", openedAt: now, changedAt: now });
  const first = { caseNumber: row.number, position: 1, sender: "CUSTOMER" as const, body: description.trim() };
  await insertMessages(tx, [{ ...first, sentAt: now }]);
  return row;
}

/**
 * Adds a message of the customer to a case.
 * @throws Problem NOT_FOUND, CASE_CLOSED, TEXT_INVALID, TOO_MANY_CASE_MESSAGES, CONFLICT for a reused key
 */
export async function replyToCase(
  deps: Deps,
  { userId }: Principal,
  caseId: string,
  wanted: Schemas["CaseReply"],
): Promise<Schemas["SupportCase"]> {
  const name: CaseName = { accountId: wanted.accountId, openedBy: userId, number: numberOf(caseId) };
  const attempted = { ...wanted, caseId };
  const decided = await deps.database.transaction((tx) =>
    decideOnce<CaseRow, Refusal>(tx, {
      userId,
      operation: "replyToSupportCase",
      attempted,
      now: deps.securityClock.now(),
      lock: () => lockedCase(tx, name),
      idOf: ({ number }) => caseIdOf(number),
      decide: (row) => addReply(deps, tx, name, { state: row.state, body: wanted.body }),
    }),
  );
  return answerOf(deps, decided);
}

async function addReply(
  { clock }: Deps,
  tx: Transaction,
  name: CaseName,
  { state, body }: Pick<CaseRow, "state"> & { body: string },
): Promise<Decided> {
  const { length } = await messagesOf(tx, [name.number]);
  const code = replyFault(state, length, body);
  if (code) return { refusal: { code } };
  const now = clock.now();
  const message = { caseNumber: name.number, position: length + 1, sender: "CUSTOMER" as const };
  await insertMessages(tx, [{ ...message, body: body.trim(), sentAt: now }]);
  return { row: await changeCase(tx, name, { state: stateAfterReply(state), changedAt: now }) };
}

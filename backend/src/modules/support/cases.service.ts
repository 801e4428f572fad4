import type { components } from "@portico/openapi/support";
import type { InvalidAnswer } from "@portico/rules/webFormAnswers";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import type { Principal, Site } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { lockAccount } from "../account/account.writes.ts";
import { firstNameOf } from "../identity/identity.reads.ts";
import { firstNames } from "../identity/memberships.reads.ts";
import { createOnce, type Decision, decideOnce } from "../idempotency/idempotency.writes.ts";
import {
  caseAnswer,
  caseIdOf,
  hasTooMany,
  numberOf,
  type RefusalCode,
  validateReply,
  roleOf,
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
import { filesOf } from "./attachments/attachments.repository.ts";
import { takeUploads } from "./attachments/attachments.service.ts";
import { type AnswerWords, askedAnswers, bodyOf, caseFacts } from "./webForms.domain.ts";
import { type Accepted, answerWords, checkSubmission } from "./webForms.service.ts";

type Schemas = components["schemas"];
export type Deps = Pick<Dependencies, "database" | "config" | "clock" | "securityClock">;
/** With the answers that are missing or wrong, for ANSWERS_INVALID. */
export type Refusal = { code: RefusalCode; answers?: InvalidAnswer[] };
export type Decided = Decision<CaseRow, Refusal>;

/** The cases that a user opened on an account; for customer service, all of them. */
export async function casesOf(shared: Deps, reader: Principal, accountId: string): Promise<Schemas["SupportCases"]> {
  const { database, clock } = await onAccountTime(shared, shared.database, accountId);
  const role = roleOf(reader);
  const rows = await caseRows(database, role === "ANSWERS" ? { accountId } : { accountId, openedBy: reader.userId });
  const numbers = rows.map(({ number }) => number);
  const [messages, files] = [await messagesOf(database, numbers), await filesOf(database, numbers)];
  const names = await firstNames(
    database,
    rows.map(({ openedBy }) => openedBy),
  );
  return {
    timeZone: clock.timeZone,
    role,
    cases: rows.map((row) =>
      caseAnswer(
        row,
        messages.filter(({ caseNumber }) => caseNumber === row.number),
        files.filter(({ caseNumber }) => caseNumber === row.number),
        names.get(row.openedBy) ?? "",
      ),
    ),
  };
}

/** @throws Problem with the code of a refusal */
export async function decidedCase({ database }: Deps, decided: Decided): Promise<Schemas["SupportCase"]> {
  if ("refusal" in decided) {
    const { code, ...members } = decided.refusal;
    throw new Problem(code, { members });
  }
  const { number, openedBy } = decided.row;
  const [messages, files] = [await messagesOf(database, [number]), await filesOf(database, [number])];
  return caseAnswer(decided.row, messages, files, await firstNameOf(database, openedBy));
}

/**
 * Opens a case with the answers to a web form as the first message.
 * @throws Problem NOT_ALLOWED for customer service, ANSWERS_INVALID, FORM_CHANGED, FORM_NOT_OFFERED, TOO_MANY_CASES,
 *   TOO_MANY_FILES, FILE_NOT_AVAILABLE, CONFLICT for a reused key
 */
export async function openCase(
  deps: Deps,
  caller: Principal,
  site: Site,
  wanted: Schemas["CaseRequest"],
): Promise<Schemas["SupportCase"]> {
  // Customer service answers instead.
  if (roleOf(caller) !== "ASKS") throw new Problem("NOT_ALLOWED");
  const { userId } = caller;
  const owner = { accountId: wanted.accountId, openedBy: userId };
  const words = await answerWords(deps, site, wanted.locale);
  const decided = await deps.database.transaction((tx) =>
    createOnce<CaseRow, Refusal>(tx, {
      userId,
      operation: "openSupportCase",
      attempted: wanted,
      now: deps.securityClock.now(),
      idOf: ({ number }) => caseIdOf(number),
      created: (id) => caseRow(tx, { ...owner, number: numberOf(id) }),
      create: async () => {
        await lockAccount(tx, owner.accountId);
        const checked = await checkSubmission(deps, tx, site, wanted);
        if ("code" in checked) return { refusal: checked };
        if (hasTooMany(await openCases(tx, owner))) return { refusal: { code: "TOO_MANY_CASES" } };
        const uploads = await takeUploads(tx, { ...owner, uploadedBy: userId }, wanted.files, deps.securityClock.now());
        if ("code" in uploads) return { refusal: uploads };
        const row = await addCase(tx, owner, wanted, checked, words, deps.clock.now());
        await uploads.attach(row.number, 1);
        return { row };
      },
    }),
  );
  return decidedCase(deps, decided);
}

async function addCase(
  tx: Transaction,
  owner: CaseOwner,
  { form, version, locale, answers }: Schemas["CaseRequest"],
  { seen, topic }: Accepted,
  words: AnswerWords,
  now: Date,
): Promise<CaseRow> {
  const language = locale === "es-US" ? "es" : "en";
  const asked = askedAnswers(seen, answers, language, words);
  const row = await insertCase(tx, {
    ...{ ...owner, ...caseFacts(seen, answers), topic },
    ...{ title: seen.title[language], form, formRelease: Number(version) },
    ...{ state: "RECEIVED", openedAt: now, changedAt: now },
  });
  const first = { caseNumber: row.number, position: 1, sender: "CUSTOMER" as const, sentAt: now };
  await insertMessages(tx, [{ ...first, body: bodyOf(asked), answers: asked }]);
  return row;
}

/**
 * Adds a message of the customer to a case.
 * @throws Problem NOT_FOUND, CASE_CLOSED, TEXT_INVALID, TOO_MANY_CASE_MESSAGES, TOO_MANY_FILES, FILE_NOT_AVAILABLE,
 *   CONFLICT for a reused key
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
      decide: (row) => addReply(deps, tx, row, wanted),
    }),
  );
  return decidedCase(deps, decided);
}

async function addReply(
  { clock, securityClock }: Deps,
  tx: Transaction,
  { accountId, openedBy, number, state }: CaseRow,
  { body, files }: Schemas["CaseReply"],
): Promise<Decided> {
  const { length } = await messagesOf(tx, [number]);
  const code = validateReply(state, length, body);
  if (code) return { refusal: { code } };
  const uploads = await takeUploads(tx, { accountId, uploadedBy: openedBy }, files, securityClock.now());
  if ("code" in uploads) return { refusal: uploads };
  const [now, position] = [clock.now(), length + 1];
  const message = { caseNumber: number, position, sender: "CUSTOMER" as const };
  await insertMessages(tx, [{ ...message, body: body.trim(), sentAt: now }]);
  await uploads.attach(number, position);
  const name = { accountId, openedBy, number };
  return { row: await changeCase(tx, name, { state: stateAfterReply(state), changedAt: now }) };
}

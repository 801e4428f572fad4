import type { components } from "@portico/openapi/support";
import type { Transaction } from "../../database/database.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { accountName } from "../account/account.reads.ts";
import { decideOnce } from "../idempotency/idempotency.writes.ts";
import { copyFor } from "../content/delivery/content.reads.ts";
import { memberOn } from "../identity/memberships.reads.ts";
import { supportCasesLink, supportCasesPage } from "../messages/messages.reads.ts";
import { queueMessage } from "../messages/messages.writes.ts";
import { emailsWantedOn } from "../preferences/preferences.reads.ts";
import { takeUploads } from "./attachments/attachments.service.ts";
import { validateCaseAnswer, caseIdOf, numberOf, roleOf } from "./cases.domain.ts";
import { type CaseName, type CaseRow, changeCase, insertMessages, lockedCase, messagesOf } from "./cases.repository.ts";
import { type Decided, decidedCase, type Deps, type Refusal } from "./cases.service.ts";

type Schemas = components["schemas"];

/**
 * Customer service answers a case, takes it, or closes it.
 * @throws Problem NOT_ALLOWED for anybody else, NOT_FOUND, CASE_CLOSED, TEXT_INVALID, TOO_MANY_CASE_MESSAGES, TOO_MANY_FILES,
 *   FILE_NOT_AVAILABLE, CONFLICT (412 when the customer wrote meanwhile)
 */
export async function answerCase(
  deps: Deps,
  caller: Principal,
  caseId: string,
  wanted: Schemas["CaseAnswer"],
): Promise<Schemas["SupportCase"]> {
  if (roleOf(caller) !== "ANSWERS") throw new Problem("NOT_ALLOWED");
  const name: CaseName = { accountId: wanted.accountId, number: numberOf(caseId) };
  const attempted = { ...wanted, caseId };
  const decided = await deps.database.transaction((tx) =>
    decideOnce<CaseRow, Refusal>(tx, {
      userId: caller.userId,
      operation: "answerSupportCase",
      attempted,
      now: deps.securityClock.now(),
      lock: () => lockedCase(tx, name),
      idOf: ({ number }) => caseIdOf(number),
      decide: (row) => addAnswer(deps, tx, row, caller, wanted),
    }),
  );
  return decidedCase(deps, decided);
}

async function addAnswer(
  deps: Deps,
  tx: Transaction,
  row: CaseRow,
  { userId }: Principal,
  { body, state, seen, files }: Schemas["CaseAnswer"],
): Promise<Decided> {
  const { accountId, number } = row;
  const { length } = await messagesOf(tx, [number]);
  const code = validateCaseAnswer(row.state, length, { body, state, files: files?.length ?? 0 });
  if (code) return { refusal: { code } };
  if (length !== seen) throw new Problem("CONFLICT", { status: 412 });
  const uploads = await takeUploads(tx, { accountId, uploadedBy: userId }, files, deps.securityClock.now());
  if ("code" in uploads) return { refusal: uploads };
  const now = deps.clock.now();
  const text = body.trim();
  if (text !== "") {
    const message = { caseNumber: number, position: length + 1, sender: "AGENT" as const };
    await insertMessages(tx, [{ ...message, body: text, sentAt: now }]);
    await uploads.attach(number, length + 1);
    await notifyOfAnswer(deps, tx, row, length + 1);
  }
  return { row: await changeCase(tx, { accountId, number }, { state, changedAt: now }) };
}

/**
 * E-mails whoever opened the case that there is an answer, unless they turned it off, in the transaction of the answer.
 * Without its words: an e-mail is read by more people than the portal.
 */
async function notifyOfAnswer(
  deps: Deps,
  tx: Transaction,
  { accountId, number, openedBy }: CaseRow,
  position: number,
): Promise<void> {
  const member = await memberOn(tx, accountId, openedBy);
  if (!member || member.state !== "ACTIVE" || member.disabled || member.email === null) return;
  if ((await emailsWantedOn(tx, accountId, "SUPPORT"))(member) === "NONE") return;
  const { site, email, userId } = member;
  const locale = member.locale ?? "en-US";
  const t = await copyFor({ ...deps, database: tx }, site, locale);
  await queueMessage(deps, tx, {
    kind: "SUPPORT_CASE",
    about: `support case ${number} ${position}`,
    address: email,
    locale,
    subject: t("messages.supportCase.subject"),
    text: [
      t("messages.supportCase.lead", { id: caseIdOf(number), account: await accountName(tx, accountId) }),
      t("messages.supportCase.link", { link: supportCasesLink(deps.config, site, accountId) }),
    ].join("\n\n"),
    notification: {
      ...{ userId, accountId },
      topic: "SUPPORT",
      page: supportCasesPage(accountId),
      subjectKey: "messages.supportCase.subject",
      subjectValues: {},
    },
  });
}

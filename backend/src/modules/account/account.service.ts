import { account as constants } from "@portico/rules/constants";
import { validateNickname, storedNickname } from "@portico/rules/nickname";
import type { components } from "@portico/openapi/account";
import type { AccountNameRefusalCode, RenameAccountInput } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import { withBatchedReads } from "../../database/batchedReads.ts";
import type { Transaction } from "../../database/database.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { onAccount } from "../identity/identity.reads.ts";
import { accountStatus } from "../account-status/accountStatus.reads.ts";
import { nextAppointment } from "../appointments/appointments.reads.ts";
import { newAnswer } from "../bill-questions/billQuestions.reads.ts";
import { owingNow } from "../billing/billing.reads.ts";
import { lastTakenPayment, resolvedPayment } from "../payments/payments.reads.ts";
import { type ContentSource, isOn } from "../content/delivery/content.reads.ts";
import { remoteSetting } from "../content/toggles/remoteSettings.reads.ts";
import { unreadMail } from "../webmail/webmail.reads.ts";
import { isProvisioned } from "./account.reads.ts";
import { accountAnswer, scheduleAnswer, serviceAnswer } from "./account.domain.ts";
import { accountClock, onAccountTime } from "./accountTime.reads.ts";
import { type ShownService, withTroubles } from "./serviceTrouble.reads.ts";
import { accountRows, changeNickname, serviceRows, type AccountRow, type ServiceRow } from "./account.repository.ts";

type Schemas = components["schemas"];
type Source = ContentSource & Pick<Dependencies, "clock">;
type ReadDependencies = Pick<Dependencies, "clock" | "config" | "database">;

/** An account of this user; an unknown one and another user's get the same error. */
async function ownAccount(tx: Transaction, principal: Principal, accountId: string): Promise<AccountRow> {
  const [row] = principal.accountIds.includes(accountId) ? await accountRows(tx, [accountId]) : [];
  if (!row) throw new Problem("NOT_FOUND");
  return row;
}

/** Accounts that are read together, so that their rows fit in memory and each statement within its timeout. */
const READ_TOGETHER = 50;

/**
 * All accounts of a user, the current one first, each with its balance on its own business date.
 *
 * Every account is read in full, by the one status that all screens share. Fifty at a time are read together: their
 * equal queries run as one statement each, one after the other on one connection, so that fifty accounts take about as
 * many statements as one.
 */
export async function accountsOf(deps: ReadDependencies, principal: Principal): Promise<Schemas["Account"][]> {
  const { accountIds } = principal;
  const rows = await accountRows(deps.database, accountIds);
  const services = await serviceRows(deps.database, accountIds);
  const answers: (Schemas["Account"] | undefined)[] = [];
  for (let from = 0; from < rows.length; from += READ_TOGETHER) {
    const together = rows.slice(from, from + READ_TOGETHER);
    const ids = together.map(({ accountId }) => accountId);
    const own = { ...deps, database: withBatchedReads(deps.database, ids) };
    answers.push(...(await Promise.all(together.map((row) => accountOf(own, principal, row, services)))));
  }
  return answers.filter((answer) => answer !== undefined);
}

async function accountOf(
  deps: ReadDependencies,
  principal: Principal,
  row: AccountRow,
  services: readonly ServiceRow[],
): Promise<Schemas["Account"] | undefined> {
  const { database: tx } = deps;
  const { accountId } = row;
  const own = services.filter((service) => service.accountId === accountId);
  const clock = await accountClock(deps.clock, tx, accountId);
  const owing = await owingNow(tx, accountId, clock.today());
  const status = await accountStatus(deps, accountId);
  if (!status) return undefined;
  return accountAnswer({
    row,
    services: own,
    owing,
    status,
    lastPayment: await lastTakenPayment(tx, accountId),
    resolved: await resolvedPayment(tx, accountId, clock.now()),
    principal: onAccount(principal, accountId),
    clock,
    nextAppointment: await nextAppointment(tx, accountId, clock),
    news: await newsOf(tx, onAccount(principal, accountId), accountId, own, clock.now()),
  });
}

/** What is new for the user on an account, each only where there is something. */
async function newsOf(
  tx: Transaction,
  caller: Principal,
  accountId: string,
  services: readonly ServiceRow[],
  now: Date,
): Promise<Schemas["AccountNews"]> {
  const hasEmail = services.some((service) => service.key === "EMAIL" && isProvisioned(service));
  const unreadEmail = hasEmail ? await unreadMail(tx, caller, accountId, now) : 0;
  const answered = caller.permissions.includes("viewBilling") ? await newAnswer(tx, accountId, now) : undefined;
  return { ...(unreadEmail > 0 && { unreadEmail }), ...(answered && { answeredQuestion: answered }) };
}

/** @throws Problem NOT_FOUND for an unknown account and for another user's */
export async function servicesOf(
  source: Source,
  principal: Principal,
  accountId: string,
): Promise<Schemas["Service"][]> {
  await ownAccount(source.database, principal, accountId);
  return (await shownServices(source, principal, accountId)).map(serviceAnswer);
}

/** @throws Problem NOT_FOUND for an unknown account and for another user's */
export async function delinquencyScheduleOf(
  deps: ReadDependencies,
  principal: Principal,
  accountId: string,
): Promise<Schemas["DelinquencySchedule"]> {
  const { database: tx } = deps;
  await ownAccount(tx, principal, accountId);
  const { clock } = await onAccountTime(deps, tx, accountId);
  return scheduleAnswer(
    accountId,
    await owingNow(tx, accountId, clock.today()),
    await remoteSetting(deps, tx, "restoreMinutes", { accountId }),
  );
}

/**
 * Sets an account's nickname; an empty one clears it.
 * @returns why it was refused; null when it has this nickname now
 */
export async function renameAccount(
  tx: Transaction,
  { accountId, nickname: typed, before }: RenameAccountInput,
): Promise<AccountNameRefusalCode | null> {
  const error = validateNickname(typed, constants.longestNickname);
  if (error) return `NICKNAME_${error}`;
  const renamed = await changeNickname(tx, accountId, { before: before ?? null, nickname: storedNickname(typed) });
  return renamed ? null : "CHANGED_MEANWHILE";
}

const isHostedVoice = ({ key }: ServiceRow) => key === "HOSTED_VOICE";

/**
 * The services of an account that the user sees, in display order. Hosted Voice is included only while its toggle is on
 * (SERV-05).
 */
export async function shownServices(source: Source, principal: Principal, accountId: string): Promise<ShownService[]> {
  const [account] = await accountRows(source.database, [accountId]);
  if (!account) return [];
  const rows = await serviceRows(source.database, [accountId]);
  const reader = { site: principal.site, principal: { ...principal, accountIds: [accountId] } };
  const hides = rows.some(isHostedVoice) && !(await isOn(source, reader, "hostedVoice"));
  return withTroubles(source, account, hides ? rows.filter((row) => !isHostedVoice(row)) : rows);
}

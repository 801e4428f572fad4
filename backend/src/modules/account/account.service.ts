import { account as constants } from "@portico/rules/constants";
import { nicknameFault, storedNickname } from "@portico/rules/nickname";
import type { components } from "@portico/openapi/account";
import type { AccountNameRefusalCode, RenameAccountInput } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { onAccount } from "../identity/identity.reads.ts";
import { accountStatus } from "../account-status/accountStatus.reads.ts";
import { nextAppointment } from "../appointments/appointments.reads.ts";
import { owingNow } from "../billing/billing.reads.ts";
import { lastTakenPayment, resolvedPayment } from "../payments/payments.reads.ts";
import { type ContentSource, isOn } from "../content/delivery/content.reads.ts";
import { remoteSetting } from "../content/toggles/remoteSettings.reads.ts";
import { accountAnswer, scheduleAnswer, serviceAnswer } from "./account.domain.ts";
import { accountClock, onAccountTime } from "./accountTime.reads.ts";
import { accountRows, changeNickname, serviceRows, type AccountRow, type ServiceRow } from "./account.repository.ts";

type Schemas = components["schemas"];
type Asked = Pick<Dependencies, "clock" | "config" | "database">;

/** An account of this user; an unknown one and another user's get the same error. */
async function ownAccount(tx: Transaction, principal: Principal, accountId: string): Promise<AccountRow> {
  const [row] = principal.accountIds.includes(accountId) ? await accountRows(tx, [accountId]) : [];
  if (!row) throw new Problem("NOT_FOUND");
  return row;
}

/** All accounts of a user, the current one first, each with its balance on its own business date. */
export async function accountsOf(deps: Asked, principal: Principal): Promise<Schemas["Account"][]> {
  const { database: tx } = deps;
  const rows = await accountRows(tx, principal.accountIds);
  const services = await serviceRows(tx, principal.accountIds);
  const answers: Schemas["Account"][] = [];
  for (const row of rows) {
    const clock = await accountClock(deps.clock, tx, row.accountId);
    const owing = await owingNow(tx, row.accountId, clock.today());
    const status = await accountStatus(deps, row.accountId);
    if (!status) continue;
    const own = services.filter(({ accountId }) => accountId === row.accountId);
    const [lastPayment, resolved] = [
      await lastTakenPayment(tx, row.accountId),
      await resolvedPayment(tx, row.accountId, clock.now()),
    ];
    const holder = onAccount(principal, row.accountId);
    const next = await nextAppointment(tx, row.accountId, clock);
    answers.push(
      accountAnswer({
        row,
        services: own,
        owing,
        status,
        lastPayment,
        resolved,
        principal: holder,
        clock,
        nextAppointment: next,
      }),
    );
  }
  return answers;
}

/** @throws Problem NOT_FOUND for an unknown account and for another user's */
export async function servicesOf(
  source: ContentSource,
  principal: Principal,
  accountId: string,
): Promise<Schemas["Service"][]> {
  await ownAccount(source.database, principal, accountId);
  return (await shownServices(source, principal, accountId)).map(serviceAnswer);
}

/** @throws Problem NOT_FOUND for an unknown account and for another user's */
export async function delinquencyScheduleOf(
  deps: Asked,
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
  const fault = nicknameFault(typed, constants.longestNickname);
  if (fault) return `NICKNAME_${fault}`;
  const renamed = await changeNickname(tx, accountId, { before: before ?? null, nickname: storedNickname(typed) });
  return renamed ? null : "CHANGED_MEANWHILE";
}

const isHostedVoice = ({ key }: ServiceRow) => key === "HOSTED_VOICE";

/**
 * The services of an account that the user sees, in display order. Hosted Voice is included only while its toggle is on
 * (SERV-05).
 */
export async function shownServices(
  source: ContentSource,
  principal: Principal,
  accountId: string,
): Promise<ServiceRow[]> {
  const rows = await serviceRows(source.database, [accountId]);
  if (!rows.some(isHostedVoice)) return rows;
  const reader = { site: principal.site, principal: { ...principal, accountIds: [accountId] } };
  return (await isOn(source, reader, "hostedVoice")) ? rows : rows.filter((row) => !isHostedVoice(row));
}

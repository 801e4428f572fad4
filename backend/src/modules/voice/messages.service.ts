import type { QueryVoiceMessagesArgs, VoiceMessage, VoiceMessages } from "@portico/openapi/voxcon.resolvers";
import { voicemail as constants } from "@portico/rules/serviceConstants";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { isAgent, type Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { announceChange } from "../account-events/accountEvents.writes.ts";
import { isCpniCompliant } from "../identity/identity.reads.ts";
import {
  changeMessage,
  messageCount,
  messageRow,
  messageRows,
  removeDeleted,
  takeArrived,
  unreadCount,
  unreadCounts,
  type MessageRow,
  type Moment,
} from "./messages.repository.ts";
import {
  accountsOfLines,
  requireCpni,
  requireVoiceCustomer,
  usableLine,
  usableLines,
  requireVoice,
  type VoiceLineRow,
} from "./voice.reads.ts";

type Deps = Pick<Dependencies, "config" | "database" | "clock" | "securityClock">;

const undoMilliseconds = constants.undoSeconds * 1000;
const moment = ({ clock, securityClock }: Pick<Deps, "clock" | "securityClock">): Moment => ({
  now: clock.now(),
  undoableSince: new Date(securityClock.now().getTime() - undoMilliseconds),
});

function answer(row: MessageRow, { telephoneNumber }: VoiceLineRow): VoiceMessage {
  return {
    id: row.id,
    kind: row.kind,
    telephoneNumber,
    receivedAt: row.receivedAt.toISOString(),
    caller: row.caller,
    callerName: row.callerName,
    seconds: row.seconds,
    pages: row.pages,
    transcript: row.kind === "VOICEMAIL" ? row.content : null,
    language: row.language,
    isRead: row.isRead,
    deletedUntil: row.deletedAt ? new Date(row.deletedAt.getTime() + undoMilliseconds).toISOString() : null,
  };
}

/**
 * A page of the messages of one line, or of every line that the caller may use; held back until the caller complies
 * with the CPNI rules.
 */
export async function messagesOf(
  deps: Dependencies,
  principal: Principal,
  { accountId, line: wantedLine, page: wantedPage }: QueryVoiceMessagesArgs & { page: number },
): Promise<VoiceMessages> {
  const caller = await requireVoiceCustomer(deps, principal, accountId);
  const { clock } = await onAccountTime(deps, deps.database, accountId);
  const nothing = { timeZone: clock.timeZone, page: 1, pages: 1, unread: [], messages: null };
  if (!(await isCpniCompliant(deps.database, caller.userId))) return { ...nothing, access: "CPNI_REQUIRED" };
  const usable = await usableLines(deps, caller, accountId);
  const lines = new Map(
    usable
      .filter(({ telephoneNumber }) => !wantedLine || telephoneNumber === wantedLine)
      .map((line) => [line.id, line]),
  );
  const at = moment(deps);
  const [total, unread] = await Promise.all([
    messageCount(deps.database, [...lines.keys()], at),
    unreadCounts(
      deps.database,
      usable.map(({ id }) => id),
      at.now,
    ),
  ]);
  const pages = Math.max(1, Math.ceil(total / constants.pageSize));
  const page = Math.min(Math.max(1, wantedPage), pages);
  const rows = await messageRows(deps.database, [...lines.keys()], at, {
    limit: constants.pageSize,
    after: (page - 1) * constants.pageSize,
  });
  return {
    ...nothing,
    access: "ALLOWED",
    page,
    pages,
    unread: usable.flatMap(({ id, telephoneNumber }) => {
      const count = unread.get(id);
      return count === undefined ? [] : [{ telephoneNumber, count }];
    }),
    messages: rows.flatMap((row) => {
      const line = lines.get(row.lineId);
      return line ? [answer(row, line)] : [];
    }),
  };
}

/** A message with its line. */
export type FoundMessage = { row: MessageRow; line: VoiceLineRow };

/** @throws Problem NOT_FOUND for an unknown one, one of a line that the caller may not use, and one that is gone */
export async function foundMessage(
  deps: Deps,
  principal: Principal | undefined,
  accountId: string,
  id: string,
): Promise<FoundMessage> {
  const caller = await requireCpni(deps, principal, accountId);
  const row = await messageRow(deps.database, id, moment(deps));
  const line = row && (await usableLines(deps, caller, accountId)).find((each) => each.id === row.lineId);
  if (!row || !line) throw new Problem("NOT_FOUND");
  return { row, line };
}

type Named = { accountId: string; messageId: string };
type Change = (row: MessageRow) => Partial<Pick<MessageRow, "isRead" | "deletedAt">>;

async function changed(deps: Deps, principal: Principal, name: Named, change: Change): Promise<VoiceMessage> {
  const { row, line } = await foundMessage(deps, principal, name.accountId, name.messageId);
  const after = await deps.database.transaction(async (tx) => {
    await announceChange(tx, { topic: "VOICE_MESSAGES", accountId: name.accountId });
    return changeMessage(tx, row.id, moment(deps), change(row));
  });
  if (!after) throw new Problem("NOT_FOUND");
  return answer(after, line);
}

export const markMessage = (deps: Deps, principal: Principal, { isRead, ...name }: Named & { isRead: boolean }) =>
  changed(deps, principal, name, () => ({ isRead }));

/** Deletes a message; `removeDeletedMessages` makes that final. */
export const deleteMessage = (deps: Deps, principal: Principal, name: Named) =>
  changed(deps, principal, name, ({ deletedAt }) => ({ deletedAt: deletedAt ?? deps.securityClock.now() }));

/** @throws Problem NOT_FOUND when the time to undo is over */
export const restoreMessage = (deps: Deps, principal: Principal, name: Named) =>
  changed(deps, principal, name, () => ({ deletedAt: null }));

/** How many messages of one line are unread. */
export async function unreadOf(
  deps: Deps,
  principal: Principal | undefined,
  accountId: string,
  telephoneNumber: string,
): Promise<number> {
  const caller = await requireCpni(deps, principal, accountId);
  const { id } = await usableLine(deps, caller, accountId, telephoneNumber);
  return unreadCount(deps.database, [id], deps.clock.now());
}

/** How many messages of all lines of the caller are unread; null when they are held back from the caller. */
export async function unreadOfLines(
  deps: Deps,
  principal: Principal | undefined,
  accountId: string,
): Promise<number | null> {
  const caller = await requireVoice(deps, principal, accountId);
  if (isAgent(caller) || !(await isCpniCompliant(deps.database, caller.userId))) return null;
  const lines = await usableLines(deps, caller, accountId);
  return unreadCount(
    deps.database,
    lines.map(({ id }) => id),
    deps.clock.now(),
  );
}

/** Removes messages whose deletion is final. Safe in any number of processes. */
export const removeDeletedMessages = (deps: Dependencies): Promise<number> =>
  announceLines(deps, (tx) => removeDeleted(tx, moment(deps).undoableSince));

/**
 * Announces the messages that have arrived by now. Safe in any number of processes: each is announced once.
 * @returns how many there were
 */
export const announceMessages = (deps: Dependencies): Promise<number> =>
  announceLines(deps, (tx) => takeArrived(tx, deps.clock.now()));

/** Announces a change of messages to the accounts of their lines. */
function announceLines({ database }: Dependencies, change: (tx: Transaction) => Promise<string[]>): Promise<number> {
  return database.transaction(async (tx) => {
    const lineIds = await change(tx);
    for (const accountId of await accountsOfLines(tx, lineIds))
      await announceChange(tx, { topic: "VOICE_MESSAGES", accountId });
    return lineIds.length;
  });
}

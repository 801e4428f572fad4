import type { ToggleRegister } from "@portico/gate/toggles";
import { instantAt } from "@portico/rules/dates";
import type { Database, Transaction } from "../../database/database.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import { Problem } from "../../lib/problem.ts";
import { approvalsNeeded, contentsHash, isLegal, requireApproved, requireFromLive, requireOtherEyes, requireState, standingReviews } from "./changeSets.domain.ts";
import { findingsOf, readSet, type ChangeSet } from "./changeSets.reads.ts";
import { changeChangeSet, heldChangeSet, putReview, reviewRows, type ChangeSetRow, type ChangeSetState } from "./changeSets.repository.ts";
import type { Authorship } from "./content.types.ts";
import { draftsIn, dropDraftsIn, type DraftRow } from "./drafts.repository.ts";
import { changeSetEtag, refuseMoved } from "./editing.ts";
import { putChanges, type NewChange } from "./history.ts";
import { openDesk } from "./messages.service.ts";
import { refuse } from "./release.service.ts";
import { reachOfItem, refuseBeyond, type Actor } from "./scope.domain.ts";

/** What a step makes of a change set, and how the history tells it. */
type Outcome = { change: Parameters<typeof changeChangeSet>[2]; said: Pick<NewChange, "action" | "value">; by: Authorship };
type Step = { allowed: readonly ChangeSetState[]; decide: (tx: Transaction, row: ChangeSetRow, drafts: DraftRow[]) => Promise<Outcome> };

/** One step of a change set: seen as it is, allowed in its state, decided, written down, in one transaction. */
function step(database: Database, id: number, version: string, { allowed, decide }: Step): Promise<ChangeSet> {
  return database.transaction(async (tx) => {
    const row = await heldChangeSet(tx, id);
    refuseMoved(changeSetEtag(row), version);
    requireState(row, allowed);
    const { change, said, by } = await decide(tx, row, await draftsIn(tx, [id]));
    const changed = await changeChangeSet(tx, id, change);
    await putChanges(tx, [{ ...by, ...said, changeSet: id }]);
    return readSet(tx, changed);
  });
}

/** Gives a change set another title. @throws NOT_FOUND, CONFLICT (412), CHANGE_SET_CLOSED (409) */
export function rename(database: Database, id: number, title: string, version: string, by: Authorship): Promise<ChangeSet> {
  return step(database, id, version, { allowed: ["open", "inReview", "approved", "scheduled"], decide: async () => ({ change: { title }, said: { action: "changeSetRenamed", value: { title } }, by }) });
}

/** Drops a change set and its drafts, which stay in the history. @throws NOT_FOUND, CONFLICT (412), CHANGE_SET_CLOSED (409) */
export function discard(database: Database, id: number, version: string, by: Authorship): Promise<ChangeSet> {
  return step(database, id, version, {
    allowed: ["open"],
    async decide(tx, _row, drafts) {
      await dropDraftsIn(tx, [id]);
      await putChanges(tx, drafts.map(({ item, key, scope, value, hash }) => ({ ...by, action: "draftDiscarded" as const, changeSet: id, item, key, scope, value, hash })));
      return { change: { state: "discarded" }, said: { action: "changeSetDiscarded" }, by };
    },
  });
}

/**
 * Asks for review: from now on nobody can edit it.
 * @throws NOT_FOUND, CONFLICT (412), CHANGE_SET_CLOSED (409), NOTHING_TO_PUBLISH, REFUSED_BY_GATE, NOT_FROM_LIVE
 */
export function submit(database: Database, register: ToggleRegister, id: number, version: string, by: Authorship): Promise<ChangeSet> {
  return step(database, id, version, {
    allowed: ["open"],
    async decide(tx, { submission }, drafts) {
      if (drafts.length === 0) throw new Problem("NOTHING_TO_PUBLISH");
      const desk = await openDesk(tx);
      refuse(drafts.flatMap((draft) => findingsOf(desk, register, draft)));
      requireFromLive(desk, drafts);
      return { change: { state: "inReview", submission: submission + 1, hash: contentsHash(drafts) }, said: { action: "submitted" }, by };
    },
  });
}

/** Takes a change set back to edit it; reviews and schedule are gone. @throws NOT_FOUND, CONFLICT (412), CHANGE_SET_CLOSED (409) */
export function withdraw(database: Database, id: number, version: string, by: Authorship): Promise<ChangeSet> {
  return step(database, id, version, {
    allowed: ["inReview", "approved", "scheduled"],
    decide: async () => ({ change: { state: "open", hash: null, publishAt: null, publishBy: null, publishReason: null }, said: { action: "withdrawn" }, by }),
  });
}

export type Decision = { decision: "approve" | "return"; note: string };

/**
 * What a reviewer says. It is approved when as many as are needed have said so; sent back, it is open again.
 * @throws NOT_FOUND, CONFLICT (412), CHANGE_SET_CLOSED (409), OWN_CHANGES, ALREADY_REVIEWED, OUTSIDE_YOUR_SCOPE
 */
export function review(database: Database, id: number, { decision, note }: Decision, version: string, by: Authorship, actor: Actor): Promise<ChangeSet> {
  return step(database, id, version, {
    allowed: ["inReview"],
    async decide(tx, row, drafts) {
      for (const { item, key, scope } of drafts) refuseBeyond(actor, ["approver"], reachOfItem(item, key, scope));
      const before = standingReviews(row, await reviewRows(tx, [id]));
      requireOtherEyes(actor.username, drafts, before);
      await putReview(tx, { changeSet: id, submission: row.submission, reviewer: actor.username, decision, note, at: by.at });
      if (decision === "return") return { change: { state: "open", hash: null }, said: { action: "returned", value: { note } }, by };
      const desk = await openDesk(tx);
      const needed = approvalsNeeded(drafts.some((draft) => isLegal(desk.contracts, draft)));
      const enough = before.filter((review) => review.decision === "approve").length + 1 >= needed;
      return { change: { state: enough ? "approved" : "inReview" }, said: { action: "approved", value: { note } }, by };
    },
  });
}

/** The instant of a local date and time. @throws TIME_NOT_POSSIBLE when the clocks skip it or it is not in the future */
function instantOf(local: string, { timeZone, now }: BusinessClock): Date {
  const [date = "", time = ""] = local.split("T");
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const valid = !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && new Date(`${date}T00:00:00Z`).toISOString().startsWith(date) && hour < 24 && minute < 60;
  const instant = valid ? instantAt(date, hour, minute, timeZone) : undefined;
  if (instant === undefined || localText(instant, timeZone) !== local || instant <= now()) throw new Problem("TIME_NOT_POSSIBLE");
  return instant;
}

const localText = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(instant).replace(" ", "T");

export type Schedule = { at: string; clock: BusinessClock };

/**
 * Publishes an approved change set at a time: exactly what was approved, for nobody can edit it meanwhile.
 * @throws NOT_FOUND, CONFLICT (412), CHANGE_SET_CLOSED (409), APPROVAL_REQUIRED, TIME_NOT_POSSIBLE, OUTSIDE_YOUR_SCOPE
 */
export function schedule(database: Database, id: number, { at, clock }: Schedule, version: string, by: Authorship, actor: Actor): Promise<ChangeSet> {
  return step(database, id, version, {
    allowed: ["open", "inReview", "approved", "scheduled"],
    async decide(_tx, row, drafts) {
      requireApproved(row, drafts);
      for (const { item, key, scope } of drafts) refuseBeyond(actor, ["publisher"], reachOfItem(item, key, scope));
      const publishAt = instantOf(at, clock);
      return { change: { state: "scheduled", publishAt, publishBy: by.author, publishReason: by.reason }, said: { action: "scheduled", value: { at: publishAt.toISOString() } }, by };
    },
  });
}

const offSchedule = { state: "approved" as const, publishAt: null, publishBy: null, publishReason: null };

/** Calls a scheduled publication off; the approval stays. @throws NOT_FOUND, CONFLICT (412), CHANGE_SET_CLOSED (409) */
export function unschedule(database: Database, id: number, version: string, by: Authorship): Promise<ChangeSet> {
  return step(database, id, version, { allowed: ["scheduled"], decide: async () => ({ change: offSchedule, said: { action: "unscheduled" }, by }) });
}

/** A scheduled publication that could not be: it is approved still, and somebody has to look at it. */
export async function scheduleFailed(database: Database, id: number, code: string, by: Authorship): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await heldChangeSet(tx, id);
    if (row.state !== "scheduled") return;
    await changeChangeSet(tx, id, offSchedule);
    await putChanges(tx, [{ ...by, action: "scheduleFailed", changeSet: id, value: { code } }]);
  });
}

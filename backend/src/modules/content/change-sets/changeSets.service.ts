import type { ContentStep } from "@portico/gate/permissions";
import type { ToggleRegister } from "@portico/gate/toggles";
import { instantAt } from "@portico/rules/dates";
import type { Database, Transaction } from "../../../database/database.ts";
import type { BusinessClock } from "../../../lib/clock.ts";
import { Problem } from "../../../lib/problem.ts";
import {
  approvalsNeeded,
  contentsHash,
  isLegal,
  requireApproved,
  requireFromLive,
  requireIndependentReviewer,
  requireState,
  currentReviews,
  subjectOf,
} from "./changeSets.domain.ts";
import { findingsOfAll, readSet, type ChangeSet } from "./changeSets.reads.ts";
import {
  changeChangeSet,
  heldChangeSet,
  putReview,
  reviewRows,
  type ChangeSetRow,
  type ChangeSetState,
} from "./changeSets.repository.ts";
import type { Authorship } from "../content.types.ts";
import { draftsIn, dropDraftsIn, type DraftRow } from "./drafts.repository.ts";
import { changeSetEtag, refuseMoved } from "./optimisticConcurrency.ts";
import { putChanges, type NewChange } from "../history/history.ts";
import { loadLiveContent, type LiveContent } from "../messages/messages.service.ts";
import { refuse } from "../releases/prepareRelease.service.ts";
import { requireStep, type Actor } from "../people/scope.domain.ts";

/** The result of a step, and its history entry. */
type Outcome = { change: Parameters<typeof changeChangeSet>[2]; said: Pick<NewChange, "action" | "value"> };
type Held = { tx: Transaction; row: ChangeSetRow; drafts: DraftRow[]; content: LiveContent };
type Step = {
  /** The permission that it needs. */
  needs: (row: ChangeSetRow) => ContentStep;
  allowed: readonly ChangeSetState[];
  decide: (held: Held) => Outcome | Promise<Outcome>;
};

/** The change set, the version that the user has seen, the user and the reason. */
export type Taken = { id: number; version: string; by: Authorship; actor: Actor };

/**
 * Runs one step of a change set in one transaction: checks permission, version and state, applies it, and adds it to
 * the history.
 */
function step(
  database: Database,
  { id, version, by, actor }: Taken,
  { needs, allowed, decide }: Step,
): Promise<ChangeSet> {
  return database.transaction(async (tx) => {
    const row = await heldChangeSet(tx, id);
    const [drafts, content] = [await draftsIn(tx, [id]), await loadLiveContent(tx)];
    requireStep(needs(row), actor, subjectOf(row, drafts, content));
    refuseMoved(changeSetEtag(row), version);
    requireState(row, allowed);
    const { change, said } = await decide({ tx, row, drafts, content });
    const changed = await changeChangeSet(tx, id, change);
    await putChanges(tx, [{ ...by, ...said, changeSet: id }]);
    return readSet(tx, changed);
  });
}

/**
 * Renames a change set.
 * @throws NOT_FOUND, NOT_ALLOWED, OUTSIDE_YOUR_SCOPE, CONFLICT (412), CHANGE_SET_CLOSED (409)
 */
export function rename(database: Database, title: string, taken: Taken): Promise<ChangeSet> {
  const decide = () => ({ change: { title }, said: { action: "changeSetRenamed" as const, value: { title } } });
  return step(database, taken, {
    needs: () => "rename",
    allowed: ["open", "inReview", "approved", "scheduled"],
    decide,
  });
}

/**
 * Discards a change set and its drafts, which stay in the history.
 * @throws NOT_FOUND, NOT_ALLOWED, OUTSIDE_YOUR_SCOPE, CONFLICT (412), CHANGE_SET_CLOSED (409)
 */
export function discard(database: Database, taken: Taken): Promise<ChangeSet> {
  return step(database, taken, {
    needs: () => "discard",
    allowed: ["open"],
    async decide({ tx, drafts }) {
      await dropDraftsIn(tx, [taken.id]);
      const dropped = drafts.map(({ item, key, scope, value, hash }) => ({ item, key, scope, value, hash }));
      await putChanges(
        tx,
        dropped.map((draft) => ({ ...taken.by, ...draft, action: "draftDiscarded" as const, changeSet: taken.id })),
      );
      return { change: { state: "discarded" }, said: { action: "changeSetDiscarded" } };
    },
  });
}

/**
 * Submits a change set for review; it can no longer be edited.
 * @throws NOT_FOUND, NOT_ALLOWED, OUTSIDE_YOUR_SCOPE, CONFLICT (412), CHANGE_SET_CLOSED (409), NOTHING_TO_PUBLISH,
 * REFUSED_BY_GATE, NOT_FROM_LIVE
 */
export function submit(database: Database, register: ToggleRegister, taken: Taken): Promise<ChangeSet> {
  return step(database, taken, {
    needs: () => "submit",
    allowed: ["open"],
    async decide({ row: { submission }, drafts, content }) {
      if (drafts.length === 0) throw new Problem("NOTHING_TO_PUBLISH");
      refuse(await findingsOfAll(content, register, drafts));
      requireFromLive(content, drafts);
      return {
        change: { state: "inReview", submission: submission + 1, hash: contentsHash(drafts) },
        said: { action: "submitted" },
      };
    },
  });
}

/**
 * Withdraws a change set for editing; its reviews and its schedule are dropped. An approved one requires permission to
 * cancel its schedule.
 * @throws NOT_FOUND, NOT_ALLOWED, OUTSIDE_YOUR_SCOPE, CONFLICT (412), CHANGE_SET_CLOSED (409)
 */
export function withdraw(database: Database, taken: Taken): Promise<ChangeSet> {
  return step(database, taken, {
    needs: ({ state }) => (state === "approved" || state === "scheduled" ? "withdrawApproved" : "withdraw"),
    allowed: ["inReview", "approved", "scheduled"],
    decide: () => ({
      change: { state: "open", hash: null, publishAt: null, publishBy: null, publishReason: null },
      said: { action: "withdrawn" },
    }),
  });
}

export type Decision = { decision: "approve" | "return"; note: string };

/**
 * Approves or rejects a change set. It is approved with the required number of approvals; a rejected one is open again.
 * @throws NOT_FOUND, CONFLICT (412), CHANGE_SET_CLOSED (409), OWN_CHANGES, ALREADY_REVIEWED, NOT_ALLOWED,
 * OUTSIDE_YOUR_SCOPE
 */
export function review(database: Database, { decision, note }: Decision, taken: Taken): Promise<ChangeSet> {
  const { id, by, actor } = taken;
  return step(database, taken, {
    needs: () => decision,
    allowed: ["inReview"],
    async decide({ tx, row, drafts, content }) {
      const before = currentReviews(row, await reviewRows(tx, [id]));
      requireIndependentReviewer(actor.username, drafts, before);
      await putReview(tx, {
        changeSet: id,
        submission: row.submission,
        reviewer: actor.username,
        decision,
        note,
        at: by.at,
      });
      if (decision === "return")
        return { change: { state: "open", hash: null }, said: { action: "returned", value: { note } } };
      const needed = approvalsNeeded(drafts.some((draft) => isLegal(content.contracts, draft)));
      const enough = before.filter((review) => review.decision === "approve").length + 1 >= needed;
      return { change: { state: enough ? "approved" : "inReview" }, said: { action: "approved", value: { note } } };
    },
  });
}

/**
 * The instant of a local date and time.
 * @throws TIME_NOT_POSSIBLE when daylight saving time skips it or it is not in the future
 */
function instantOf(local: string, { timeZone, now }: BusinessClock): Date {
  const [date = "", time = ""] = local.split("T");
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const valid =
    !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) &&
    new Date(`${date}T00:00:00Z`).toISOString().startsWith(date) &&
    hour < 24 &&
    minute < 60;
  const instant = valid ? instantAt(date, hour, minute, timeZone) : undefined;
  if (instant === undefined || localText(instant, timeZone) !== local || instant <= now())
    throw new Problem("TIME_NOT_POSSIBLE");
  return instant;
}

const localText = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" })
    .format(instant)
    .replace(" ", "T");

export type Schedule = { at: string; clock: BusinessClock };

/**
 * Schedules the publication of an approved change set: exactly the approved content, because it can no longer be
 * edited.
 * @throws NOT_FOUND, CONFLICT (412), CHANGE_SET_CLOSED (409), APPROVAL_REQUIRED, TIME_NOT_POSSIBLE, NOT_ALLOWED,
 * OUTSIDE_YOUR_SCOPE
 */
export function schedule(database: Database, { at, clock }: Schedule, taken: Taken): Promise<ChangeSet> {
  const { author: publishBy, reason: publishReason } = taken.by;
  return step(database, taken, {
    needs: () => "schedule",
    allowed: ["open", "inReview", "approved", "scheduled"],
    decide({ row, drafts }) {
      requireApproved(row, drafts);
      const publishAt = instantOf(at, clock);
      return {
        change: { state: "scheduled", publishAt, publishBy, publishReason },
        said: { action: "scheduled", value: { at: publishAt.toISOString() } },
      };
    },
  });
}

const offSchedule = { state: "approved" as const, publishAt: null, publishBy: null, publishReason: null };

/**
 * Cancels a scheduled publication; the approval stays.
 * @throws NOT_FOUND, NOT_ALLOWED, OUTSIDE_YOUR_SCOPE, CONFLICT (412), CHANGE_SET_CLOSED (409)
 */
export function unschedule(database: Database, taken: Taken): Promise<ChangeSet> {
  return step(database, taken, {
    needs: () => "unschedule",
    allowed: ["scheduled"],
    decide: () => ({ change: offSchedule, said: { action: "unscheduled" } }),
  });
}

/**
 * Marks a scheduled publication as failed: it stays approved, and an editor has to look at it.
 * @param due the row as it was tried; one that was cancelled or rescheduled since is left unchanged
 */
export async function scheduleFailed(
  database: Database,
  due: ChangeSetRow,
  code: string,
  by: Authorship,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { version } = await heldChangeSet(tx, due.id);
    if (version !== due.version) return;
    await changeChangeSet(tx, due.id, offSchedule);
    const value = { code, ...(due.publishAt && { publishAt: due.publishAt.toISOString() }) };
    await putChanges(tx, [{ ...by, action: "scheduleFailed", changeSet: due.id, value }]);
  });
}

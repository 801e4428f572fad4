import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type { Access, AccountAccess, Invitation, NewInvitation, People, Person } from "../model/users.api.ts";

/** People, invitations and changes of the session's current account. */
export const peopleRead = createRead<People, { accountId: string }>("users/people");

/** A change of who may use the account. `name`: whom it concerns, for the confirmation. */
export type PeopleCommand = { name: string } & (
  | { what: "invite"; invitation: NewInvitation }
  | { what: "resend" | "withdraw"; invitation: Invitation }
  | { what: "role" | "deactivate" | "reactivate"; person: Person; on: AccountAccess; access: Access }
  | { what: "give"; person: Person; on: Pick<AccountAccess, "accountId">; access: Access }
  | { what: "remove" | "transfer"; person: Person; on: AccountAccess }
);
type What = PeopleCommand["what"];

/** Whom a change concerns. `id`: of the person on an account or of the invitation; first names are not unique. */
type Subject = { what: What; person: string; id: string };

/** The id of a person on an account. */
export const idOn = ({ userId }: Person, accountId: string) => `${userId} ${accountId}`;

/** Whom a change concerns, for its outcome. */
export function subjectOf(command: PeopleCommand): Subject {
  const { what, name } = command;
  if (command.what === "invite") return { what, person: name, id: name };
  if ("invitation" in command) return { what, person: name, id: command.invitation.invitationId };
  return { what, person: name, id: idOn(command.person, command.on.accountId) };
}

type Failed = Subject & { name: "failed"; failure: Failure };

/** Phase of the last change. `earlier`: the failure of another change, which nobody may have read yet. */
export type PeoplePhase = (
  | { name: "idle" }
  | ({ name: "working" } & Subject)
  | ({ name: "done" } & Subject)
  | Failed
) & { earlier?: Failed | undefined };

const idle = { name: "idle" } as PeoplePhase;
const isSame = (a: Subject, b: Subject) => a.what === b.what && a.id === b.id;
/** Changes run in turn, so that an answer can be that of an earlier change than the one that was asked for last. */
const isOfEarlier = (phase: PeoplePhase, subject: Subject) => phase.name === "working" && !isSame(phase, subject);

/** The failure that stays on the screen when a change is asked for: that of another one. */
function keptFailure(phase: PeoplePhase, subject: Subject): Failed | undefined {
  const failure = phase.name === "failed" ? phase : phase.earlier;
  if (!failure || isSame(failure, subject)) return undefined;
  const { what, person, id } = failure;
  return { name: "failed", what, person, id, failure: failure.failure };
}

const slice = createSlice({
  name: "users/change",
  initialState: idle,
  reducers: {
    /** A dialog or a button asked for a change on an account. */
    submitted: (phase, { payload }: PayloadAction<{ accountId: string; command: PeopleCommand }>): PeoplePhase => {
      const subject = subjectOf(payload.command);
      return { name: "working", ...subject, earlier: keptFailure(phase, subject) };
    },
    done: (phase, { payload }: PayloadAction<Subject>): PeoplePhase =>
      isOfEarlier(phase, payload) ? phase : { name: "done", ...payload, earlier: phase.earlier },
    failed: (phase, { payload }: PayloadAction<Subject & { failure: Failure }>): PeoplePhase => {
      const failed = { name: "failed" as const, ...payload };
      return isOfEarlier(phase, payload) ? { ...phase, earlier: failed } : { ...failed, earlier: phase.earlier };
    },
    /** The message was dismissed, or another dialog was opened. */
    dismissed: (phase): PeoplePhase => (phase.name === "working" ? phase : { name: "idle" }),
  },
});

/** Changes that are asked for on a card, without a dialog. */
const ofCards: readonly What[] = ["resend", "reactivate"];
/** Whether a phase is that of a change which was asked for in a dialog. */
const isOfDialog = (phase: PeoplePhase) => phase.name !== "idle" && !ofCards.includes(phase.what);

export const peopleEvents = slice.actions;
export const peopleReducer = combineReducers({ list: peopleRead.reducer, change: slice.reducer });

type Slice = { list: ReadState<People>; change: PeoplePhase };
/** Use only on the users screen, which brings this slice. */
const sliceOf = (root: unknown) => (root as { people: Slice }).people;
export const selectPeople = (root: unknown) => sliceOf(root).list;
export const selectPeoplePhase = (root: unknown) => sliceOf(root).change;
/** The phase for an open dialog: a change of a card neither closes it nor fails in it. */
export const selectDialogPhase = (root: unknown): PeoplePhase => {
  const phase = selectPeoplePhase(root);
  return isOfDialog(phase) ? phase : idle;
};

import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import type { Failure } from "../../../api/result.ts";
import type { AccountAccess, Invitation, Person } from "../model/users.api.ts";
import {
  type PeopleCommand,
  peopleEvents,
  peopleReducer,
  selectDialogPhase,
  selectPeoplePhase,
  subjectOf,
} from "./people.slice.ts";

const { submitted, done, failed } = peopleEvents;
const failure: Failure = { kind: "refused", code: "ALREADY_MEMBER" } as Failure;
const [kim, noor] = ["kim@harbor.example", "noor@harbor.example"];
const invitationTo = (email: string) => ({ invitationId: `of ${email}`, email }) as Invitation;
const resend = (name: string) =>
  submitted({ accountId: "a", command: { what: "resend", name, invitation: invitationTo(name) } });
const invite = (name: string) =>
  submitted({ accountId: "a", command: { what: "invite", name, invitation: {} } as unknown as PeopleCommand });
const resending = (person: string) => ({ what: "resend" as const, person, id: `of ${person}` });
const resent = (person: string) => done(resending(person));

const after = (...happened: UnknownAction[]) => ({
  people: happened.reduce<ReturnType<typeof peopleReducer>>(
    (state, event) => peopleReducer(state, event),
    peopleReducer(undefined, { type: "none" }),
  ),
});

test("an invitation that is sent again is no business of the dialog that is open by then", () => {
  expect(selectDialogPhase(after(resend(kim)))).toEqual({ name: "idle" });
  expect(selectDialogPhase(after(resend(kim), resent(kim)))).toEqual({ name: "idle" });
  expect(selectDialogPhase(after(resend(kim), failed({ ...resending(kim), failure })))).toEqual({
    name: "idle",
  });
});

test("the dialog stays busy with its own change while the answer of a card's change arrives", () => {
  const state = after(resend(kim), invite(noor), resent(kim));
  expect(selectDialogPhase(state)).toEqual({ name: "working", what: "invite", person: noor, id: noor });
});

test("the success of a change does not erase the failure of another one", () => {
  const state = after(resend(kim), resend(noor), failed({ ...resending(kim), failure }), resent(noor));
  expect(selectPeoplePhase(state)).toMatchObject({
    name: "done",
    person: noor,
    earlier: { name: "failed", person: kim, failure },
  });
});

test("a change that is asked for again loses its failure", () => {
  const state = after(resend(kim), failed({ ...resending(kim), failure }), resend(kim), resent(kim));
  expect(selectPeoplePhase(state)).toEqual({ name: "done", ...resending(kim) });
});

test("the answer about one of two people of the same name is not that about the other", () => {
  const on = { accountId: "a", version: 1 } as AccountAccess;
  const removal = (userId: string): PeopleCommand => ({
    what: "remove",
    name: "Alex",
    person: { userId } as Person,
    on,
  });
  const [first, second] = [removal("1"), removal("2")];
  const asked = [first, second].map((command) => submitted({ accountId: "a", command }));
  const failedFirst = failed({ ...subjectOf(first), failure });
  expect(selectPeoplePhase(after(...asked, done(subjectOf(first))))).toMatchObject({ name: "working" });
  expect(selectPeoplePhase(after(asked[0]!, failedFirst, asked[1]!)).earlier).toMatchObject({ name: "failed" });
});

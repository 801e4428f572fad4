import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import type { Failure } from "../../../api/result.ts";
import type { Invitation } from "../model/users.api.ts";
import {
  type PeopleCommand,
  peopleEvents,
  peopleReducer,
  selectDialogPhase,
  selectPeoplePhase,
} from "./people.slice.ts";

const { submitted, done, failed } = peopleEvents;
const failure: Failure = { kind: "refused", code: "ALREADY_MEMBER" } as Failure;
const [kim, noor] = ["kim@harbor.example", "noor@harbor.example"];
const resend = (name: string) =>
  submitted({ accountId: "a", command: { what: "resend", name, invitation: {} as Invitation } });
const invite = (name: string) =>
  submitted({ accountId: "a", command: { what: "invite", name, invitation: {} } as unknown as PeopleCommand });
const resent = (person: string) => done({ what: "resend", person });

const after = (...happened: UnknownAction[]) => ({
  people: happened.reduce<ReturnType<typeof peopleReducer>>(
    (state, event) => peopleReducer(state, event),
    peopleReducer(undefined, { type: "none" }),
  ),
});

test("an invitation that is sent again is no business of the dialog that is open by then", () => {
  expect(selectDialogPhase(after(resend(kim)))).toEqual({ name: "idle" });
  expect(selectDialogPhase(after(resend(kim), resent(kim)))).toEqual({ name: "idle" });
  expect(selectDialogPhase(after(resend(kim), failed({ what: "resend", person: kim, failure })))).toEqual({
    name: "idle",
  });
});

test("the dialog stays busy with its own change while the answer of a card's change arrives", () => {
  const state = after(resend(kim), invite(noor), resent(kim));
  expect(selectDialogPhase(state)).toEqual({ name: "working", what: "invite", person: noor });
});

test("the success of a change does not erase the failure of another one", () => {
  const state = after(resend(kim), resend(noor), failed({ what: "resend", person: kim, failure }), resent(noor));
  expect(selectPeoplePhase(state)).toMatchObject({
    name: "done",
    person: noor,
    earlier: { name: "failed", person: kim, failure },
  });
});

test("a change that is asked for again loses its failure", () => {
  const state = after(resend(kim), failed({ what: "resend", person: kim, failure }), resend(kim), resent(kim));
  expect(selectPeoplePhase(state)).toEqual({ name: "done", what: "resend", person: kim });
});

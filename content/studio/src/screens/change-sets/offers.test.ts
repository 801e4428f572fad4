import { expect, test } from "vitest";
import type { Editor } from "../../api/bootstrap.ts";
import { changeSetOf, itemOf } from "../../testing/reviewFixtures.ts";
import { offersFor } from "./offers.ts";

const abilityOf = {
  viewer: "view",
  translator: "edit",
  editor: "edit",
  approver: "approve",
  publisher: "publish",
  toggleAdministrator: "toggle",
  administrator: "administer",
} as const;
const editor = (username: string, ...grants: Editor["grants"]): Editor => ({
  username,
  firstName: username,
  grants,
  abilities: grants.map(({ role }) => abilityOf[role]),
});
const erin = editor("erin", { role: "editor" }, { role: "publisher" });
const amir = editor("amir", { role: "approver" });
const vic = editor("vic", { role: "viewer" });

const told = (who: Editor, changeSet = changeSetOf(), drafts = [itemOf("billing.close")]) =>
  offersFor(who, { changeSet, drafts }).map(({ step, obstacle }) => (obstacle ? `${step}: ${obstacle}` : step));

test("editors can submit and discard an open change set", () => {
  expect(told(erin)).toEqual(["submit", "discard"]);
  expect(told(vic)).toEqual(["submit: role", "discard: role"]);
});

test("it cannot be submitted when it is empty, has errors, or is not based on live", () => {
  expect(told(erin, changeSetOf(), [])).toContain("submit: empty");
  expect(
    told(erin, changeSetOf(), [itemOf("a.b", { findings: [{ code: "SYNTAX", severity: "error", key: "a.b" }] })]),
  ).toContain("submit: findings");
  expect(
    told(erin, changeSetOf(), [
      itemOf("a.b", { findings: [{ code: "SPANISH_MANY_ABSENT", severity: "warning", key: "a.b" }] }),
    ]),
  ).toContain("submit");
  expect(told(erin, changeSetOf(), [itemOf("a.b", { conflict: true })])).toContain("submit: conflicts");
});

test("contributors cannot review it, and no one can approve twice", () => {
  const inReview = changeSetOf({ state: "inReview" });
  expect(told(amir, inReview)).toEqual(["approve", "return", "withdraw: role"]);
  expect(told({ ...amir, username: "erin" }, inReview)).toEqual(["approve: own", "return: own", "withdraw: role"]);
  expect(
    told(
      amir,
      changeSetOf({
        state: "inReview",
        reviews: [{ reviewer: "amir", decision: "approve", note: "", at: "2026-11-21T15:00:00Z" }],
      }),
    )[0],
  ).toBe("approve: already");
});

test("a role for one site, namespace or language covers only that; two may add up", () => {
  const inReview = changeSetOf({ state: "inReview" });
  expect(told(editor("carla", { role: "approver", sites: ["community"] }), inReview)[0]).toBe("approve: scope");
  expect(
    told(editor("carla", { role: "approver", sites: ["community"] }), inReview, [
      itemOf("billing.close", { scope: "community" }),
    ])[0],
  ).toBe("approve");
  expect(told(editor("carla", { role: "approver", namespaces: ["shell"] }), inReview)[0]).toBe("approve: scope");
  expect(
    told(
      editor("carla", { role: "approver", languages: ["en-US"] }, { role: "approver", languages: ["es-US"] }),
      inReview,
    )[0],
  ).toBe("approve");
});

test("approved can be published or scheduled; scheduled can be canceled or published at once; published and discarded have no actions", () => {
  expect(told(erin, changeSetOf({ state: "approved" }))).toEqual(["publish", "schedule", "withdraw"]);
  expect(told(erin, changeSetOf({ state: "scheduled" }))).toEqual(["unschedule", "publish", "schedule", "withdraw"]);
  expect(told(amir, changeSetOf({ state: "approved" }))).toEqual(["publish: role", "schedule: role", "withdraw: role"]);
  expect([
    ...told(erin, changeSetOf({ state: "published" })),
    ...told(erin, changeSetOf({ state: "discarded" })),
  ]).toEqual([]);
});

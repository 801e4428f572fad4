import { describe, expect, test } from "vitest";
import type { ChangeSetRow, ChangeSetState, ReviewRow } from "./changeSets.repository.ts";
import {
  approvalsNeeded,
  contentsHash,
  contributorsTo,
  isLegal,
  isStale,
  isOver,
  liveAt,
  requireApproved,
  requireFromLive,
  requireIndependentReviewer,
  requireState,
  returnOf,
  currentReviews,
  subjectOf,
  type ReleaseContent,
} from "./changeSets.domain.ts";
import { hashOf } from "../content.domain.ts";
import type { DraftRow } from "./drafts.repository.ts";
import {
  concernedToggle,
  reaches,
  reachOfToggle,
  reachOfWords,
  requireStep,
  type Actor,
} from "../people/scope.domain.ts";

const words = { en: "Pay", es: "Pagar" };
const own = { en: "Pay rent", es: "Pagar la renta" };
const toggle = { state: "ENABLED" as const, variants: { on: true, off: false }, defaultVariant: "off" };
const liveContent: ReleaseContent = {
  messages: { "billing.pay": { ...words, sites: { community: own } } },
  toggles: { coBrowse: toggle },
  forms: {},
  articles: {},
};
const draft = (changes: Partial<DraftRow> = {}): DraftRow => ({
  changeSet: 1,
  item: "message",
  key: "billing.pay",
  scope: "all",
  value: words,
  hash: "h1",
  base: hashOf(words),
  author: "ana",
  contributors: ["ana"],
  at: new Date(0),
  reason: "",
  ...changes,
});
const set = (state: ChangeSetState, changes: Partial<ChangeSetRow> = {}) =>
  ({ id: 1, state, submission: 2, author: "ana", hash: null, ...changes }) as ChangeSetRow;
const review = (changes: Partial<ReviewRow> = {}) =>
  ({ changeSet: 1, submission: 2, reviewer: "ben", decision: "approve", ...changes }) as ReviewRow;
const code = (name: string) => expect.objectContaining({ code: name });

describe("the live value of a place", () => {
  test.each<[string, Parameters<typeof liveAt>[1], unknown]>([
    ["the words of both sites", { item: "message", key: "billing.pay", scope: "all" }, words],
    ["the words of one site", { item: "message", key: "billing.pay", scope: "community" }, own],
    ["a site without words of its own", { item: "message", key: "billing.pay", scope: "business" }, undefined],
    ["a key that there is not", { item: "message", key: "billing.none", scope: "all" }, undefined],
    ["a key that every object has", { item: "message", key: "constructor", scope: "all" }, undefined],
    ["a toggle", { item: "toggle", key: "coBrowse", scope: "all" }, toggle],
    ["a toggle that every object has", { item: "toggle", key: "constructor", scope: "all" }, undefined],
  ])("%s", (_, place, live) => {
    expect(liveAt(liveContent, place)).toEqual(live);
  });

  test("a draft is stale when something else was published at its place", () => {
    expect(
      [draft(), draft({ base: hashOf(own) }), draft({ scope: "business", base: hashOf(undefined) })].map((each) =>
        isStale(liveContent, each),
      ),
    ).toEqual([false, true, false]);
  });

  test("stale drafts are reported by place", () => {
    expect(() => requireFromLive(liveContent, [draft()])).not.toThrow();
    expect(() => requireFromLive(liveContent, [draft(), draft({ base: "x" })])).toThrow(
      expect.objectContaining({
        code: "NOT_FROM_LIVE",
        members: { conflicts: [{ item: "message", key: "billing.pay", scope: "all" }] },
      }),
    );
  });
});

test("the hash of a change set depends on places and values, not on order or authors", () => {
  const [a, b] = [draft(), draft({ key: "billing.late", hash: "h2" })];
  const name = contentsHash([a, b]);
  expect(contentsHash([{ ...b, author: "ben", contributors: ["ben"] }, a])).toBe(name);
  for (const other of [
    { item: "toggle" as const },
    { key: "billing.x" },
    { scope: "business" as const },
    { hash: "h3" },
  ])
    expect(contentsHash([{ ...a, ...other }, b])).not.toBe(name);
  expect(contentsHash([a])).not.toBe(name);
});

test("contributors are listed once, in order, and so are the languages that differ from live", () => {
  const drafts = [
    draft({ contributors: ["cal", "ana"], value: { en: "Pay now", es: "Pagar" } }),
    draft({ scope: "community", contributors: ["ben", "ana"], value: own }),
  ];
  expect(contributorsTo(drafts)).toEqual(["ana", "ben", "cal"]);
  expect(subjectOf(set("open"), drafts, liveContent)).toEqual({
    author: "ana",
    contributors: ["ana", "ben", "cal"],
    items: [
      { item: "message", key: "billing.pay", scope: "all", changed: ["en-US"] },
      { item: "message", key: "billing.pay", scope: "community", changed: [] },
    ],
  });
});

describe("reviews", () => {
  test("legal text needs two approvals, a toggle none", () => {
    const contracts = { "billing.pay": { where: "x", legal: true }, "billing.late": { where: "x" } };
    expect(
      [draft(), draft({ key: "billing.late" }), draft({ key: "billing.gone" }), draft({ item: "toggle" })].map((each) =>
        isLegal(contracts, each),
      ),
    ).toEqual([true, false, false, false]);
    expect([true, false].map(approvalsNeeded)).toEqual([2, 1]);
  });

  const reviews = [review(), review({ submission: 1 }), review({ changeSet: 9 })];
  test("count only for the submission that they were given to, while it is submitted", () => {
    expect(currentReviews(set("inReview"), reviews)).toEqual([review()]);
    expect(currentReviews(set("open"), reviews)).toEqual([]);
  });

  const back = review({ decision: "return" });
  test("show who rejected a change set until it is submitted again", () => {
    expect(
      returnOf(set("open"), [
        review(),
        review({ decision: "return", submission: 1 }),
        review({ decision: "return", changeSet: 9 }),
        back,
      ]),
    ).toBe(back);
    expect(returnOf(set("open"), reviews)).toBeUndefined();
    expect(returnOf(set("inReview"), [back])).toBeUndefined();
  });

  test("are given once, and only by someone who is not an author", () => {
    expect(() =>
      requireIndependentReviewer("ben", [draft()], [review({ reviewer: "cal" }), review({ decision: "return" })]),
    ).not.toThrow();
    expect(() => requireIndependentReviewer("ana", [draft()], [])).toThrow(code("OWN_CHANGES"));
    expect(() => requireIndependentReviewer("ben", [draft()], [review()])).toThrow(code("ALREADY_REVIEWED"));
  });
});

describe("the state of a change set", () => {
  test.each<[ChangeSetState, boolean]>([
    ["open", false],
    ["inReview", false],
    ["approved", false],
    ["scheduled", false],
    ["published", true],
    ["discarded", true],
  ])("%s: it is closed is %s", (state, over) => {
    expect(isOver(set(state))).toBe(over);
  });

  test("must allow the step", () => {
    expect(() => requireState(set("open"), ["open", "inReview"])).not.toThrow();
    expect(() => requireState(set("approved"), ["open", "inReview"])).toThrow(
      expect.objectContaining({ code: "CHANGE_SET_CLOSED", status: 409 }),
    );
  });

  test.each<[ChangeSetState, boolean]>([
    ["approved", true],
    ["scheduled", true],
    ["inReview", false],
    ["open", false],
  ])("%s: publishing is allowed is %s, and only with exactly the approved content", (state, may) => {
    const tried = (hash: string) => expect(() => requireApproved(set(state, { hash }), [draft()]));
    if (may) tried(contentsHash([draft()])).not.toThrow();
    else tried(contentsHash([draft()])).toThrow(code("APPROVAL_REQUIRED"));
    tried("another").toThrow(code("APPROVAL_REQUIRED"));
  });
});

describe("permission by scope", () => {
  const actor = (...grants: Actor["grants"]): Actor => ({ username: "ana", grants });
  const grant = { sites: ["business"], namespaces: ["billing"], languages: ["en-US"] } as const;
  const subject = {
    items: [{ item: "message" as const, key: "billing.pay", scope: "business" as const, changed: ["en-US" as const] }],
  };
  const editor = { role: "editor" as const, ...grant } as unknown as Actor["grants"][number];

  test("a role that allows a step in its scope, none that does, and one that does elsewhere", () => {
    expect(() => requireStep("write", actor(editor), subject)).not.toThrow();
    expect(() => requireStep("write", actor({ ...editor, role: "viewer" }), subject)).toThrow(code("NOT_ALLOWED"));
    expect(() => requireStep("write", actor({ ...editor, sites: ["community"] }), subject)).toThrow(
      code("OUTSIDE_YOUR_SCOPE"),
    );
  });

  test("several roles combine to all sites and languages", () => {
    const reach = { sites: ["business", "community"] as const, namespace: "billing", languages: ["en-US" as const] };
    expect(reaches(actor(editor), ["editor"], reach)).toBe(false);
    expect(reaches(actor(editor, { ...editor, sites: ["community"] }), ["editor"], reach)).toBe(true);
  });

  test("a text concerns the languages that differ, a toggle both sites and all languages", () => {
    expect(reachOfWords("billing.pay", "community", words, { en: "Pay", es: "Pague" })).toEqual({
      sites: ["community"],
      namespace: "billing",
      languages: ["es-US"],
    });
    expect(reachOfWords("billing.pay", "all", undefined, words)).toEqual({
      sites: ["business", "community"],
      namespace: "billing",
      languages: ["en-US", "es-US"],
    });
    expect(reachOfToggle("coBrowse")).toEqual({
      sites: ["business", "community"],
      namespace: "coBrowse",
      languages: ["en-US", "es-US"],
    });
    expect(concernedToggle("coBrowse")).toEqual({
      item: "toggle",
      key: "coBrowse",
      scope: "all",
      changed: ["en-US", "es-US"],
    });
  });
});

import { describe, expect, test } from "vitest";
import type { Contracts } from "@portico/gate/checkCatalogue";
import {
  changedKeys,
  compileSites,
  hashOf,
  mergeCatalogue,
  withWordings,
  wordingIn,
  wordingsOf,
  type MergeInput,
} from "./content.domain.ts";
import type { DraftRow } from "./change-sets/drafts.repository.ts";
import { openPageFindings } from "./releases/openBuilds.domain.ts";

const words = (text: string) => ({ en: text, es: text });
const messages = { "a.b": { ...words("Pay"), sites: { community: words("Pay rent") } }, "a.c": words("Sign in") };
const contracts: Contracts = { "a.b": { where: "x" }, "a.c": { where: "x" } };

describe("a site's own text", () => {
  test("takes precedence over the shared one", () => {
    expect(wordingsOf(messages, "community")).toEqual({ "a.b": words("Pay rent"), "a.c": words("Sign in") });
    expect(wordingsOf(messages, "business")).toEqual({ "a.b": words("Pay"), "a.c": words("Sign in") });
    expect([
      wordingIn(messages["a.b"], "all"),
      wordingIn(messages["a.b"], "community"),
      wordingIn(messages["a.b"], "business"),
      wordingIn(messages["a.c"], "community"),
      wordingIn(undefined, "all"),
    ]).toEqual([words("Pay"), words("Pay rent"), undefined, undefined, undefined]);
  });

  test("stays when the shared text is replaced, and can be replaced itself", () => {
    expect(withWordings(messages, [{ key: "a.b", scope: "all", wording: words("Pay now") }])).toEqual({
      ...messages,
      "a.b": { ...words("Pay now"), sites: { community: words("Pay rent") } },
    });
    expect(withWordings(messages, [{ key: "a.b", scope: "business", wording: words("Pay bill") }])).toEqual({
      ...messages,
      "a.b": { ...words("Pay"), sites: { community: words("Pay rent"), business: words("Pay bill") } },
    });
    expect(withWordings(messages, [{ key: "a.c", scope: "business", wording: words("Log in") }])).toEqual({
      ...messages,
      "a.c": { ...words("Sign in"), sites: { business: words("Log in") } },
    });
  });

  test("copies the messages once, however many change", () => {
    let copies = 0;
    const counted = new Proxy(messages, { ownKeys: (target) => ((copies += 1), Reflect.ownKeys(target)) });
    const changes = Array.from({ length: 1_000 }, (_, index) => ({
      key: index % 2 === 0 ? "a.b" : `n.${index}`,
      scope: "all" as const,
      wording: words(String(index)),
    }));
    const changed = withWordings(counted, changes);
    expect([copies, Object.keys(changed).length, changed["a.b"]?.en]).toEqual([1, 502, "998"]);
  });

  test("does not exist for a key without texts", () => {
    expect(withWordings(messages, [{ key: "a.d", scope: "business", wording: words("New") }])).toEqual(messages);
    expect(withWordings(messages, [{ key: "a.d", scope: "all", wording: words("New") }])).toEqual({
      ...messages,
      "a.d": words("New"),
    });
  });
});

test("equal values have equal hashes, whatever the order of fields; an absent value has one too", () => {
  expect(hashOf({ en: "a", es: "b" })).toBe(hashOf({ es: "b", en: "a" }));
  expect(hashOf({ en: "a", es: "c" })).not.toBe(hashOf({ en: "a", es: "b" }));
  expect(hashOf(undefined)).toBe(hashOf(null));
  expect(hashOf("x")).toMatch(/^[0-9a-f]{32}$/);
});

test("changed keys are listed in order, from either side", () => {
  expect(changedKeys({ a: 1, b: 2, d: { x: 1, y: 2 } }, { c: 3, b: 3, d: { y: 2, x: 1 } })).toEqual(["a", "b", "c"]);
});

test("compiles the messages of each site; equal ones are compiled once", async () => {
  const made = await compileSites(contracts, messages, ["business", "community"]);
  expect(made.get("business")?.snapshots?.en.messages["a.b"]).toEqual([{ type: 0, value: "Pay" }]);
  expect(made.get("community")?.snapshots?.en.messages["a.b"]).toEqual([{ type: 0, value: "Pay rent" }]);
  const same = await compileSites(contracts, { "a.b": words("Pay"), "a.c": words("Sign in") }, [
    "business",
    "community",
  ]);
  expect(same.get("business")).toBe(same.get("community"));
});

test("a cached check returns contract violations again", async () => {
  const broken = { "a.b": words("Pay {amount}"), "a.c": words("Sign in") };
  const codes = async () =>
    (await compileSites(contracts, broken, ["business"])).get("business")?.findings.map(({ code, key }) => [code, key]);
  expect(await codes()).toEqual([
    ["UNKNOWN_ARGUMENT", "a.b"],
    ["UNKNOWN_ARGUMENT", "a.b"],
  ]);
  expect(await codes()).toEqual([
    ["UNKNOWN_ARGUMENT", "a.b"],
    ["UNKNOWN_ARGUMENT", "a.b"],
  ]);
});

describe("merging a newer build's texts", () => {
  const merge = (changes: Partial<MergeInput>) =>
    mergeCatalogue({
      live: {},
      base: {},
      ours: {},
      contracts,
      liveToggles: {},
      ourToggles: {},
      liveForms: {},
      ourForms: {},
      liveArticles: {},
      ourArticles: {},
      ...changes,
    });

  test("adds new keys, and keeps those that the build has dropped", () => {
    expect(merge({ live: { "a.b": words("Old") }, ours: { "a.c": words("New") } })).toEqual({
      messages: { "a.b": words("Old"), "a.c": words("New") },
      toggles: {},
      forms: {},
      articles: {},
      setAside: {},
    });
  });

  test.each<[string, MergeInput["live"], MergeInput["base"], MergeInput["ours"], object]>([
    [
      "are followed where no editor wrote",
      { "a.b": words("Old") },
      { "a.b": words("Old") },
      { "a.b": words("New") },
      words("New"),
    ],
    [
      "leave what an editor wrote",
      { "a.b": words("Edited") },
      { "a.b": words("Old") },
      { "a.b": words("New") },
      words("Edited"),
    ],
    [
      "are followed in the language that no editor wrote",
      { "a.b": { en: "Edited", es: "Viejo" } },
      { "a.b": { en: "Old", es: "Viejo" } },
      { "a.b": { en: "New", es: "Nuevo" } },
      { en: "Edited", es: "Nuevo" },
    ],
    [
      "leave what is live where nobody knows what the build said before",
      { "a.b": words("Live") },
      {},
      { "a.b": words("New") },
      words("Live"),
    ],
  ])("%s", (_, live, base, ours, expected) => {
    expect(merge({ live, base, ours }).messages["a.b"]).toEqual(expected);
    expect(merge({ live, base, ours }).setAside).toEqual({});
  });

  test("replaces an editor's text that no longer fits, and keeps it as a draft", () => {
    const merged = merge({
      contracts: { "a.b": { where: "x", args: { n: "count" } } },
      live: { "a.b": words("Edited") },
      base: { "a.b": words("Old") },
      ours: { "a.b": words("New {n}") },
    });
    expect(merged).toEqual({
      messages: { "a.b": words("New {n}") },
      toggles: {},
      forms: {},
      articles: {},
      setAside: { "a.b": words("Edited") },
    });
  });

  test("keeps a site's own text that still fits, and drops one that does not", () => {
    const live = { "a.b": { ...words("Old"), sites: { community: words("Rent"), business: words("Bill {n}") } } };
    expect(merge({ live, base: { "a.b": words("Old") }, ours: { "a.b": words("New") } }).messages["a.b"]).toEqual({
      ...words("New"),
      sites: { community: words("Rent") },
    });
    expect(
      merge({
        live: { "a.b": { ...words("Old"), sites: { business: words("Bill {n}") } } },
        base: { "a.b": words("Old") },
        ours: { "a.b": words("New") },
      }).messages["a.b"],
    ).toEqual(words("New"));
  });

  test("adds new toggles, and keeps the live ones", () => {
    const toggle = (defaultVariant: string) => ({
      state: "ENABLED" as const,
      variants: { on: true, off: false },
      defaultVariant,
    });
    expect(
      merge({ liveToggles: { a: toggle("on") }, ourToggles: { a: toggle("off"), b: toggle("off") } }).toggles,
    ).toEqual({ a: toggle("on"), b: toggle("off") });
  });
});

describe("drafts and open pages of another build", () => {
  const newest: Contracts = { "a.b": { where: "x", args: { n: "count" } }, "a.c": { where: "x" } };
  const open: Contracts = { "a.b": { where: "other", args: { amount: "money" } }, "a.c": { where: "other" } };
  const draft = (key: string, value: unknown, item: DraftRow["item"] = "message") =>
    ({ item, key, value, scope: "all" }) as DraftRow;
  const found = (builds: readonly Contracts[], ...drafts: DraftRow[]) =>
    openPageFindings(builds, newest, drafts).map(({ code, key, locale, found: name, expected }) => [
      code,
      key,
      locale,
      name ?? expected?.[0],
    ]);

  test("are incompatible when they use arguments that it does not provide, or omit some that it does", () => {
    expect(found([open], draft("a.b", { en: "{n}", es: "{amount}" }))).toEqual([
      ["BREAKS_OPEN_PAGE", "a.b", "en-US", "n"],
      ["BREAKS_OPEN_PAGE", "a.b", "en-US", "amount"],
    ]);
  });

  test("are reported once, however many builds there are", () => {
    expect(found([open, open], draft("a.b", { en: "{n}", es: "{amount}" }))).toHaveLength(2);
  });

  test.each<[string, readonly Contracts[], DraftRow]>([
    ["a key with the same arguments", [open], draft("a.c", words("{n}"))],
    ["a key that the open build does not know", [{}], draft("a.b", words("{n}"))],
    ["a key that the open build knows as the newest does", [newest], draft("a.b", words("{amount}"))],
    ["a toggle", [open], draft("a.b", {}, "toggle")],
    ["words that are only bad ICU", [open], draft("a.b", words("{amount} {"))],
  ])("are compatible: %s", (_, builds, own) => {
    expect(found(builds, own)).toEqual([]);
  });

  test.each<[string, Contracts[string]["args"], string]>([
    ["another kind", { n: "text" }, "{n, plural, one {#} other {#}}"],
    ["a tag that it does not make", {}, "<link>x</link> {n}"],
    ["no words for a tag that it makes", { link: "tag", n: "count" }, "{n}"],
  ])("are incompatible: %s", (_, args, text) => {
    expect(
      found([{ "a.b": { where: "x", ...(args ? { args } : {}) } }], draft("a.b", words(text))).map(([code]) => code),
    ).toContain("BREAKS_OPEN_PAGE");
  });
});

import { describe, expect, test } from "vitest";
import { mayWrite } from "./useWriting.ts";
import { addressOf, placeIn } from "./place.ts";
import { payments, paymentsDraft } from "../testing/editorFixtures.ts";
import type { Message } from "./message.api.ts";
import { typedSince, unsavedDraft } from "./useDraft.ts";

const words = { en: "Pay", es: "Pague", reason: "Shorter", version: '"1"' };

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

describe("[COPY-03 partly] unsaved drafts", () => {
  test("are restored for the same editor and message only", () => {
    const tab = memory();
    unsavedDraft(tab, "erin", "a.b", "all").keep(words);
    expect(unsavedDraft(tab, "erin", "a.b", "all").read()).toEqual(words);
    expect(unsavedDraft(tab, "carla", "a.b", "all").read()).toBeUndefined();
    expect(unsavedDraft(tab, "erin", "a.b", "community").read()).toBeUndefined();
  });

  test("are removed when saved", () => {
    const tab = memory();
    const mine = unsavedDraft(tab, "erin", "a.b", "all");
    mine.keep(words);
    mine.keep(undefined);
    expect([mine.read(), tab.kept.size]).toEqual([undefined, 0]);
  });

  test("that are invalid, or that the tab cannot store, count as none", () => {
    const mine = unsavedDraft(
      { getItem: () => '{"en":1}', setItem: () => undefined, removeItem: () => undefined },
      "erin",
      "a.b",
      "all",
    );
    expect(mine.read()).toBeUndefined();
    const forbidden = () => {
      throw new Error("forbidden");
    };
    const none = unsavedDraft({ getItem: forbidden, setItem: forbidden, removeItem: forbidden }, "erin", "a.b", "all");
    expect(() => none.keep(words)).not.toThrow();
    expect(none.read()).toBeUndefined();
  });
});

describe("[COPY-03 partly] typing on while a draft is being saved", () => {
  const saved = (wording: { en: string; es: string }) =>
    ({ ...payments, etag: '"2"', draft: { ...paymentsDraft.draft, wording } }) as Message;

  test("takes a colleague's other language from the response, and continues from it", () => {
    const fresh = saved({ en: "Pay", es: "Pague ya" });
    expect(typedSince({ ...words, en: "Pay now" }, words, fresh)).toEqual({
      ...words,
      en: "Pay now",
      es: "Pague ya",
      version: '"2"',
      changeSet: 12,
    });
  });

  test("in the language that a colleague changed keeps the old version, so that the next save conflicts", () => {
    const fresh = saved({ en: "Pay", es: "Pague ya" });
    const now = { ...words, es: "Pague hoy" };
    expect(typedSince(now, words, fresh)).toEqual(now);
  });
});

describe("[COPY-03 partly] write permissions", () => {
  test.each([
    ["an editor writes everywhere", [{ role: "editor" as const }], "all" as const, "en" as const, true],
    ["a viewer nowhere", [{ role: "viewer" as const }], "all" as const, "en" as const, false],
    [
      "a translator her language",
      [{ role: "translator" as const, languages: ["es-US" as const] }],
      "all" as const,
      "es" as const,
      true,
    ],
    [
      "and no other",
      [{ role: "translator" as const, languages: ["es-US" as const] }],
      "all" as const,
      "en" as const,
      false,
    ],
    [
      "an editor of one site its own words",
      [{ role: "editor" as const, sites: ["community" as const] }],
      "community" as const,
      "en" as const,
      true,
    ],
    [
      "not those of both",
      [{ role: "editor" as const, sites: ["community" as const] }],
      "all" as const,
      "en" as const,
      false,
    ],
    [
      "two roles add up",
      [
        { role: "editor" as const, sites: ["community" as const] },
        { role: "editor" as const, sites: ["business" as const] },
      ],
      "all" as const,
      "en" as const,
      true,
    ],
    ["a part of the keys", [{ role: "editor" as const, namespaces: ["shell"] }], "all" as const, "en" as const, false],
  ])("%s", (_, grants, scope, language, may) => {
    expect(mayWrite(grants, "billing.close", scope, language)).toBe(may);
  });
});

test("a URL identifies a wording, and its invalid parts are ignored", () => {
  const place = { key: "billing.close", scope: "community" as const, changeSet: 12 };
  const address = addressOf(place);
  expect(address).toBe("/studio/messages/billing.close?scope=community&changeSet=12");
  expect(placeIn("billing.close", new URL(address, "http://localhost").searchParams)).toEqual(place);
  expect(placeIn("billing.close", new URLSearchParams("scope=moon&changeSet=-1"))).toEqual({
    key: "billing.close",
    scope: "all",
  });
});

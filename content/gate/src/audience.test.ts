import { describe, expect, test } from "vitest";
import { audienceOf, catalogueFor, snapshotFor } from "./audience.ts";

const entries = { "studio.menu.title": 1, "studios.near.you": 2, "billing.pay.button": 3 };

describe("audience of a key", () => {
  test.each([
    ["studio.menu.title", "editors"],
    ["studios.near.you", "customers"],
    ["billing.studio.title", "customers"],
  ])("%s: %s", (key, audience) => {
    expect(audienceOf(key)).toBe(audience);
  });

  test.each([
    ["editors", { "studio.menu.title": 1 }],
    ["customers", { "studios.near.you": 2, "billing.pay.button": 3 }],
  ] as const)("the catalogue for %s has only their messages", (audience, own) => {
    expect(catalogueFor(audience, entries)).toEqual(own);
  });

  test("a snapshot for customers keeps its locale and has only their messages", () => {
    const messages = { "studio.menu.title": [], "billing.pay.button": [] };
    expect(snapshotFor("customers", { tree: 1, locale: "es-US", messages })).toEqual({
      tree: 1,
      locale: "es-US",
      messages: { "billing.pay.button": [] },
    });
  });
});

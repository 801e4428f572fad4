import { describe, expect, test } from "vitest";
import { openPreview, signPreview } from "./previewToken.ts";

const secret = "a secret of the test";
const now = Date.parse("2026-11-21T15:00:00Z");
const hours = (count: number) => now + count * 60 * 60 * 1000;
const claims = { editor: "1", person: "2", site: "community" as const };
const token = signPreview(secret, claims, now);

describe("the preview token", () => {
  test("has the editor, the customer and the site, and is valid for four hours", () => {
    expect(openPreview(secret, token, hours(3.99))).toEqual({ ...claims, until: hours(4) });
    expect(openPreview(secret, token, hours(4))).toBeUndefined();
  });

  const [body = "", signature = ""] = token.split(".");
  const another = Buffer.from(JSON.stringify({ ...claims, person: "3", until: hours(4) })).toString("base64url");
  test.each([
    ["with another person in it", `${another}.${signature}`],
    ["without its signature", body],
    ["with a signature that was cut", `${body}.${signature.slice(0, 20)}`],
    ["that was made up", "made-up"],
    ["of nothing", ""],
  ])("a token that is %s is invalid", (_what, forged) => {
    expect(openPreview(secret, forged, now)).toBeUndefined();
  });

  test("a token signed with another secret is invalid", () => {
    expect(openPreview("another secret", token, now)).toBeUndefined();
  });
});

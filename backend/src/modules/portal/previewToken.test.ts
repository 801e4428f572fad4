import { describe, expect, test } from "vitest";
import { openPreview, signPreview } from "./previewToken.ts";

const secret = "a secret of the test";
const now = Date.parse("2026-11-21T15:00:00Z");
const hours = (count: number) => now + count * 60 * 60 * 1000;
const claims = { editor: "1", person: "2", site: "community" as const };
const token = signPreview(secret, claims, now);

describe("the token of a preview", () => {
  test("says for four hours who looks, through whose eyes and at which site", () => {
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
  ])("one %s says nothing", (_what, forged) => {
    expect(openPreview(secret, forged, now)).toBeUndefined();
  });

  test("one that was signed with another secret says nothing", () => {
    expect(openPreview("another secret", token, now)).toBeUndefined();
  });
});

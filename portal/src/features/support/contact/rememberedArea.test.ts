import { expect, test } from "vitest";
import { rememberedArea } from "./rememberedArea.ts";
import { cookieValue } from "../../../lib/cookieValue.ts";

test("a readable cookie is found by its name, with and without the prefix that TLS adds", () => {
  const cookies = "portico-locale=es-US; __Host-portico-appointments=2026-12-01.2026-12-03; portico-profile=%7B%7D";
  expect(["locale", "appointments", "profile", "service-area"].map((name) => cookieValue(name, cookies))).toEqual([
    ...["es-US", "2026-12-01.2026-12-03", "%7B%7D"],
    undefined,
  ]);
});

test.each([
  ["02110.CHTR", { zip: "02110", isOwnNetwork: true }],
  ["96815.BHN", { zip: "96815", isOwnNetwork: true }],
  ["02996.NONE", { zip: "02996", isOwnNetwork: false }],
  ["0299.NONE", undefined],
  ["02996.<b>", undefined],
  ["", undefined],
])("[SESS-09] the remembered service area %j is read as %j", (text, area) => {
  expect(rememberedArea(`a=b; portico-service-area=${text}`)).toEqual(area);
});

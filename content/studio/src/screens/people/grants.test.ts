import { expect, test } from "vitest";
import { firstChoice, grantFrom, withGrant, withoutGrant } from "./grants.ts";
import type { Grant } from "./people.api.ts";

test("an empty selection and a complete selection both mean no limit", () => {
  expect(grantFrom(firstChoice)).toEqual({ role: "viewer" });
  expect(
    grantFrom({ role: "editor", sites: ["business", "community"], languages: ["en-US", "es-US"], namespaces: [] }),
  ).toEqual({ role: "editor" });
  expect(
    grantFrom({ role: "editor", sites: ["community"], languages: ["es-US"], namespaces: ["wallet", "billing"] }),
  ).toEqual({ role: "editor", sites: ["community"], languages: ["es-US"], namespaces: ["billing", "wallet"] });
});

test("the administrator role has no limits, whatever was selected before", () => {
  expect(grantFrom({ role: "administrator", sites: ["community"], languages: [], namespaces: ["billing"] })).toEqual({
    role: "administrator",
  });
});

test("a role with the same limits is stored once, in any order, and only that one is revoked", () => {
  const had: Grant[] = [{ role: "editor", namespaces: ["billing", "wallet"] }, { role: "editor" }];
  expect(withGrant(had, { role: "editor", namespaces: ["wallet", "billing"] })).toEqual([
    { role: "editor" },
    { role: "editor", namespaces: ["wallet", "billing"] },
  ]);
  expect(withoutGrant(had, { role: "editor" })).toEqual([{ role: "editor", namespaces: ["billing", "wallet"] }]);
});

import { expect, test } from "vitest";
import { firstChoice, grantFrom, withGrant, withoutGrant } from "./grants.ts";
import type { Grant } from "./people.api.ts";

test("what nothing is chosen of holds everywhere, and so does what all is chosen of", () => {
  expect(grantFrom(firstChoice)).toEqual({ role: "viewer" });
  expect(grantFrom({ role: "editor", sites: ["business", "community"], languages: ["en-US", "es-US"], namespaces: [] })).toEqual({ role: "editor" });
  expect(grantFrom({ role: "editor", sites: ["community"], languages: ["es-US"], namespaces: ["wallet", "billing"] })).toEqual({ role: "editor", sites: ["community"], languages: ["es-US"], namespaces: ["billing", "wallet"] });
});

test("whoever decides about roles does so everywhere, whatever was chosen before", () => {
  expect(grantFrom({ role: "administrator", sites: ["community"], languages: [], namespaces: ["billing"] })).toEqual({ role: "administrator" });
});

test("a role with its limits is there once, in whatever order they are said, and only that one is taken away", () => {
  const had: Grant[] = [{ role: "editor", namespaces: ["billing", "wallet"] }, { role: "editor" }];
  expect(withGrant(had, { role: "editor", namespaces: ["wallet", "billing"] })).toEqual([{ role: "editor" }, { role: "editor", namespaces: ["wallet", "billing"] }]);
  expect(withoutGrant(had, { role: "editor" })).toEqual([{ role: "editor", namespaces: ["billing", "wallet"] }]);
});

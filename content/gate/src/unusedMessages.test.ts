import { join } from "node:path";
import { expect, test } from "vitest";
import { readCatalogue } from "./readCatalogue.ts";
import { root, usesOf } from "./uses.ts";

const catalogue = readCatalogue(join(root, "content/catalogue"));
const roots = {
  "": join(root, "portal/src"),
  "server/": join(root, "backend/src"),
  "vault/": join(root, "backend/vault"),
  "studio/": join(root, "content/studio/src"),
};

/** Computed keys whose prefix is not in a template literal: a map gives it, and a function adds `.title` and `.detail`. */
const computedPrefixes = [
  // portal/src/components/FailureAlert.tsx
  "shell.notSent.",
  "shell.unreachable.",
  // content/studio/src/components/ProblemAlert.tsx
  "studio.session.passkey.cancelled.",
  "studio.session.passkey.unsupported.",
];

const used = usesOf(roots, Object.keys(catalogue));
const unused = Object.keys(catalogue).filter((key) => !(key in used));

test("every message of the catalogue is used by the portal, the server, the vault's frame or the Studio", () => {
  expect(unused.filter((key) => !computedPrefixes.some((prefix) => key.startsWith(prefix)))).toEqual([]);
});

test.each(computedPrefixes)("the computed prefix %s has messages, which nothing names literally", (prefix) => {
  expect(unused.filter((key) => key.startsWith(prefix)).length).toBeGreaterThan(0);
});

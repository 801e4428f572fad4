import { describe, expect, test } from "vitest";
import { typeErrors } from "./kinds.testing.ts";

describe.each(["component", "flow", "module"] as const)("a new %s", (kind) => {
  test("type-checks in its place", { timeout: 120_000 }, async () => expect(await typeErrors(kind)).toEqual([]));
});

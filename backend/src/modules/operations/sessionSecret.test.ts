import { expect, test } from "vitest";
import { secretsFrom } from "./sessionSecret.ts";

test("each purpose has its own secret, equal in all processes with the same root", () => {
  const secrets = secretsFrom("a root of at least thirty-two characters");
  expect(new Set(Object.values(secrets)).size).toBe(4);
  expect(Object.values(secrets).every((secret) => secret.length >= 32)).toBe(true);
  expect(secretsFrom("a root of at least thirty-two characters")).toEqual(secrets);
  expect(
    Object.values(secretsFrom("another root of at least thirty-two")).some((secret) =>
      Object.values(secrets).includes(secret),
    ),
  ).toBe(false);
});

import { expect, test } from "vitest";
import { faultOfNewPassword } from "./newPassword.domain.ts";
import { hashPassword, passwordFits } from "./passwords.ts";

test("a hash is argon2id with 19 MiB and two passes, and its own each time", async () => {
  const [first, second] = [await hashPassword("the same phrase"), await hashPassword("the same phrase")];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
});

test("the same characters fit however a keyboard makes them, others do not", async () => {
  const hash = await hashPassword("Contraseña segura é");
  expect(await passwordFits(hash, "Contraseña segura é".normalize("NFD"))).toBe(true);
  expect(await passwordFits(hash, "Contrasena segura é")).toBe(false);
  expect(await passwordFits(hash, "")).toBe(false);
});

test("nobody's password fits nothing, not even the one it is held against", async () => {
  expect(await passwordFits(undefined, "nobody has this password")).toBe(false);
});

test.each([
  ["eleven char", "dana", "TOO_SHORT"],
  ["twelve chars", "dana", undefined],
  ["           ab", "dana", "TOO_SHORT"],
  ["😀😀😀😀😀😀😀😀😀😀😀", "dana", "TOO_SHORT"],
  ["my name is DANA, hello", "dana", "TOO_WEAK"],
])("%j for %s: %s", (password, username, fault) => {
  expect(faultOfNewPassword(password, username)).toBe(fault);
});

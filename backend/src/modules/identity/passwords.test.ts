import { expect, test } from "vitest";
import { hashPassword, passwordMatches } from "./passwords.ts";

test("hashes with argon2id, 19 MiB and two passes, with a new salt each time", async () => {
  const [first, second] = [await hashPassword("the same phrase"), await hashPassword("the same phrase")];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
});

test("Unicode-equivalent passwords match, others do not", async () => {
  const hash = await hashPassword("Contraseña segura é");
  expect(await passwordMatches(hash, "Contraseña segura é".normalize("NFD"))).toBe(true);
  expect(await passwordMatches(hash, "Contrasena segura é")).toBe(false);
  expect(await passwordMatches(hash, "")).toBe(false);
});

test("the dummy hash of unknown users matches no password, not even its own", async () => {
  expect(await passwordMatches(undefined, "nobody has this password")).toBe(false);
});

import { expect, test } from "vitest";
import { rememberedUsername } from "./rememberedUsername.ts";

const cookie = (profile: unknown) => `portico-profile=${encodeURIComponent(JSON.stringify(profile))}`;

test.each([
  ["", ""],
  [cookie({ username: "dana", RememberMe: true }), "dana"],
  [`portico-locale=es-US; ${cookie({ username: "josé; x", RememberMe: true })}; other=1`, "josé; x"],
  [cookie({ username: "dana", RememberMe: false }), ""],
  [cookie({ username: 5, RememberMe: true }), ""],
  [cookie(null), ""],
  [`x${cookie({ username: "dana", RememberMe: true })}`, ""],
  ["portico-profile=%7B", ""],
  ["portico-profile=%E0%A4%A", ""],
])("of the cookies %j the sign-in form starts with %j", (cookies, username) => {
  expect(rememberedUsername(cookies)).toBe(username);
});

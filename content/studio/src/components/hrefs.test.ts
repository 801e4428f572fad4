import { expect, test } from "vitest";
import { signInFor, targetOf } from "./hrefs.ts";

const asked = (target: string) => targetOf(new URLSearchParams({ target }));

test.each(["/studio", "/studio/messages", "/studio?from=mail", "/studio/messages/billing.close?scope=business"])(
  "return URL after sign-in: %s",
  (address) => {
    expect(asked(address)).toBe(address);
    expect(targetOf(new URLSearchParams(signInFor(address).split("?")[1]))).toBe(address);
  },
);

test.each([
  "",
  "/",
  "//elsewhere.example",
  "https://elsewhere.example",
  "/studious",
  "/billing",
  "/studio/sign-in",
  "/studio/sign-in?target=/studio",
])("%s leads to the home screen", (address) => {
  expect(asked(address)).toBe("/studio");
});

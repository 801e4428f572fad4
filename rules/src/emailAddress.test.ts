import { expect, test } from "vitest";
import { isEmailAddress, validateNotifiedAddress, typedAddresses } from "./emailAddress.rules.ts";

test.each([
  "kim@books.example",
  "kim.lee.mora@books.example",
  "o'neil+bills@mail.books.example",
  "A.B@X-1.example",
  `${"x".repeat(64)}@books.example`,
])("[B14 partly] %s is an e-mail address", (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  "",
  "kim",
  "kim@",
  "@books.example",
  "kim@books",
  "kim@books.1",
  "kim@-books.example",
  "kim@books-.example",
  "kim..lee@books.example",
  ".kim@books.example",
  "kim@books..example",
  "k im@books.example",
  "kim@books.example, lee@books.example",
  "Kim <kim@books.example>",
  '"kim"@books.example',
  "kim@books.example\r\nBcc: lee@books.example",
  "kím@books.example",
  "kim@[127.0.0.1]",
  `${"x".repeat(65)}@books.example`,
  `kim@${"x.".repeat(130)}example`,
])("[B14 partly] %j is not", (address) => {
  expect(isEmailAddress(address)).toBe(false);
});

test("[B14 partly] an e-mail address has at most 254 characters", () => {
  const long = `kim@${"x.".repeat(121)}example`;
  expect([long.length, isEmailAddress(`${long}s`), isEmailAddress(`${long}ss`)]).toEqual([253, true, false]);
});

test("[B14 partly] addresses are parsed from one field without duplicates, with any separator", () => {
  expect(typedAddresses(" kim@books.example,lee@books.example;  Kim@Books.example\njo@books.example ")).toEqual([
    "kim@books.example",
    "lee@books.example",
    "jo@books.example",
  ]);
  expect(typedAddresses(" , ; ")).toEqual([]);
});

test("[B14 partly] the first invalid address is reported; at most three valid ones are allowed", () => {
  const good = ["a@x.example", "b@x.example", "c@x.example"];
  expect(validateNotifiedAddress([])).toBeNull();
  expect(validateNotifiedAddress(good)).toBeNull();
  expect(validateNotifiedAddress([...good, "d@x.example"])).toEqual({ code: "TOO_MANY" });
  expect(validateNotifiedAddress([...good, "nobody"])).toEqual({ code: "INVALID", address: "nobody" });
});

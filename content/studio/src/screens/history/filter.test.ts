import { expect, test } from "vitest";
import { filterIn, olderThan, withPart } from "./filter.ts";

const asked = (query: string) => filterIn(new URLSearchParams(query));

test("the address names author, action, message, change set and page", () => {
  expect(asked("author=erin&action=published&key=billing.close&changeSet=12&before=99")).toEqual({ author: "erin", action: "published", key: "billing.close", changeSet: 12, before: 99, limit: 50 });
});

test("what makes no sense in an address is left out", () => {
  expect(asked("author=+&action=exploded&key=&changeSet=-1&before=1e9")).toEqual({ limit: 50 });
});

test("another question begins at its newest page, an older page keeps the question", () => {
  const query = new URLSearchParams("author=erin&before=99");
  expect(String(withPart(query, "action", "published"))).toBe("author=erin&action=published");
  expect(String(withPart(query, "author", " "))).toBe("");
  expect(olderThan(query, 50)).toBe("?author=erin&before=50");
});

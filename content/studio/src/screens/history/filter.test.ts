import { expect, test } from "vitest";
import { filterIn, olderThan, withPart } from "./filter.ts";

const asked = (query: string) => filterIn(new URLSearchParams(query));

test("the URL has author, action, message, change set and page", () => {
  expect(asked("author=erin&action=published&key=billing.close&changeSet=12&before=99")).toEqual({
    author: "erin",
    action: "published",
    key: "billing.close",
    changeSet: 12,
    before: 99,
    limit: 50,
  });
});

test("invalid parts of a URL are ignored", () => {
  expect(asked("author=+&action=exploded&key=&changeSet=-1&before=1e9")).toEqual({ limit: 50 });
});

test("a changed filter starts at the newest page, an older page keeps the filters", () => {
  const query = new URLSearchParams("author=erin&before=99");
  expect(String(withPart(query, "action", "published"))).toBe("author=erin&action=published");
  expect(String(withPart(query, "author", " "))).toBe("");
  expect(olderThan(query, 50)).toBe("?author=erin&before=50");
});

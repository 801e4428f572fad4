import { join } from "node:path";
import { expect, test } from "vitest";
import { shortClassNames } from "./classNames.ts";

const sources = join(import.meta.dirname, "src");
const sheet = (path: string, hash: string) => ({ filePath: `../design-system/src/${path}`, hash });
const asked = [
  sheet("button/Button.css.ts", "a0"),
  sheet("button/Button.css.ts", "a1"),
  sheet("card/Card.css.ts", "b0"),
  sheet("button/Button.css.ts", "a0"),
];
const naming = () => shortClassNames(join(import.meta.dirname, "../portal"), sources);

test("class names of one sheet share a prefix, are unique, and stay the same when the sheet is evaluated again", () => {
  const [first = "", second = "", other = "", again] = asked.map(naming());
  expect(new Set([first, second, other]).size).toBe(3);
  expect(again).toBe(first);
  expect(second.slice(0, 3)).toBe(first.slice(0, 3));
  expect(other.slice(0, 3)).not.toBe(first.slice(0, 3));
  expect(first).toMatch(/^P[0-9a-z]{3}$/);
});

test("class names are the same in every build, whatever the order of the sheets", () => {
  const [button, , card] = asked;
  const [cardFirst, buttonFirst] = [[card!, button!].map(naming()), [button!, card!].map(naming())];
  expect(cardFirst.toReversed()).toEqual(buttonFirst);
});

test("throws for a sheet outside the source folders, so that class names cannot collide", () => {
  expect(() => naming()({ filePath: "../elsewhere/Other.css.ts", hash: "c0" })).toThrow(
    "elsewhere/Other.css.ts is in none of the folders",
  );
});

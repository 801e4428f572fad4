import { expect, test } from "vitest";
import { isTotal, spansOf, type BridgeStep } from "./bridge.ts";

const october = { label: "October", cents: 23140 };
const november = { label: "November", cents: 24817 };
const step = (cents: number): BridgeStep => ({ id: String(cents), label: "Step", cents });
const spans = (...cents: number[]) => spansOf(october, cents.map(step), november, "Not explained");

test("[DSYS-02 partly] each step of a waterfall starts where the previous one ended", () => {
  expect(spans(1500, 677, -500).map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ["from", 0, 23140],
    ["increase", 23140, 24640],
    ["increase", 24640, 25317],
    ["decrease", 25317, 24817],
    ["to", 0, 24817],
  ]);
});

test.each([
  ["too little", [1500], 177],
  ["too much", [2000], -323],
  ["nothing", [], 1677],
])("[DSYS-02 partly] steps that explain %s get an extra bar for the remainder", (_name, given, rest) => {
  expect(spans(...given).at(-2)).toMatchObject({
    kind: "unexplained",
    label: "Not explained",
    cents: rest,
    after: 24817,
  });
});

test("[DSYS-02 partly] a step of zero is neither an increase nor a credit", () => {
  expect(spans(0, 1677)[1]?.kind).toBe("none");
});

test("[DSYS-02 partly] for any input the changes add up to the difference to the cent", () => {
  for (const given of [[1677], [1500, 677, -500], [1], [-99999999999, 3], []]) {
    const changes = spans(...given).filter((span) => !isTotal(span));
    expect(changes.reduce((sum, { cents }) => sum + cents, 0)).toBe(november.cents - october.cents);
  }
});

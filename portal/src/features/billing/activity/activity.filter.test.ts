import { expect, test } from "vitest";
import { everything, periodChoices, readShown, shownChoices, shownQuery, statusChoices } from "./activity.filter.ts";

const read = (query: string) => readShown(new URLSearchParams(query));

test("[B16 partly] every filter and page survives its address", () => {
  for (const shown of shownChoices)
    for (const period of periodChoices)
      for (const status of [null, ...statusChoices]) {
        const filter = { shown, period, status: shown === "CHARGES" ? null : status };
        expect(read(shownQuery("1", filter, 3))).toEqual({ filter, page: 3 });
      }
});

test("an address that says nothing, or nonsense, shows everything of a year", () => {
  for (const query of ["", "show=cats&period=ever&status=lost&page=-2", "page=1.5", "page=1e9x"]) expect(read(query)).toEqual({ filter: everything, page: 1 });
  expect(shownQuery("1", everything)).toBe("account=1");
});

test("charges have no status: one in the address is left out", () => {
  expect(read("show=charges&status=failed").filter).toEqual({ ...everything, shown: "CHARGES" });
});

import { expect, test } from "vitest";
import { noFilter, periodChoices, readShown, shownChoices, shownQuery, statusChoices } from "./activity.filter.ts";

const read = (query: string) => readShown(new URLSearchParams(query));

test("[B16 partly] every filter and page round-trips through the URL", () => {
  for (const shown of shownChoices)
    for (const period of periodChoices)
      for (const status of [null, ...statusChoices]) {
        const dates = period === "DATES" ? { from: "2026-10-01", to: "2026-10-31" } : {};
        const filter = { shown, period, ...dates, status: shown === "CHARGES" ? null : status };
        expect(read(shownQuery("1", filter, 3))).toEqual({ filter, page: 3 });
      }
});

test("a URL with missing or invalid parameters shows all activity of one year", () => {
  for (const query of [
    "period=dates&from=2026-10-01",
    "period=dates&from=2026-10-31&to=2026-10-01",
    "period=dates&from=2026-02-30&to=2026-10-01",
    "",
    "show=cats&period=ever&status=lost&page=-2",
    "page=1.5",
    "page=1e9x",
  ])
    expect(read(query)).toEqual({ filter: noFilter, page: 1 });
  expect(shownQuery("1", noFilter)).toBe("account=1");
});

test("a status in the URL is ignored for charges, which have none", () => {
  expect(read("show=charges&status=failed").filter).toEqual({ ...noFilter, shown: "CHARGES" });
});

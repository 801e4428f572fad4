import { Select } from "@portico/design-system/field";
import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../testing/axe.ts";
import { Providers } from "../testing/Providers.tsx";
import { FoldedFilters } from "./FoldedFilters.tsx";

async function opened(width: number, values: readonly (readonly [unknown, unknown])[], locale: Locale = "en-US") {
  await page.viewport(width, 740);
  await render(
    <LocaleProvider locale={locale}>
      <Providers at="/" answers={{}}>
        <h1>Activity</h1>
        <FoldedFilters values={values}>
          <Select
            label="Period"
            name="period"
            value="30"
            options={[{ value: "30", label: "30" }]}
            onChange={() => {}}
          />
        </FoldedFilters>
      </Providers>
    </LocaleProvider>,
  );
}
const period = () => page.getByRole("combobox", { name: "Period" });

test("on a phone the filters are folded until they are opened, and the fold says how many are set", async () => {
  await opened(360, [
    ["90", "30"],
    [null, null],
    ["MISSED", null],
  ]);
  const fold = page.getByRole("button", { name: "Filters (2)", exact: true });
  await expect.element(fold).toHaveAttribute("aria-expanded", "false");
  await expect.element(period()).not.toBeInTheDocument();
  await fold.click();
  await expect.element(period()).toBeVisible();
  await expectNoAxeViolations();
});

test("without a filter set, the fold has no number", async () => {
  await opened(360, [["30", "30"]], "es-US");
  await expect.element(page.getByRole("button", { name: "Filtros", exact: true })).toBeVisible();
});

test("with more room the filters are there at once", async () => {
  await opened(600, [["90", "30"]]);
  await expect.element(period()).toBeVisible();
  expect(page.getByRole("button").all()).toEqual([]);
});

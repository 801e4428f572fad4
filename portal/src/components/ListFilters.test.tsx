import { Select } from "@portico/design-system/field";
import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../testing/axe.ts";
import { Providers } from "../testing/Providers.tsx";
import { ListFilters } from "./ListFilters.tsx";

const periods = [
  { value: "30", label: "Last 30 days" },
  { value: "90", label: "Last 90 days" },
];

function Calls() {
  const [period, setPeriod] = useState("90");
  const [missedOnly, setMissedOnly] = useState(true);
  return (
    <ListFilters
      active={[
        period !== "30" && { id: "period", label: "Last 90 days", onRemove: () => setPeriod("30") },
        missedOnly && { id: "kind", label: "Missed", onRemove: () => setMissedOnly(false) },
      ]}
    >
      <Select label="Period" name="period" value={period} options={periods} onChange={setPeriod} />
    </ListFilters>
  );
}

async function opened(width: number, locale: Locale = "en-US") {
  await page.viewport(width, 740);
  await render(
    <LocaleProvider locale={locale}>
      <Providers at="/" answers={{}}>
        <h1>Calls</h1>
        <Calls />
      </Providers>
    </LocaleProvider>,
  );
}
const period = () => page.getByRole("combobox", { name: "Period" });
const opener = (name: string) => page.getByRole("button", { name, exact: true });

test("on a phone a button says how many filters are on and opens them in a drawer", { tags: "full" }, async () => {
  await opened(360);
  await expect.element(opener("Filters (2)")).toBeVisible();
  await expect.element(period()).not.toBeInTheDocument();
  await opener("Filters (2)").click();
  await expect.element(page.getByRole("dialog", { name: "Filters", exact: true })).toBeVisible();
  await expect.element(period()).toHaveValue("90");
  await expectNoAxeViolations();
});

test(
  "what is chosen in the drawer applies at once, and “Show the list” returns the focus to the button",
  { tags: "full" },
  async () => {
    await opened(360);
    await opener("Filters (2)").click();
    await period().selectOptions("Last 30 days");
    await opener("Show the list").click();
    await expect.element(opener("Filters (1)")).toHaveFocus();
  },
);

test("on a phone each filter that is on is removed with its own button, and the focus stays in the list", async () => {
  await opened(360);
  const on = page.getByRole("list", { name: "Filters that are on" });
  await expect.element(on.getByRole("listitem").first()).toHaveTextContent("Last 90 days");
  await expectNoAxeViolations();
  await opener("Remove the filter Last 90 days").click();
  await expect.element(opener("Remove the filter Missed")).toHaveFocus();
  await opener("Remove the filter Missed").click();
  await expect.element(on).toHaveFocus();
  await expect.element(opener("Filters")).toBeVisible();
});

test("the filters are named in Spanish too", async () => {
  await opened(360, "es-US");
  await expect.element(opener("Filtros (2)")).toBeVisible();
  await expect.element(opener("Quitar el filtro Missed")).toBeVisible();
});

test("with more room the filters are there at once", async () => {
  await opened(600);
  await expect.element(period()).toBeVisible();
  expect(page.getByRole("button").all()).toEqual([]);
});

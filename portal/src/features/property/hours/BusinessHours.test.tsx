import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import { hoursPath, openHours } from "../../../testing/propertyFixtures.ts";

async function open(height: number) {
  await page.viewport(360, height);
  const bootstrap = bootstrapFor(dana, { site: "community" });
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/manage-business-hours"
      answers={{ [hoursPath]: { body: openHours } }}
    />,
  );
}

const opens = (day: string) => page.getByRole("combobox", { name: `Opens ${day}` });

test("the hours of a day are copied to the other weekdays, and not to the weekend", async () => {
  await open(3000);
  await opens("Tuesday").selectOptions("7:30 AM");
  await page.getByRole("button", { name: "Copy to weekdays: Tuesday" }).click();
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"])
    await expect.element(opens(day)).toHaveValue("07:30");
  await expect.element(opens("Saturday")).toHaveValue("10:00");
  expect(page.getByRole("button", { name: "Copy to weekdays: Saturday" }).elements()).toEqual([]);
  await expect
    .element(page.getByText("Tuesday’s hours are now those of Monday to Friday. Save to keep them."))
    .toBeVisible();
  await expectNoAxeViolations();
});

test("while all weekdays have the same hours, there is nothing to copy", async () => {
  await open(3000);
  await expect.element(opens("Monday")).toBeVisible();
  expect(page.getByRole("button", { name: /^Copy to weekdays/ }).elements()).toEqual([]);
});

test("the button that copied a day stays, and keeps the focus", async () => {
  await open(3000);
  await opens("Tuesday").selectOptions("7:30 AM");
  const copy = page.getByRole("button", { name: "Copy to weekdays: Tuesday" });
  await copy.click();
  await expect.element(opens("Monday")).toHaveValue("07:30");
  await expect.element(copy).toHaveFocus();
});

test("a day that was copied by mistake is undone: each weekday has the hours it had before", async () => {
  await open(3000);
  await opens("Tuesday").selectOptions("7:30 AM");
  await page.getByRole("button", { name: "Copy to weekdays: Tuesday" }).click();
  await expect.element(opens("Monday")).toHaveValue("07:30");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(opens("Monday")).toHaveValue("09:00");
  await expect.element(opens("Tuesday")).toHaveValue("07:30");
});

test("the button that saves the hours stays in view, above the main navigation", async () => {
  await open(740);
  await expect.element(opens("Monday")).toBeVisible();
  const box = (element: { element: () => Element }) => element.element().getBoundingClientRect();
  const save = page.getByRole("button", { name: "Save hours" });
  const menu = page.getByRole("navigation", { name: "Main menu" });
  // Once the page has taken the height of the window.
  await expect.poll(() => box(menu).top - box(save).bottom).toBeGreaterThanOrEqual(0);
  expect(box(save).top).toBeGreaterThan(0);
});

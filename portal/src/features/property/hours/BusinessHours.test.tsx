import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { changingFetch } from "../../../testing/changingFetch.ts";
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

test("the hours of a day are copied to the other weekdays, and not to the weekend", { tags: "full" }, async () => {
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

test("while all weekdays have the same hours, there is nothing to copy", { tags: "full" }, async () => {
  await open(3000);
  await expect.element(opens("Monday")).toBeVisible();
  expect(page.getByRole("button", { name: /^Copy to weekdays/ }).elements()).toEqual([]);
});

test("the button that copied a day stays, and keeps the focus", { tags: "full" }, async () => {
  await open(3000);
  await opens("Tuesday").selectOptions("7:30 AM");
  const copy = page.getByRole("button", { name: "Copy to weekdays: Tuesday" });
  await copy.click();
  await expect.element(opens("Monday")).toHaveValue("07:30");
  await expect.element(copy).toHaveFocus();
});

test(
  "a day that was copied by mistake is undone: each weekday has the hours it had before",
  { tags: "full" },
  async () => {
    await open(3000);
    await opens("Tuesday").selectOptions("7:30 AM");
    await page.getByRole("button", { name: "Copy to weekdays: Tuesday" }).click();
    await expect.element(opens("Monday")).toHaveValue("07:30");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(opens("Monday")).toHaveValue("09:00");
    await expect.element(opens("Tuesday")).toHaveValue("07:30");
  },
);

const theirs = { ...openHours, weekly: openHours.weekly.with(1, [{ opens: "07:30", closes: "18:00" }]), version: 3 };

/** The hours were read by the property's home page, and a colleague saves others. */
async function openAfterHome() {
  const { fetch, saves, answerLater } = changingFetch(hoursPath, [openHours, theirs], hoursPath);
  await page.viewport(360, 3000);
  const bootstrap = bootstrapFor(dana, { site: "community" });
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/homepage-mfe" parts={{ fetch }} />);
  await page.getByRole("main").getByRole("link", { name: "Business hours" }).click();
  await expect.element(opens("Tuesday")).toHaveValue("09:00");
  return { saves, answerLater };
}

const save = page.getByRole("button", { name: "Save hours" });

test(
  "hours that were typed before a colleague's were read do not overwrite them: both are shown",
  { tags: "full" },
  async () => {
    const { saves, answerLater } = await openAfterHome();
    await opens("Friday").selectOptions("8:00 AM");
    answerLater();
    await save.click();
    await expect.poll(() => saves).toEqual(['"2"']);
    await page.getByRole("button", { name: "Save my version" }).click();
    await expect.poll(() => saves).toEqual(['"2"', '"3"']);
  },
);

test("a form in which nothing was typed follows the hours that a colleague saved", { tags: "full" }, async () => {
  const { answerLater } = await openAfterHome();
  answerLater();
  await expect.element(opens("Tuesday")).toHaveValue("07:30");
});

test("a day with other hours on a past date is refused at its date", { tags: "full" }, async () => {
  await open(3000);
  const date = page.getByRole("textbox", { name: "Date" });
  await date.fill("01/01/26");
  await save.click();
  await expect.element(date).toHaveAccessibleDescription(/This date is in the past\./);
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

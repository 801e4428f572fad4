import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { type MockAnswers, unavailable } from "../../../testing/mockFetch.ts";
import { bootstrapFor } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import { legalVersions, versionsAnswerPath } from "../../../testing/termsFixtures.ts";

async function open(path = "order", answers: MockAnswers = {}) {
  const bootstrap = bootstrapFor();
  const content = await builtInContent(bootstrap);
  await render(
    <PortalPage content={content} bootstrap={bootstrap} at={`/terms-and-conditions/${path}`} answers={answers} />,
  );
  await expect.element(page.getByRole("heading", { level: 1, name: "Published versions" })).toBeVisible();
}

const version = (name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name }) });

test(
  "[SERV-13 partly] a visitor sees which versions were in force and when, the newest first",
  { tags: "full" },
  async () => {
    await open();
    await expect.element(version("Version 5").getByText("In force", { exact: true })).toBeVisible();
    await expect
      .element(version("Version 5").getByText("In force since Nov 20, 2026, 9:30 AM (release 14)"))
      .toBeVisible();
    await expect.element(version("Version 4").getByText("Replaced")).toBeVisible();
    await expect
      .element(
        version("Version 4").getByText("In force from Sep 1, 2026, 9:00 AM until Nov 20, 2026, 9:30 AM (release 9)"),
      )
      .toBeVisible();
    const headings = page.getByRole("main").getByRole("heading", { level: 2 }).elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual(["Version 5", "Version 4"]);
    await expectNoAxeViolations();
  },
);

test("[SERV-13 partly] an earlier version is opened and read as it was", { tags: "full" }, async () => {
  await open();
  await version("Version 4").getByRole("button", { name: "Read this version, Version 4" }).click();
  await expect.element(version("Version 4").getByText(/The price applies from the next bill\.$/)).toBeVisible();
  await expectNoAxeViolations();
});

test("[SERV-13 partly] the version that a link asks for is open, and reading starts at it", async () => {
  await open("order?language=en-US&version=4");
  await expect.element(version("Version 4").getByText(/The price applies from the next bill\.$/)).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 2, name: "Version 4" })).toHaveFocus();
  await expect
    .element(version("Version 5").getByRole("button", { name: "Read this version, Version 5" }))
    .toHaveAttribute("aria-expanded", "false");
});

test("[SERV-13 partly] versions in Spanish are read out in Spanish, and those in the other language are one link away", async () => {
  await open("order?language=es-US");
  await expect.element(page.getByText(/in Spanish on this site/)).toBeVisible();
  await expect.element(version("Version 5")).toBeVisible();
  expect(document.querySelectorAll("[lang='es-US'] p")).toHaveLength(2);
  await expect
    .element(page.getByRole("link", { name: "Versions in English" }))
    .toHaveAttribute("href", "/terms-and-conditions/order?language=en-US");
});

test("[SERV-13 partly] earlier versions are one link away", async () => {
  await open();
  await expect
    .element(page.getByRole("link", { name: "Earlier versions" }))
    .toHaveAttribute("href", "/terms-and-conditions/order?language=en-US&page=2");
});

test("[SERV-13 partly] after the last page it says that there are no earlier versions", async () => {
  const body = { ...legalVersions, page: 3, hasMore: false, versions: [] };
  await open("order?page=3", { [versionsAnswerPath("order")]: { body } });
  await expect.element(page.getByText("There are no earlier versions.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Later versions" })).toBeVisible();
});

test("[SERV-13 partly] a text that was never published here says so", async () => {
  await open("order", { [versionsAnswerPath("order")]: { body: { page: 1, hasMore: false, versions: [] } } });
  await expect.element(page.getByText("No published versions")).toBeVisible();
});

test("[SERV-13 partly] versions that can't be read can be asked for again", async () => {
  await open("order", { [versionsAnswerPath("order")]: unavailable });
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("[SERV-13 partly] an address of no text of ours says so and leads back to the terms", async () => {
  await open("nothing");
  await expect.element(page.getByText("We don’t have this text")).toBeVisible();
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Terms and conditions" }))
    .toHaveAttribute("href", "/terms-and-conditions");
});

import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type MockAnswers, mockFetch } from "../../testing/mockFetch.ts";
import { bootstrapFor, erin } from "../../testing/fixtures.ts";
import { live, releases } from "../../testing/releaseFixtures.ts";
import { builtInWords, StudioPage } from "../../testing/StudioPage.tsx";

async function open(release: string, answers: MockAnswers = {}) {
  const bootstrap = bootstrapFor(erin);
  await render(
    <StudioPage
      at={`/studio/releases/${release}`}
      bootstrap={bootstrap}
      words={await builtInWords(bootstrap)}
      fetch={mockFetch(answers)}
    />,
  );
  await expect.element(page.getByText("Created by")).toBeVisible();
}

beforeEach(() => page.viewport(1280, 900));

test("the first release of all has nothing to be compared with", async () => {
  const only = releases.slice(-1);
  await open(only[0]?.release ?? "", { "/content/v1/editor/releases": { body: { releases: only, live } } });
  expect(page.getByRole("combobox", { name: "Compare with" }).elements()).toHaveLength(0);
});

test("a release is compared with the others, not with itself", async () => {
  await open("2");
  const choice = page.getByRole("combobox", { name: "Compare with" });
  await expect.element(choice).toBeVisible();
  const offered = [...choice.element().querySelectorAll("option")].map(({ textContent }) => textContent.split(":")[0]);
  expect(offered).toContain("Release 4");
  expect(offered).not.toContain("Release 2");
});

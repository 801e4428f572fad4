import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type MockAnswers, mockFetch } from "../../testing/mockFetch.ts";
import { bootstrapFor, erin } from "../../testing/fixtures.ts";
import { live, releases } from "../../testing/releaseFixtures.ts";
import { builtInWords, StudioPage } from "../../testing/StudioPage.tsx";

/** Opens a release; returns the bodies of what is sent. */
async function open(release: string, answers: MockAnswers = {}) {
  const bootstrap = bootstrapFor(erin);
  const sent: Record<string, unknown> = {};
  const answer = mockFetch(answers);
  const watched: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === "POST") sent[new URL(request.url).pathname] = await request.clone().json();
    return answer(request);
  };
  await render(
    <StudioPage
      at={`/studio/releases/${release}`}
      bootstrap={bootstrap}
      words={await builtInWords(bootstrap)}
      fetch={watched}
    />,
  );
  await expect.element(page.getByText("Created by")).toBeVisible();
  return sent;
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

test("[COPY-05] an earlier release is seen, compared with the live one, and goes live again with a reason", async () => {
  const back = "/content/v1/editor/releases/2/restore";
  const sent = await open("2", { [back]: { body: releases[3] } });
  await expect.element(page.getByRole("heading", { level: 1, name: "Release 2" })).toBeVisible();
  await expect.element(page.getByText("Plainer words").first()).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 2, name: "From release 4 to release 2" })).toBeVisible();
  await expect.element(page.getByText("session.signIn.lead").first()).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Roll back to this release" }));
  const dialog = page.getByRole("alertdialog", { name: "Roll back to release 2?" });
  await expect.element(dialog.getByText(/changes? for customers:/)).toBeVisible();
  await userEvent.fill(dialog.getByRole("textbox"), "The new words confused customers");
  await userEvent.click(dialog.getByRole("button", { name: "Roll back to this release" }));
  await expect.element(page.getByText("Release 2 is live again. Customers see it now.")).toBeVisible();
  expect(sent[back]).toEqual({ reason: "The new words confused customers" });
});

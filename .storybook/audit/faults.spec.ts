import { expect, type Page } from "@playwright/test";
import { engines } from "./engines.ts";
import { faults, injected } from "./faults/faults.ts";
import { faultlessPage } from "./faults/specimen.ts";
import { allFindings } from "./faults/toolbox.ts";
import { defaultMode } from "./modes.ts";
import { storyGroups } from "./stories.ts";
import { test } from "./test.ts";

/** The share of the injected faults that must be caught (X13). */
const share = 0.95;
const required = Math.ceil(faults.length * share);

async function open(page: Page, html: string): Promise<void> {
  await page.unrouteAll();
  await page.route("http://specimen.localhost/**", async (route) =>
    route.fulfill({ contentType: "text/html", body: html }),
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("http://specimen.localhost/");
}

test("[DSYS-04] no violations are found on a page without faults", async ({ faultPage, focusProbe }) => {
  await open(faultPage, faultlessPage);
  expect(await allFindings(faultPage, await focusProbe(faultPage), true)).toEqual([]);
});

test(
  `[DSYS-04] of ${faults.length} injected faults, at least ${required} are caught`,
  { tag: "@full" },
  async ({ faultPage, focusProbe }, info) => {
    const caught = new Map<string, string>();
    for (const fault of faults) {
      await open(faultPage, injected(fault));
      const [first] = await allFindings(faultPage, await focusProbe(faultPage), false);
      if (first) caught.set(fault.name, `${first.tool}: ${first.rule}`);
    }
    const missed = faults
      .filter(({ name }) => !caught.has(name))
      .map(({ name, criterion }) => `${name} (${criterion})`);
    await info.attach("faults", {
      body: JSON.stringify({ injected: faults.length, missed, caught: Object.fromEntries(caught) }),
      contentType: "application/json",
    });
    expect(caught.size, `missed: ${missed.join("; ")}`).toBeGreaterThanOrEqual(required);
  },
);

for (const { name, run, detects } of engines) {
  test(`[DSYS-04] ${name} detects a fault injected into a story`, async ({ stories }) => {
    const story = storyGroups.find(({ title }) => title === "Components/Button")?.stories[0]?.id ?? "";
    await stories.show(story, defaultMode);
    expect(await run(stories.page, "component")).toEqual([]);
    await stories.page.evaluate(() =>
      document
        .querySelector("#storybook-root")
        ?.insertAdjacentHTML("beforeend", '<button type="button"></button><img src="data:,">'),
    );
    expect((await run(stories.page, "component")).map(({ rule }) => rule)).toContain(detects);
  });
}

test("[DSYS-04] a story whose play function fails is reported", async ({ stories }) => {
  const story =
    storyGroups
      .flatMap((group) => group.stories)
      .find(({ title, tags = [] }) => title === "Components/Disclosure" && tags.includes("play-fn"))?.id ?? "";
  const deaf = await stories.page.evaluateHandle(() => {
    const injected = new AbortController();
    addEventListener("click", (event) => event.stopImmediatePropagation(), { capture: true, signal: injected.signal });
    return injected;
  });
  await expect(stories.show(story, defaultMode)).rejects.toThrow(`${story} does not play`);
  await deaf.evaluate((injected) => injected.abort());
  await stories.show(story, defaultMode);
});

import { expect, type Page } from "@playwright/test";
import { engines } from "./engines.ts";
import { faults, planted } from "./faults/faults.ts";
import { specimen } from "./faults/specimen.ts";
import { toolboxFindings } from "./faults/toolbox.ts";
import { plain } from "./looks.ts";
import { doors } from "./stories.ts";
import { test } from "./test.ts";

/** How many of the planted faults have to be caught (X13): 38 of 40. */
const share = 0.95;

async function open(page: Page, html: string): Promise<void> {
  await page.unrouteAll();
  await page.route("http://specimen.localhost/**", async (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("http://specimen.localhost/");
}

test("[DSYS-04] nothing is found on a page without faults", async ({ bench, eyes }) => {
  await open(bench, specimen);
  expect(await toolboxFindings(bench, await eyes(bench), true)).toEqual([]);
});

test("[DSYS-04] of 44 planted faults, at least 38 of every 40 are caught", async ({ bench, eyes }, info) => {
  const caught = new Map<string, string>();
  for (const fault of faults) {
    await open(bench, planted(fault));
    const [first] = await toolboxFindings(bench, await eyes(bench), false);
    if (first) caught.set(fault.name, `${first.tool}: ${first.rule}`);
  }
  const missed = faults.filter(({ name }) => !caught.has(name)).map(({ name, criterion }) => `${name} (${criterion})`);
  await info.attach("faults", { body: JSON.stringify({ planted: faults.length, missed, caught: Object.fromEntries(caught) }), contentType: "application/json" });
  expect(caught.size, `missed: ${missed.join("; ")}`).toBeGreaterThanOrEqual(Math.ceil(faults.length * share));
});

for (const { name, run, sees } of engines) {
  test(`[DSYS-04] ${name} sees a fault that is planted into a story`, async ({ stories }) => {
    const story = doors.find(({ title }) => title === "Components/Button")?.stories[0]?.id ?? "";
    await stories.show(story, plain);
    expect(await run(stories.page, "component")).toEqual([]);
    await stories.page.evaluate(() => document.querySelector("#storybook-root")?.insertAdjacentHTML("beforeend", '<button type="button"></button><img src="data:,">'));
    expect((await run(stories.page, "component")).map(({ rule }) => rule)).toContain(sees);
  });
}

test("[DSYS-04] a story whose play fails is noticed", async ({ stories }) => {
  const story = doors.flatMap((door) => door.stories).find(({ title, tags = [] }) => title === "Components/Disclosure" && tags.includes("play-fn"))?.id ?? "";
  const deaf = await stories.page.evaluateHandle(() => {
    const planted = new AbortController();
    addEventListener("click", (event) => event.stopImmediatePropagation(), { capture: true, signal: planted.signal });
    return planted;
  });
  await expect(stories.show(story, plain)).rejects.toThrow(`${story} does not play`);
  await deaf.evaluate((planted) => planted.abort());
  await stories.show(story, plain);
});

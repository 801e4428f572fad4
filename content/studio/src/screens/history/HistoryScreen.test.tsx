import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { mockFetch } from "../../testing/mockFetch.ts";
import { bootstrapFor, erin } from "../../testing/fixtures.ts";
import { builtInWords, StudioPage } from "../../testing/StudioPage.tsx";
import { pageSize } from "./filter.ts";

const entry = (id: number) => ({
  id,
  at: "2026-11-21T15:00:00.000Z",
  author: "erin",
  action: "draftSaved" as const,
  reason: `Reason ${id}`,
  key: `some.key${id}`,
});

/** The history screen of a service with so many entries. */
async function open(count: number, at = "/studio/history"): Promise<void> {
  const bootstrap = bootstrapFor(erin);
  const answer = async ({ url }: Request) => {
    const before = Number(new URL(url).searchParams.get("before") ?? count + 1);
    const length = Math.min(pageSize, before - 1);
    return { body: { changes: Array.from({ length }, (_, place) => entry(before - 1 - place)) } };
  };
  const fetch = mockFetch({ "/content/v1/editor/changes": answer });
  const words = await builtInWords(bootstrap);
  await render(<StudioPage at={at} bootstrap={bootstrap} words={words} fetch={fetch} />);
}

const key = (id: number) => page.getByRole("link", { name: `some.key${id}`, exact: true });
const older = () => page.getByRole("link", { name: "Show older" });

test("older entries take the focus when they come: the link that brought them is gone", { tags: "full" }, async () => {
  await open(pageSize + 10);
  await older().click();
  await expect.element(key(10)).toHaveFocus();
  expect(older().elements()).toEqual([]);
});

test("a page of older entries without any has the focus too", async () => {
  await open(pageSize);
  await older().click();
  await expect.element(page.getByText("No entries match")).toBeVisible();
  await expect.poll(() => document.activeElement !== document.body).toBe(true);
  expect(document.activeElement?.textContent).toContain("No entries match");
});

test("a page of older entries that is loaded by its address leaves the focus alone", async () => {
  await open(pageSize + 10, `/studio/history?before=${pageSize}`);
  await expect.element(key(10)).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

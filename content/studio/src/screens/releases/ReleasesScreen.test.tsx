import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { mockFetch } from "../../testing/mockFetch.ts";
import { bootstrapFor, erin } from "../../testing/fixtures.ts";
import { live, releases } from "../../testing/releaseFixtures.ts";
import { builtInWords, StudioPage } from "../../testing/StudioPage.tsx";

/** The releases screen of a service with so many releases, once it shows them, and a way to make it one more. */
async function open(count: number): Promise<{ publish: () => void; fail: (fails: boolean) => void }> {
  const bootstrap = bootstrapFor(erin);
  let refetch: () => void = () => undefined;
  let newest = count;
  let failing = false;
  const answer = async ({ url }: Request) => {
    if (failing) return "offline" as const;
    const before = Number(new URL(url).searchParams.get("before") ?? newest + 1);
    const numbers = Array.from({ length: Math.min(50, before - 1) }, (_, place) => before - 1 - place);
    const all = numbers.map((number) => ({ ...releases[1]!, release: String(number), changeSets: [], liveIn: [] }));
    return { body: { releases: all, live } };
  };
  await render(
    <StudioPage
      at="/studio/releases"
      bootstrap={bootstrap}
      words={await builtInWords(bootstrap)}
      fetch={mockFetch({ "/content/v1/editor/releases": answer })}
      onStudio={({ api }) => void (refetch = () => api.cache.invalidate("releases"))}
    />,
  );
  await expect.element(older()).toBeVisible();
  return {
    fail: (fails) => void (failing = fails),
    publish() {
      newest += 1;
      refetch();
    },
  };
}

const release = (number: number) => page.getByRole("link", { name: `Release ${number}`, exact: true }).first();
const older = () => page.getByRole("button", { name: "Show older" });

test("with older pages open a new release leaves none out", { tags: "full" }, async () => {
  const { publish } = await open(60);
  await older().click();
  await expect.element(release(10)).toBeInTheDocument();
  publish();
  await expect.element(release(61)).toBeInTheDocument();
  await expect.element(release(11)).toBeInTheDocument();
});

test(
  "older releases take the focus when they come: the button that brought them is gone",
  { tags: "full" },
  async () => {
    await open(120);
    await older().click();
    await expect.element(release(70)).toHaveFocus();
    await older().click();
    await expect.element(release(20)).toHaveFocus();
    expect(older().elements()).toEqual([]);
  },
);

test(
  "older releases that cannot be read leave the focus on the button that tries again",
  { tags: "full" },
  async () => {
    const { fail } = await open(60);
    fail(true);
    await older().click();
    const again = page.getByRole("button", { name: "Try again" });
    await expect.element(again).toHaveFocus();
    fail(false);
    await again.click();
    await expect.element(release(10)).toHaveFocus();
  },
);

test("a new release leaves the focus where it is", { tags: "full" }, async () => {
  const { publish } = await open(60);
  await older().click();
  await expect.element(release(10)).toHaveFocus();
  const other = page.getByRole("link", { name: "Release 40", exact: true });
  (other.element() as HTMLElement).focus();
  publish();
  await expect.element(release(61)).toBeInTheDocument();
  await expect.element(release(11)).toBeInTheDocument();
  await expect.element(other).toHaveFocus();
});

test("what a step did to staging is still said when the releases are read again", { tags: "full" }, async () => {
  const bootstrap = bootstrapFor(erin);
  let isCleared = false;
  const cleared = live.map((each) => ({ ...each, release: "4" }));
  const fetch = mockFetch({
    "/content/v1/editor/releases": async () => ({ body: { releases, live: isCleared ? cleared : live } }),
    "PUT /content/v1/editor/staging": async () => {
      isCleared = true;
      return { body: releases[1]! };
    },
  });
  const words = await builtInWords(bootstrap);
  await render(<StudioPage at="/studio/releases" bootstrap={bootstrap} words={words} fetch={fetch} />);
  const clear = page.getByRole("button", { name: "Remove everything" });
  await clear.click();
  const question = page.getByRole("alertdialog");
  await userEvent.fill(question.getByRole("textbox"), "Looked at");
  await question.getByRole("button", { name: "Remove everything" }).click();
  await expect.poll(() => clear.elements()).toEqual([]);
  await expect.element(page.getByText("Staging shows what customers see.")).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "../../testing/renderPart.tsx";
import { comments } from "../../testing/reviewFixtures.ts";
import { Comments } from "./Comments.tsx";

const path = "/content/v1/editor/comments";
const at = "2026-11-21T15:00:00.000Z";
const open = comments.filter(({ resolvedBy }) => resolvedBy === undefined);
const settled = open.map((comment) => ({ ...comment, resolvedBy: "erin", resolvedAt: at }));
const close = () => page.getByRole("button", { name: "Mark as resolved" });

const shown = (
  <section>
    <h2 id="comments">Comments</h2>
    <Comments about={{ changeSet: 12 }} maySettle={(author) => author === "amir"} headingId="comments" />
  </section>
);

test("resolving a comment takes one click; it then shows who resolved it, and has focus", async () => {
  const { answer } = await renderPart(shown, { [path]: { body: { comments: open } } });
  await expect.element(close()).toBeVisible();
  answer({ [path]: { body: { comments: settled } }, [`POST ${path}/1/resolution`]: { body: settled[0] } });
  await close().click();
  await expect.element(page.getByText("Resolved by erin")).toBeVisible();
  expect(close().elements()).toEqual([]);
  await expect.poll(() => document.activeElement?.textContent).toBe("Resolved by erin");
});

test("a failed resolve shows the error and can be retried", async () => {
  const { answer } = await renderPart(shown, { [path]: { body: { comments: open } } });
  answer({ [path]: { body: { comments: open } }, [`POST ${path}/1/resolution`]: "offline" });
  await close().click();
  await expect
    .element(page.getByRole("alert").filter({ hasText: "We can’t connect to the Studio right now." }))
    .toBeVisible();
  await expect.element(close()).toBeVisible();
});

test("an empty comment is reported at its field, and nothing is sent", async () => {
  const { asked } = await renderPart(shown, { [path]: { body: { comments: [] } } });
  await page.getByRole("button", { name: "Add the comment" }).click();
  await expect.element(page.getByLabelText("Your comment")).toHaveFocus();
  expect(asked.map(({ pathname }) => pathname)).toEqual([path]);
});

test("users who may not resolve a comment see it without the button", async () => {
  await renderPart(shown, { [path]: { body: { comments: [{ ...open[0], author: "carla" }] } } });
  await expect.element(page.getByText(open[0]?.text ?? "")).toBeVisible();
  expect(close().elements()).toEqual([]);
});

test(
  "a comment that is sent again without an answer is the same attempt; another one, and the next, are not",
  { tags: "full" },
  async () => {
    const sent: { text: string; idempotencyKey: string }[] = [];
    let told: "offline" | { body: object } = "offline";
    await renderPart(shown, {
      [path]: { body: { comments: [] } },
      [`POST ${path}`]: async (request) => {
        sent.push((await request.json()) as (typeof sent)[number]);
        return told;
      },
    });
    const say = async (text: string) => {
      await page.getByLabelText("Your comment").fill(text);
      await page.getByRole("button", { name: "Add the comment" }).click();
    };
    await say("Shorter?");
    await expect.poll(() => sent.length).toBe(1);
    await page.getByRole("button", { name: "Add the comment" }).click();
    await expect.poll(() => sent.length).toBe(2);
    told = { body: open[0]! };
    await say("Longer?");
    await expect.element(page.getByLabelText("Your comment")).toHaveValue("");
    await say("Longer?");
    await expect.poll(() => sent.map(({ text }) => text)).toEqual(["Shorter?", "Shorter?", "Longer?", "Longer?"]);
    const [first, again, other, next] = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(again).toBe(first);
    expect(new Set([first, other, next]).size).toBe(3);
  },
);

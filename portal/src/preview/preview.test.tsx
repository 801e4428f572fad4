import "@portico/design-system/theme";
import type { Messages } from "@portico/content-runtime/preview/content";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { bootstrapFor, dana } from "../testing/fixtures.ts";
import { type OpenedPreview, openPreview } from "./previewPage.testing.tsx";

let opened: OpenedPreview;
beforeEach(() => page.viewport(1280, 900));
afterEach(() => opened.close());

const tree = (value: string): Messages[string] => [{ type: 0, value }];
const write = (key: string, value: string | null) =>
  opened.say({ type: "write", messages: [{ key, locale: "en-US", message: value === null ? null : tree(value) }] });
const chosen = () => opened.posted.flatMap((message) => (message.type === "chosen" ? [message.key] : []));
const outline = () =>
  [...(document.querySelector("html > [popover]")?.shadowRoot?.querySelectorAll(".box") ?? [])].map((box) =>
    box.getBoundingClientRect(),
  );

/** Text that has no key. */
function unnamed(): string[] {
  const named = new Set(opened.shown().map(({ text }) => text));
  const walker = document.createTreeWalker(document.querySelector("#main") ?? document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  return texts.filter(
    (text) =>
      /\p{L}{2}/u.test(text) && ![...named].some((words) => words.includes(text.trim()) || text.includes(words)),
  );
}

describe("messages on a page", () => {
  test(
    "every text, accessible name, placeholder and title of the sign-in page has its key",
    { tags: "full" },
    async () => {
      opened = await openPreview("/", { bootstrap: { ...bootstrapFor(), demo: false } });
      await expect
        .poll(() => opened.keysOn())
        .toEqual(
          expect.arrayContaining([
            "session.signIn.screen",
            "shell.siteName.business",
            "session.signIn.submit",
            "shell.skip",
            "shell.language",
          ]),
        );
      expect(unnamed()).toEqual([]);
    },
  );

  test("update with the page", { tags: "full" }, async () => {
    opened = await openPreview("/account-summary", { bootstrap: bootstrapFor(dana) });
    await expect.poll(() => opened.keysOn()).toContain("summary.screen");
    await page.getByRole("link", { name: "Profile & Settings" }).click();
    await expect.poll(() => opened.keysOn()).toContain("settings.screen");
    expect(opened.keysOn()).not.toContain("summary.screen");
  });

  test("switch language on request", { tags: "full" }, async () => {
    opened = await openPreview("/account-summary", { bootstrap: bootstrapFor(dana) });
    opened.say({ type: "speak", locale: "es-US" });
    await expect.element(page.getByRole("button", { name: "Cerrar sesión" })).toBeVisible();
    await expect.poll(() => opened.posted.findLast((message) => message.type === "shown")?.locale).toBe("es-US");
  });

  test("are the drafts that the page was opened with", { tags: "full" }, async () => {
    opened = await openPreview("/", {
      bootstrap: bootstrapFor(),
      drafts: { "en-US": { "session.signIn.submit": tree("Come in") }, "es-US": {} },
    });
    await expect.element(page.getByRole("button", { name: "Come in" })).toBeVisible();
  });
});

describe("editing", () => {
  test("shows at once, without moving focus or changing typed input, and can be reverted", async () => {
    opened = await openPreview("/", { bootstrap: bootstrapFor() });
    const name = page.getByRole("textbox", { name: "Username" });
    await name.fill("dana");
    const field = document.activeElement;
    write("session.signIn.submit", "Come in");
    await expect.element(page.getByRole("button", { name: "Come in" })).toBeVisible();
    expect([document.activeElement === field, (field as HTMLInputElement).value]).toEqual([true, "dana"]);
    write("session.signIn.submit", null);
    await expect.element(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  });

  test("is reported to the Studio as what is on the page", async () => {
    opened = await openPreview("/", { bootstrap: bootstrapFor() });
    write("session.signIn.submit", "Come in");
    await expect.poll(() => opened.shown().find(({ key }) => key === "session.signIn.submit")?.text).toBe("Come in");
  });
});

describe("choosing mode", () => {
  test("a click on a link reports its message, and does not navigate", { tags: "full" }, async () => {
    opened = await openPreview("/account-summary", { bootstrap: bootstrapFor(dana) });
    await expect.poll(() => opened.keysOn()).toContain("shell.tab.profile");
    opened.say({ type: "choose", on: true });
    await page.getByRole("link", { name: "Profile & Settings" }).click();
    expect([chosen(), opened.keysOn().includes("summary.screen")]).toEqual([["shell.tab.profile"], true]);
  });

  test(
    "a control without text is chosen by its accessible name, with keyboard and pointer",
    { tags: "full" },
    async () => {
      opened = await openPreview("/account-summary", { bootstrap: bootstrapFor(dana) });
      await expect.poll(() => opened.keysOn()).toContain("shell.signOut");
      opened.say({ type: "choose", on: true });
      await page.getByRole("button", { name: "Sign out" }).click();
      (document.querySelector('[aria-label="Sign out"]') as HTMLElement).focus();
      await userEvent.keyboard("{Enter}");
      expect(chosen()).toEqual(["shell.signOut", "shell.signOut"]);
    },
  );

  test("the hovered message is framed without layout shift", { tags: "full" }, async () => {
    opened = await openPreview("/account-summary", { bootstrap: bootstrapFor(dana) });
    await expect.poll(() => opened.keysOn()).toContain("shell.tab.profile");
    const link = page.getByRole("link", { name: "Profile & Settings" });
    const before = link.element().getBoundingClientRect();
    opened.say({ type: "choose", on: true });
    await link.hover();
    await expect.poll(() => outline().length).toBe(1);
    const [box] = outline();
    expect((box?.left ?? 0) >= before.left && (box?.right ?? 0) <= before.right + 6).toBe(true);
    expect(link.element().getBoundingClientRect()).toEqual(before);
  });

  test("switched off, the page works normally again", { tags: "full" }, async () => {
    opened = await openPreview("/account-summary", { bootstrap: bootstrapFor(dana) });
    opened.say({ type: "choose", on: true });
    opened.say({ type: "choose", on: false });
    await page.getByRole("link", { name: "Profile & Settings" }).click();
    await expect.poll(() => opened.keysOn()).toContain("settings.screen");
    expect([chosen(), outline()]).toEqual([[], []]);
  });
});

describe("highlighting from the Studio's list", () => {
  test("scrolls a message into view and frames it; null removes the frame", async () => {
    await page.viewport(360, 300);
    opened = await openPreview("/", { bootstrap: { ...bootstrapFor(), demo: false } });
    await expect.poll(() => opened.keysOn()).toContain("session.signIn.submit");
    opened.say({ type: "point", key: "session.signIn.submit" });
    await expect.poll(() => outline().length).toBeGreaterThan(0);
    await expect.poll(() => outline().some(({ top, bottom }) => top >= 0 && bottom <= 300)).toBe(true);
    opened.say({ type: "point", key: null });
    expect(outline()).toEqual([]);
  });
});

describe("auditing", () => {
  test("axe finds nothing on the page, and markers and frames add no findings", { tags: "full" }, async () => {
    opened = await openPreview("/account-summary", { bootstrap: bootstrapFor(dana) });
    opened.say({ type: "point", key: "summary.screen" });
    opened.say({ type: "audit", locale: "en-US" });
    await expect
      .poll(() => opened.posted.find((message) => message.type === "audited"), { timeout: 15_000 })
      .toEqual({ type: "audited", findings: [] });
  });

  test("a finding is in the editor's language, with the message keys it affects", { tags: "full" }, async () => {
    opened = await openPreview("/", { bootstrap: { ...bootstrapFor(), demo: false } });
    const submit = page.getByRole("button", { name: "Sign in", exact: true }).element() as HTMLElement;
    submit.style.cssText = "background: #fff; color: #ddd";
    opened.say({ type: "audit", locale: "es-US" });
    await expect
      .poll(() => opened.posted.find((message) => message.type === "audited"), { timeout: 15_000 })
      .toMatchObject({
        findings: [
          {
            rule: "color-contrast",
            impact: "serious",
            count: 1,
            words: ["session.signIn.submit"],
            help: expect.stringMatching(/contraste/),
          },
        ],
      });
  });
});

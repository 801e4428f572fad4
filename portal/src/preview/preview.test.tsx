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
const write = (key: string, value: string | null) => opened.say({ type: "write", messages: [{ key, locale: "en-US", message: value === null ? null : tree(value) }] });
const chosen = () => opened.told.flatMap((news) => (news.type === "chosen" ? [news.key] : []));
const outline = () => [...(document.querySelector("html > [popover]")?.shadowRoot?.querySelectorAll(".box") ?? [])].map((box) => box.getBoundingClientRect());

/** Text that names no key. */
function unnamed(): string[] {
  const named = new Set(opened.shown().map(({ text }) => text));
  const walker = document.createTreeWalker(document.querySelector("#main") ?? document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  return texts.filter((text) => /\p{L}{2}/u.test(text) && ![...named].some((words) => words.includes(text.trim()) || text.includes(words)));
}

describe("words on a page", () => {
  test("every one of the sign-in page names its key: texts, names, hints and the title", async () => {
    opened = await openPreview("/", { bootstrap: { ...bootstrapFor(), demo: false } });
    await expect.poll(() => opened.keysOn()).toEqual(expect.arrayContaining(["session.signIn.screen", "shell.siteName.business", "session.signIn.submit", "shell.skip", "shell.language"]));
    expect(unnamed()).toEqual([]);
  });

  test("change with the page", async () => {
    opened = await openPreview("/account-summary", { bootstrap: bootstrapFor(dana) });
    await expect.poll(() => opened.keysOn()).toContain("summary.screen");
    await page.getByRole("link", { name: "Profile & Settings" }).click();
    await expect.poll(() => opened.keysOn()).toContain("settings.screen");
    expect(opened.keysOn()).not.toContain("summary.screen");
  });

  test("speak the other language when asked to", async () => {
    opened = await openPreview("/account-summary", { bootstrap: bootstrapFor(dana) });
    opened.say({ type: "speak", locale: "es-US" });
    await expect.element(page.getByRole("button", { name: "Cerrar sesión" })).toBeVisible();
    await expect.poll(() => opened.told.findLast((news) => news.type === "shown")?.locale).toBe("es-US");
  });

  test("are the drafts that the page came with", async () => {
    opened = await openPreview("/", { bootstrap: bootstrapFor(), drafts: { "en-US": { "session.signIn.submit": tree("Come in") }, "es-US": {} } });
    await expect.element(page.getByRole("button", { name: "Come in" })).toBeVisible();
  });
});

describe("writing", () => {
  test("shows at once, and moves neither the focus nor what was typed; and goes back", async () => {
    opened = await openPreview("/", { bootstrap: bootstrapFor() });
    const name = page.getByRole("textbox", { name: "User name" });
    await name.fill("dana");
    const field = document.activeElement;
    write("session.signIn.submit", "Come in");
    await expect.element(page.getByRole("button", { name: "Come in" })).toBeVisible();
    expect([document.activeElement === field, (field as HTMLInputElement).value]).toEqual([true, "dana"]);
    write("session.signIn.submit", null);
    await expect.element(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  });

  test("is told to the Studio as what is on the page", async () => {
    opened = await openPreview("/", { bootstrap: bootstrapFor() });
    write("session.signIn.submit", "Come in");
    await expect.poll(() => opened.shown().find(({ key }) => key === "session.signIn.submit")?.text).toBe("Come in");
  });
});

describe("choosing", () => {
  test("a click on a link says which words are meant, and goes nowhere", async () => {
    opened = await openPreview("/account-summary", { bootstrap: bootstrapFor(dana) });
    await expect.poll(() => opened.keysOn()).toContain("shell.tab.profile");
    opened.say({ type: "choose", on: true });
    await page.getByRole("link", { name: "Profile & Settings" }).click();
    expect([chosen(), opened.keysOn().includes("summary.screen")]).toEqual([["shell.tab.profile"], true]);
  });

  test("a control without text is chosen by its name, and by key as by pointer", async () => {
    opened = await openPreview("/account-summary", { bootstrap: bootstrapFor(dana) });
    await expect.poll(() => opened.keysOn()).toContain("shell.signOut");
    opened.say({ type: "choose", on: true });
    await page.getByRole("button", { name: "Sign out" }).click();
    (document.querySelector('[aria-label="Sign out"]') as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    expect(chosen()).toEqual(["shell.signOut", "shell.signOut"]);
  });

  test("what is pointed at is framed, without moving anything", async () => {
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

  test("switched off, the page is a page again", async () => {
    opened = await openPreview("/account-summary", { bootstrap: bootstrapFor(dana) });
    opened.say({ type: "choose", on: true });
    opened.say({ type: "choose", on: false });
    await page.getByRole("link", { name: "Profile & Settings" }).click();
    await expect.poll(() => opened.keysOn()).toContain("settings.screen");
    expect([chosen(), outline()]).toEqual([[], []]);
  });
});

describe("pointing from the Studio's list", () => {
  test("brings words into sight and frames them; null takes the frame away", async () => {
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

describe("judging", () => {
  test("the page as it stands has nothing to find, and the marks and frames make nothing", async () => {
    opened = await openPreview("/account-summary", { bootstrap: bootstrapFor(dana) });
    opened.say({ type: "point", key: "summary.screen" });
    opened.say({ type: "judge", locale: "en-US" });
    await expect.poll(() => opened.told.find((news) => news.type === "judged"), { timeout: 15_000 }).toEqual({ type: "judged", findings: [] });
  });

  test("a finding is said in the editor's language, with the keys of the words that it is about", async () => {
    opened = await openPreview("/", { bootstrap: { ...bootstrapFor(), demo: false } });
    const submit = page.getByRole("button", { name: "Sign in" }).element() as HTMLElement;
    submit.style.cssText = "background: #fff; color: #ddd";
    opened.say({ type: "judge", locale: "es-US" });
    await expect.poll(() => opened.told.find((news) => news.type === "judged"), { timeout: 15_000 }).toMatchObject({
      findings: [{ rule: "color-contrast", impact: "serious", count: 1, words: ["session.signIn.submit"], help: expect.stringMatching(/contraste/) }],
    });
  });
});

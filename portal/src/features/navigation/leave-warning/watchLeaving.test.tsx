import { afterEach, beforeEach, expect, test } from "vitest";
import { watchLeaving } from "./watchLeaving.ts";

const before = location.href;
let end: () => void = () => undefined;
let asked: (() => void)[] = [];
const heard: string[] = [];
const router = () => void heard.push(location.pathname);

beforeEach(() => {
  // History entries as the router creates them: the previous page and this one.
  history.replaceState({ idx: 6 }, "", "/before");
  history.pushState({ idx: 7 }, "", "/here");
  asked = [];
  heard.length = 0;
  end = watchLeaving("/here", (proceed) => void asked.push(proceed));
  window.addEventListener("popstate", router);
});
afterEach(() => {
  end();
  window.removeEventListener("popstate", router);
  document.body.replaceChildren();
  history.replaceState(null, "", before);
});

test("[SHELL-21] the browser's Back button opens the warning and stays on the page; the router gets no event until the customer leaves", async () => {
  history.back();
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(() => location.pathname).toBe("/here");
  expect(heard).toEqual([]);
  asked[0]?.();
  await expect.poll(() => heard).toEqual(["/before"]);
  expect(asked.length).toBe(1);
});

test("[SHELL-21] after staying, the next try opens the warning again", async () => {
  for (const times of [1, 2]) {
    history.back();
    await expect.poll(() => asked.length).toBe(times);
    await expect.poll(() => location.pathname).toBe("/here");
  }
  expect(heard).toEqual([]);
});

test("[SHELL-21] leaving the site opens the browser's own warning; after unsubscribing there is none", () => {
  const leaving = () => new Event("beforeunload", { cancelable: true });
  const first = leaving();
  window.dispatchEvent(first);
  expect(first.defaultPrevented).toBe(true);
  end();
  const second = leaving();
  window.dispatchEvent(second);
  expect(second.defaultPrevented).toBe(false);
});

test.each([
  ["another step of the page", '<a href="/here?step=2">x</a>', {}],
  ["another tab", '<a href="/before" target="_blank">x</a>', {}],
  ["a file", '<a href="/before" download>x</a>', {}],
  ["a press that opens a tab", '<a href="/before">x</a>', { ctrlKey: true }],
  ["a telephone number", '<a href="tel:+18005550100">x</a>', {}],
])("[SHELL-21] %s opens no warning", (_, html, keys) => {
  document.body.innerHTML = html;
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
  expect(asked).toEqual([]);
});

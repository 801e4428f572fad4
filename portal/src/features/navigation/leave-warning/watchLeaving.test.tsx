import { afterEach, beforeEach, expect, test } from "vitest";
import { watchLeaving } from "./watchLeaving.ts";

const before = location.href;
let end: () => void = () => undefined;
let asked: (() => void)[] = [];
const heard: string[] = [];
const router = () => void heard.push(location.pathname);

beforeEach(() => {
  // As the router keeps its places: the page before, and this one.
  history.replaceState({ idx: 6 }, "", "/before");
  history.pushState({ idx: 7 }, "", "/here");
  asked = [];
  heard.length = 0;
  end = watchLeaving("/here", (goOn) => void asked.push(goOn));
  window.addEventListener("popstate", router);
});
afterEach(() => {
  end();
  window.removeEventListener("popstate", router);
  document.body.replaceChildren();
  history.replaceState(null, "", before);
});

test("[SHELL-21] the browser's back asks first and stays where it was; the router hears of nothing until the customer leaves", async () => {
  history.back();
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(() => location.pathname).toBe("/here");
  expect(heard).toEqual([]);
  asked[0]?.();
  await expect.poll(() => heard).toEqual(["/before"]);
  expect(asked.length).toBe(1);
});

test("[SHELL-21] who stays can try again, and is asked again", async () => {
  for (const times of [1, 2]) {
    history.back();
    await expect.poll(() => asked.length).toBe(times);
    await expect.poll(() => location.pathname).toBe("/here");
  }
  expect(heard).toEqual([]);
});

test("[SHELL-21] leaving the site is asked by the browser; after the watch has ended nothing is", () => {
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
])("[SHELL-21] %s is not asked about", (_, html, keys) => {
  document.body.innerHTML = html;
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
  expect(asked).toEqual([]);
});

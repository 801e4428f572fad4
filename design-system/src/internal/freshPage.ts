import { cleanup } from "vitest-browser-react/pure";
import { page } from "vitest/browser";
import { afterAll, beforeEach } from "vitest";

/** Files of tests share one page, which keeps what was loaded: each test begins with nothing on it, each file with a page as it was opened. */
const opened = { path: location.href, attributes: new Map([...document.documentElement.attributes].map(({ name, value }) => [name, value])), title: document.title };

/** Where the Tab key goes on from: a page keeps the place of what had the focus, also when it is gone. */
function tabFromTheStart(): void {
  const start = document.createElement("button");
  document.body.prepend(start);
  start.focus();
  start.remove();
}

// A page remembers 250 of the files that it asked for, and what is loaded for all tests is more.
performance.setResourceTimingBufferSize(100_000);

beforeEach(async () => {
  await cleanup();
  tabFromTheStart();
});

afterAll(async () => {
  await cleanup();
  const { documentElement, body } = document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
  for (const [name, value] of opened.attributes) documentElement.setAttribute(name, value);
  body.replaceChildren();
  body.removeAttribute("style");
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", opened.path);
  document.title = opened.title;
  await page.viewport(1280, 800);
});

import { cleanup } from "vitest-browser-react/pure";
import { page } from "vitest/browser";
import { afterAll, beforeEach } from "vitest";

/**
 * Test files share one browser page and its loaded modules: each test starts with an empty document, and each file with
 * a reset page.
 */
const opened = {
  path: location.href,
  attributes: new Map([...document.documentElement.attributes].map(({ name, value }) => [name, value])),
  title: document.title,
};

/**
 * Resets the sequential focus starting point: the browser remembers where the focus was, even after the element is
 * gone.
 */
function tabFromTheStart(): void {
  const start = document.createElement("button");
  document.body.prepend(start);
  start.focus();
  start.remove();
}

// The resource timing buffer holds 250 entries by default, and the tests load more.
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

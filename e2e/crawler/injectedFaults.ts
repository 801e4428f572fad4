import type { Page } from "@playwright/test";
import { copyIn } from "../fixtures/copy.ts";

/** A test page with one fault, and the report that the crawler must give. */
export type InjectedFault = { fault: string; body: string; script?: string; finding: RegExp };

const older = copyIn("es")("statements.list.more");
const button = '<button id="b">Press me</button>';
const onPress = (work: string) => `document.getElementById("b").addEventListener("click", () => { ${work} });`;

/** One page for each kind of fault that the crawler detects. */
export const injectedFaults: readonly InjectedFault[] = [
  { fault: "a button that does nothing", body: button, finding: /nothing happens/ },
  {
    fault: "a rejected promise",
    body: button,
    script: onPress('document.title += "!"; Promise.reject(new Error("nobody listens"));'),
    finding: /uncaught: nobody listens/,
  },
  {
    fault: "an error in the console",
    body: button,
    script: onPress('document.title += "!"; console.error("broken");'),
    finding: /console error: broken/,
  },
  {
    fault: "a warning in the console",
    body: button,
    script: onPress('document.title += "!"; console.warn("careful");'),
    finding: /console warning: careful/,
  },
  {
    fault: "a skeleton that stays",
    body: button,
    script: onPress(
      'document.body.insertAdjacentHTML("beforeend", "<div data-state=loading>Loading your bill</div>");',
    ),
    finding: /loading does not end: Loading your bill/,
  },
  {
    fault: "an answer 500",
    body: button,
    script: onPress('document.title += "!"; fetch("/injected/broken");'),
    finding: /answer 500: GET \/injected\/broken/,
  },
  {
    fault: "a dead link",
    body: '<a href="/injected/nowhere">Somewhere</a>',
    finding: /dead link: \/injected\/nowhere/,
  },
  {
    fault: "a link to billing that does not say so",
    body: '<a href="/billing">Somewhere</a>',
    finding: /"Somewhere" leads to billing and does not say so/,
  },
  {
    fault: "a focus that is lost",
    body: button,
    script: onPress('document.getElementById("b").replaceWith("Done");'),
    finding: /the focus is on the body/,
  },
  {
    fault: "a name without the visible words",
    body: '<a href="/injected" aria-label="Something else">Nov 22</a>',
    finding: /"Nov 22" is visible on "Something else"/,
  },
  {
    fault: "words in the other language",
    body: `<p>${older}</p>`,
    finding: new RegExp(`in the other language: ${older}`),
  },
  {
    fault: "a fault behind a dialog's second answer",
    body: `${button}<dialog id="d" aria-label="Sure?"><button id="no">No</button><button id="yes">Yes</button></dialog>`,
    script: `const d = document.getElementById("d"); ${onPress("d.showModal();")} document.getElementById("no").onclick = () => d.close(); document.getElementById("yes").onclick = () => { d.close(); setTimeout(() => { throw new Error("second answer"); }); };`,
    finding: /uncaught: second answer/,
  },
];

/** Serves a page with an injected fault at `/injected`, with a failing service beside it. */
export async function injectFault(
  page: Page,
  { body, script = "" }: Pick<InjectedFault, "body" | "script">,
): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><title>Injected fault</title><link rel="icon" href="data:,"></head><body><main><h1 tabindex="-1">Injected fault</h1>${body}</main><script>${script}</script></body></html>`;
  await page.route("**/injected", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.route("**/injected/broken", (route) => route.fulfill({ status: 500, body: "{}" }));
}

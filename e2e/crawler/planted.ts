import type { Page } from "@playwright/test";

/** A page of ours with one fault, and what the crawl has to say of it. */
export type Planted = { fault: string; body: string; script?: string; finding: RegExp };

const button = '<button id="b">Press me</button>';
const onPress = (work: string) => `document.getElementById("b").addEventListener("click", () => { ${work} });`;

/** One page for each kind of fault that the crawl is there to find. */
export const planted: readonly Planted[] = [
  { fault: "a button that does nothing", body: button, finding: /nothing happens/ },
  { fault: "a rejected promise", body: button, script: onPress('document.title += "!"; Promise.reject(new Error("nobody listens"));'), finding: /uncaught: nobody listens/ },
  { fault: "an error in the console", body: button, script: onPress('document.title += "!"; console.error("broken");'), finding: /console error: broken/ },
  { fault: "a warning in the console", body: button, script: onPress('document.title += "!"; console.warn("careful");'), finding: /console warning: careful/ },
  { fault: "a skeleton that stays", body: button, script: onPress('document.body.insertAdjacentHTML("beforeend", "<div data-state=loading>Loading your bill</div>");'), finding: /loading does not end: Loading your bill/ },
  { fault: "an answer 500", body: button, script: onPress('document.title += "!"; fetch("/planted/broken");'), finding: /answer 500: GET \/planted\/broken/ },
  { fault: "a dead link", body: '<a href="/planted/nowhere">Somewhere</a>', finding: /dead link: \/planted\/nowhere/ },
  { fault: "a focus that is lost", body: button, script: onPress('document.getElementById("b").replaceWith("Done");'), finding: /the focus is on the body/ },
  { fault: "a name without the visible words", body: '<a href="/planted" aria-label="Something else">Nov 22</a>', finding: /"Nov 22" is visible on "Something else"/ },
  { fault: "words in the other language", body: "<p>Mostrar estados de cuenta anteriores</p>", finding: /in the other language: Mostrar estados de cuenta anteriores/ },
  { fault: "a fault behind a dialog's second answer", body: `${button}<dialog id="d" aria-label="Sure?"><button id="no">No</button><button id="yes">Yes</button></dialog>`, script: `const d = document.getElementById("d"); ${onPress("d.showModal();")} document.getElementById("no").onclick = () => d.close(); document.getElementById("yes").onclick = () => { d.close(); setTimeout(() => { throw new Error("second answer"); }); };`, finding: /uncaught: second answer/ },
];

/** Serves a planted page at `/planted`, with a service that breaks beside it. */
export async function plant(page: Page, { body, script = "" }: Pick<Planted, "body" | "script">): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><title>Planted</title><link rel="icon" href="data:,"></head><body><main><h1 tabindex="-1">Planted</h1>${body}</main><script>${script}</script></body></html>`;
  await page.route("**/planted", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.route("**/planted/broken", (route) => route.fulfill({ status: 500, body: "{}" }));
}

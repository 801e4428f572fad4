import "@portico/design-system/theme";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { mockFetch } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import {
  casesPath,
  formsAnswerPath,
  newCase,
  supportCases,
  supportForms,
  technicalForm,
} from "../../../testing/supportFixtures.ts";
import type { CaseRequest } from "../model/support.api.ts";

const id = "technical-problem";
const moving = { ...technicalForm, title: { en: "Ask about moving", es: "Preguntar por una mudanza" } };
const notSent = "We couldn’t send your request “Report something that doesn’t work”.";

/** The first request is refused, the others are accepted. Returns what was sent. */
async function open() {
  const sent: CaseRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === "POST" && new URL(request.url).pathname === casesPath)
      sent.push((await request.clone().json()) as CaseRequest);
    return mockFetch({
      [`GET ${casesPath}`]: { body: supportCases() },
      [formsAnswerPath]: {
        body: supportForms({ id, definition: technicalForm }, { id: "moving", definition: moving }),
      },
      [`POST ${casesPath}`]: sent.length === 1 ? { status: 503, code: "UNAVAILABLE" } : { body: newCase },
    })(request);
  };
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  await render(
    <PortalPage content={content} bootstrap={bootstrap} at={`/support/forms?form=${id}`} parts={{ fetch }} />,
  );
  return sent;
}

const whatHappens = () => page.getByRole("textbox", { name: "What happens?" });
const send = () => page.getByRole("button", { name: "Send request" }).click();
const toList = () => page.getByRole("link", { name: "All forms and requests" }).click();
const toMoving = () => page.getByRole("link", { name: "Ask about moving" }).click();

async function fill(text: string) {
  await page.getByRole("combobox", { name: "Which service?" }).selectOptions("INTERNET");
  await page.getByRole("radio", { name: "Nothing works" }).click();
  await whatHappens().fill(text);
}

/** Sends a request that fails, and leaves its form. */
async function openAfterFailure() {
  const sent = await open();
  await fill("No light.");
  await page.getByRole("textbox", { name: "Since when? (optional)" }).fill("11/20/26");
  await send();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await toList();
  return sent;
}

beforeEach(() => page.viewport(360, 2500));

test(
  "[SERV-13 partly] the list says which request was not sent, and its form still has what was typed and why",
  { tags: "full" },
  async () => {
    await openAfterFailure();
    await expect.element(page.getByText(notSent)).toBeVisible();
    await expectNoAxeViolations();
    await toMoving();
    await expect.element(whatHappens()).toHaveValue("");
    expect(page.getByRole("alert").elements()).toEqual([]);
    await toList();
    await page.getByRole("link", { name: "Open the form" }).click();
    await expect.element(whatHappens()).toHaveValue("No light.");
    await expect.element(page.getByRole("textbox", { name: "Since when? (optional)" })).toHaveValue("11/20/26");
    await expect.element(page.getByRole("alert")).toBeVisible();
  },
);

test("another form that is sent meanwhile leaves the failed one as it is", { tags: "full" }, async () => {
  await openAfterFailure();
  await toMoving();
  await fill("In May.");
  await send();
  await expect.element(page.getByText("We received your request. Its number is CS-400003.")).toBeVisible();
  await toList();
  await page.getByRole("link", { name: "Open the form" }).click();
  await expect.element(whatHappens()).toHaveValue("No light.");
});

test(
  "a failed request that is changed after another visit, and sent, leaves nothing behind",
  { tags: "full" },
  async () => {
    const sent = await openAfterFailure();
    await page.getByRole("link", { name: "Open the form" }).click();
    await whatHappens().fill("No light at all.");
    await toList();
    await page.getByRole("link", { name: "Open the form" }).click();
    await expect.element(whatHappens()).toHaveValue("No light at all.");
    await send();
    await expect.element(page.getByText("We received your request. Its number is CS-400003.")).toBeVisible();
    expect(sent.at(-1)?.answers).toMatchObject({ description: "No light at all.", since: "2026-11-20" });
    await page.getByRole("link", { name: "See your requests" }).click();
    await expect.element(page.getByRole("link", { name: "Ask about moving" })).toBeVisible();
    expect(page.getByText(notSent).elements()).toEqual([]);
  },
);

test("a request that is sent again on the next visit is the same attempt", { tags: "full" }, async () => {
  const sent = await openAfterFailure();
  await page.getByRole("link", { name: "Open the form" }).click();
  await send();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toEqual(sent[0]);
});

test("files don’t stay with the form: it asks for them again", { tags: "full" }, async () => {
  await open();
  await fill("No light.");
  const photo = new File(["x"], "router.png", { type: "image/png" });
  await userEvent.upload(page.getByLabelText(/Files \(optional\)/), [photo]);
  await send();
  await expect.element(page.getByRole("alert").first()).toBeVisible();
  await toList();
  await page.getByRole("link", { name: "Open the form" }).click();
  await expect
    .element(page.getByText("Add your files again. They weren’t kept when you left this page."))
    .toBeVisible();
});

import "@portico/design-system/theme";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { type MockAnswer, mockFetch } from "../../../testing/mockFetch.ts";
import { bootstrapFor, gina } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import { accountCases, answersPath, casesPath, newCase } from "../../../testing/supportFixtures.ts";
import type { AnswerRequest, SupportCase } from "../model/support.api.ts";

const words = "We changed the modem.";
const answered: SupportCase = {
  ...newCase,
  state: "ANSWERED",
  messages: [
    ...newCase.messages,
    { from: "AGENT", body: words, answers: [], files: [], sentAt: "2026-11-20T16:20:00.000Z" },
  ],
};
const more: SupportCase = {
  ...newCase,
  messages: [
    ...newCase.messages,
    { from: "CUSTOMER", body: "It is down now.", answers: [], files: [], sentAt: "2026-11-20T16:20:00.000Z" },
  ],
};

/** An agent's view of the requests of an account, with one opened; `after` is how it is once something was sent. */
async function open(answer: MockAnswer = { body: answered }, after: SupportCase = answered) {
  let stored = newCase;
  const sent: AnswerRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === "POST" && new URL(request.url).pathname === answersPath(newCase.id)) {
      sent.push((await request.clone().json()) as AnswerRequest);
      stored = after;
    }
    return mockFetch({
      [`GET ${casesPath}`]: { body: accountCases(stored) },
      [answersPath(newCase.id)]: answer,
    })(request);
  };
  const bootstrap = bootstrapFor(gina);
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/support/forms" parts={{ fetch }} />);
  await page.getByText("1 message in CS-400003").click();
  return { sent };
}
const message = () => page.getByRole("textbox", { name: "Message to the customer" });
const press = (name: string) => page.getByRole("button", { name }).click();

beforeEach(() => page.viewport(600, 2500));

test(
  "[SERV-08 partly] an agent sees who sent a request and what they wrote, and no form to send one",
  { tags: "full" },
  async () => {
    await open();
    await expect.element(page.getByRole("heading", { name: "Requests of this account" })).toBeVisible();
    await expect.element(page.getByText("From Dana")).toBeVisible();
    await expect.element(page.getByText(/^Dana, Nov 18, 2026/)).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Send a request" })).not.toBeInTheDocument();
    await expectNoAxeViolations();
  },
);

test(
  "[SERV-08 partly] an answer names what the agent has seen, says that it was sent, and clears the field",
  { tags: "full" },
  async () => {
    const { sent } = await open();
    await message().fill(words);
    await press("Send answer");
    await expect.element(page.getByText("Your answer was sent.")).toBeVisible();
    await expect.element(message()).toHaveValue("");
    expect(sent).toEqual([expect.objectContaining({ body: words, state: "ANSWERED", seen: 1 })]);
  },
);

test("an answer without a text is not sent", { tags: "full" }, async () => {
  const { sent } = await open();
  await press("Send answer");
  await expect.element(message()).toHaveAttribute("aria-invalid", "true");
  expect(sent).toEqual([]);
});

test("a request is taken without a text", { tags: "full" }, async () => {
  const taken: SupportCase = { ...newCase, state: "IN_PROGRESS" };
  const { sent } = await open({ body: taken }, taken);
  await page.getByRole("radio", { name: "In progress" }).click();
  await press("Mark as in progress");
  await expect.element(page.getByText("The request is in progress.")).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ body: "", state: "IN_PROGRESS" })]);
});

test(
  "[SERV-08 partly] when the customer wrote meanwhile, the new message is shown, and the answer is still there",
  { tags: "full" },
  async () => {
    const { sent } = await open({ status: 412, code: "CONFLICT" }, more);
    await message().fill(words);
    await press("Send answer");
    await expect.element(page.getByText("The customer wrote again. Nothing was sent.")).toBeVisible();
    await expect.element(page.getByText("It is down now.")).toBeVisible();
    await expect.element(message()).toHaveValue(words);
    await press("Send answer");
    await expect.poll(() => sent.map(({ seen }) => seen)).toEqual([1, 2]);
  },
);

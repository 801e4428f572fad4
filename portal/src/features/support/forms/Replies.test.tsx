import "@portico/design-system/theme";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { type MockAnswer, mockFetch } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import {
  answeredCase,
  casesPath,
  formsAnswerPath,
  repliesPath,
  supportCases,
  technicalForms,
} from "../../../testing/supportFixtures.ts";
import type { SupportCase } from "../model/support.api.ts";
import { casesRead } from "../model/webForm.slice.ts";

const mine = "It happened again.";
const replied: SupportCase = {
  ...answeredCase,
  state: "IN_PROGRESS",
  messages: [
    ...answeredCase.messages,
    { from: "CUSTOMER", body: mine, answers: [], files: [], sentAt: "2026-11-20T16:20:00.000Z" },
  ],
};

/** The messages of a request, opened; `after` is how the request is once a reply was sent. */
async function open(reply: MockAnswer = { body: replied }, after: SupportCase = replied) {
  let stored = answeredCase;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === "POST" && new URL(request.url).pathname === repliesPath(answeredCase.id)) stored = after;
    return mockFetch({
      [`GET ${casesPath}`]: { body: supportCases(stored) },
      [formsAnswerPath]: { body: technicalForms },
      [repliesPath(answeredCase.id)]: reply,
    })(request);
  };
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  let refresh = () => undefined as void;
  await render(
    <PortalPage
      content={content}
      bootstrap={bootstrap}
      at="/support/forms"
      parts={{ fetch }}
      onPortal={({ store }) => {
        refresh = () => void store.dispatch(casesRead.requested({ accountId: "8347201180" }));
      }}
    />,
  );
  await page.getByText("2 messages in CS-400002").click();
  return {
    answer: (changed: SupportCase) => {
      stored = changed;
      refresh();
    },
  };
}
const message = () => page.getByRole("textbox", { name: "Your message" });
const send = async () => {
  await message().fill(mine);
  await page.getByRole("button", { name: "Send reply" }).click();
};
const sent = () => page.getByRole("status").filter({ hasText: "Your reply was sent" });

beforeEach(() => page.viewport(600, 2500));

test(
  "[SERV-08 partly] after a reply was sent the page says so, and its text is cleared",
  { tags: "full" },
  async () => {
    await open();
    await send();
    await expect.element(sent()).toBeVisible();
    await expect.element(message()).toHaveValue("");
  },
);

test(
  "[SERV-08 partly] while the next reply is typed, the page no longer says that one was sent",
  { tags: "full" },
  async () => {
    await open();
    await send();
    await expect.element(sent()).toBeVisible();
    await message().fill("And again.");
    await expect.element(sent()).not.toBeInTheDocument();
  },
);

test(
  "[SERV-08 partly] an answer that arrives meanwhile leaves a reply that is being typed",
  { tags: "full" },
  async () => {
    const { answer } = await open();
    await message().fill("It happened");
    const more = {
      from: "AGENT" as const,
      body: "Is it better now?",
      answers: [],
      files: [],
      sentAt: "2026-11-20T16:20:00.000Z",
    };
    answer({ ...answeredCase, messages: [...answeredCase.messages, more] });
    await expect.element(page.getByText("Is it better now?")).toBeVisible();
    await expect.element(message()).toHaveValue("It happened");
  },
);

test(
  "[SERV-08 partly] a reply to a request that was closed meanwhile keeps its text and says why it wasn’t sent",
  { tags: "full" },
  async () => {
    await open({ status: 409, code: "CASE_CLOSED" }, { ...answeredCase, state: "CLOSED" });
    await send();
    await expect.element(page.getByText("Closed", { exact: true })).toBeVisible();
    await expect.element(page.getByRole("alert").filter({ hasText: "This request is closed." })).toBeVisible();
    await expect.element(message()).toHaveValue(mine);
  },
);

test("[SERV-08 partly] a request that was closed meanwhile takes no other try", { tags: "full" }, async () => {
  await open({ status: 409, code: "CASE_CLOSED" }, { ...answeredCase, state: "CLOSED" });
  await send();
  await expect
    .element(page.getByRole("button", { name: "Send reply" }))
    .toHaveAccessibleDescription("This request is closed. Send a new one if you need more help.");
});

test("while a reply is sent, the button of another request says to wait", { tags: "full" }, async () => {
  const other = { ...answeredCase, id: "CS-400009" };
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  const answers = {
    [`GET ${casesPath}`]: { body: supportCases(answeredCase, other) },
    [formsAnswerPath]: { body: technicalForms },
    [repliesPath(answeredCase.id)]: "never" as const,
  };
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/support/forms" answers={answers} />);
  for (const { id } of [answeredCase, other]) await page.getByText(`2 messages in ${id}`).click();
  await message().first().fill(mine);
  await page.getByRole("button", { name: "Send reply" }).first().click();
  await expect.element(page.getByRole("button", { name: "Sending your request" })).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Send reply" }))
    .toHaveAccessibleDescription("Your message about another request is still being sent. Wait until it’s done.");
});

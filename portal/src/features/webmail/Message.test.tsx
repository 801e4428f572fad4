import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { type MockAnswers, unavailable } from "../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../testing/PortalPage.tsx";
import { markedMessage, openedMessage, webmailPath } from "../../testing/webmailFixtures.ts";

const opening = `${webmailPath} MailMessage`;
const marking = `${webmailPath} MarkMailMessage`;

async function open(answers: MockAnswers) {
  const bootstrap = bootstrapFor(dana);
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/webmail/message?id=MB-hello-1"
      answers={answers}
    />,
  );
}

const unread = { [opening]: { body: { data: openedMessage() } } };

test(
  "[SERV-12 partly] a message is read on a page of its own, with who sent it, when, and to which mailbox",
  { tags: "full" },
  async () => {
    await open({ ...unread, [marking]: { body: markedMessage(true) } });
    await expect.element(page.getByRole("heading", { level: 1, name: "Question about our boat policy" })).toBeVisible();
    const main = page.getByRole("main");
    for (const text of [
      "Marina Cole",
      "marina.cole@pierside.example",
      "To hello@anchor-row.example",
      "Nov 21, 9:40 AM",
    ])
      await expect.element(main.getByText(text, { exact: true }).first()).toBeVisible();
    await expect.element(main.getByText(/We moved our two skiffs/)).toBeVisible();
    await expect.element(main.getByRole("link", { name: "Webmail" })).toHaveAttribute("href", "/webmail");
    await expectNoAxeViolations();
  },
);

test(
  "subject and text are marked as in an unknown language, whatever the language of the page",
  { tags: "full" },
  async () => {
    await open({ ...unread, [marking]: { body: markedMessage(true) } });
    await expect.element(page.getByText(/We moved our two skiffs/)).toBeVisible();
    for (const words of ["Question about our boat policy", /We moved our two skiffs/])
      expect(page.getByRole("main").getByText(words).element().closest("[lang='']")).not.toBeNull();
    expect(page.getByText("To hello@anchor-row.example").element().closest("[lang='']")).toBeNull();
  },
);

test(
  "[SERV-12 partly] opening a message marks it as read, and a button makes it unread again",
  { tags: "full" },
  async () => {
    const answers = { ...unread, [marking]: { body: markedMessage(true) } };
    await open(answers);
    await expect.element(page.getByRole("button", { name: "Mark as unread" })).toBeVisible();
    answers[marking].body = markedMessage(false);
    await page.getByRole("button", { name: "Mark as unread" }).click();
    await expect.element(page.getByRole("button", { name: "Mark as read" })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect.element(page.getByRole("button", { name: "Mark as read" })).toBeVisible();
  },
);

test("[SERV-12 partly] the answer to a message goes to its sender, with its subject", async () => {
  await open({ [opening]: { body: { data: openedMessage({ senderAddress: "a?bcc=b@c.example" }, true) } } });
  await expect
    .element(page.getByRole("link", { name: "Reply in your email app" }))
    .toHaveAttribute("href", "mailto:a%3Fbcc%3Db@c.example?subject=Re%3A%20Question%20about%20our%20boat%20policy");
});

test("[SERV-12 partly] a message without the sender’s address offers no reply", async () => {
  await open({ [opening]: { body: { data: openedMessage({ senderAddress: null, text: "" }, true) } } });
  await expect.element(page.getByText("This message has no text.")).toBeVisible();
  expect(page.getByRole("link", { name: "Reply in your email app" }).elements()).toEqual([]);
});

test("a message that may have been marked says so above it, and what to do", { tags: "full" }, async () => {
  await open({ ...unread, [marking]: unavailable });
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Problem: We couldn’t confirm that this message was marked. Try again in a few minutes.");
  await expect.element(page.getByText(/We moved our two skiffs/)).toBeVisible();
  await expectNoAxeViolations();
});

import "@portico/design-system/theme";
import type { Store } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { liveUpdates } from "../../api/liveUpdates.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import type { MockAnswers } from "../../testing/mockFetch.ts";
import { accountInState, bootstrapFor, dana } from "../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../testing/PortalPage.tsx";
import { mailboxes, mailPageAnswer, webmailAnswer, webmailPath, withoutEmail } from "../../testing/webmailFixtures.ts";

async function open(answer: MockAnswers[string], others: MockAnswers = {}, at = "/webmail"): Promise<Store> {
  const bootstrap = bootstrapFor(dana);
  const opened: { store?: Store } = {};
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at={at}
      answers={{ [webmailPath]: answer, ...others }}
      onPortal={({ store }) => void (opened.store = store)}
    />,
  );
  return opened.store as Store;
}

test("no paragraph is in an element for words in a line", { tags: "full" }, async () => {
  await open({ body: { data: webmailAnswer(...mailboxes) } });
  await expect.element(page.getByRole("region", { name: "hello@anchor-row.example" })).toBeVisible();
  expect(document.querySelectorAll("main span p")).toHaveLength(0);
});

test(
  "[SERV-12 partly] each mailbox says how much is unread and how full it is; messages have sender, time and state",
  { tags: "full" },
  async () => {
    await open({ body: { data: webmailAnswer(...mailboxes) } });
    const shared = page.getByRole("region", { name: "hello@anchor-row.example" });
    await expect.element(shared.getByText("2 unread messages")).toBeVisible();
    await expect.element(shared.getByText("11.4 GB of 25 GB used")).toBeVisible();
    await expect.element(shared.getByText("Nov 21, 9:40 AM")).toBeVisible();
    await expect
      .element(shared.getByRole("link", { name: "Unread: Question about our boat policy" }))
      .toHaveAttribute("href", "/webmail/message?id=MB-hello-1");
    await expect
      .element(shared.getByRole("link", { name: "Re: Quote for three new shells", exact: true }))
      .toBeVisible();
    const colleague = page.getByRole("region", { name: "nico@anchor-row.example" });
    await expect.element(colleague.getByText("Only the person it belongs to can read its messages.")).toBeVisible();
    expect(colleague.getByRole("link").elements()).toEqual([]);
    await expectNoAxeViolations();
  },
);

test(
  "subjects and previews are marked as in an unknown language, the words of the page are not",
  { tags: "full" },
  async () => {
    await open({ body: { data: webmailAnswer(...mailboxes) } });
    const shared = page.getByRole("region", { name: "hello@anchor-row.example" });
    await expect.element(shared.getByText("2 unread messages")).toBeVisible();
    for (const words of ["Question about our boat policy", /^Good morning, we moved our two skiffs/])
      expect(shared.getByText(words).first().element().closest("[lang='']")).not.toBeNull();
    for (const words of ["2 unread messages", "Unread:"])
      expect(shared.getByText(words).first().element().closest("[lang='']")).toBeNull();
  },
);

test("[SERV-12 partly] below the newest messages of a mailbox is the way to its older ones, if it has any", async () => {
  const [shared, ...others] = mailboxes;
  await open({ body: { data: webmailAnswer({ ...shared!, pages: 3 }, ...others) } });
  await expect
    .element(page.getByRole("link", { name: "Older messages in hello@anchor-row.example" }))
    .toHaveAttribute("href", "/webmail?mailbox=MB-hello&page=2");
  expect(page.getByRole("link", { name: /^Older messages/ }).elements()).toHaveLength(1);
});

test("[SERV-12 partly] older messages are on the pages of their mailbox, which lead back to all mailboxes", async () => {
  const older = { [`${webmailPath} MailPage`]: { body: { data: mailPageAnswer(2, 3) } } };
  await open("never", older, "/webmail?mailbox=MB-hello&page=2");
  const mailbox = page.getByRole("region", { name: "hello@anchor-row.example" });
  await expect.element(mailbox.getByRole("link", { name: /Póliza del restaurante/ })).toBeVisible();
  await expect
    .element(mailbox.getByRole("navigation", { name: "Pages of hello@anchor-row.example" }).getByRole("link").last())
    .toHaveAttribute("href", expect.stringMatching(/\?mailbox=MB-hello&page=3$/));
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Webmail" }))
    .toHaveAttribute("href", "/webmail");
  await expectNoAxeViolations();
});

test("[SERV-12 partly] an email that arrives while the page is open is counted at once", { tags: "full" }, async () => {
  const answer = { body: { data: webmailAnswer(...mailboxes) } };
  const store = await open(answer);
  const shared = page.getByRole("region", { name: "hello@anchor-row.example" });
  await expect.element(shared.getByText("2 unread messages")).toBeVisible();
  const [first, ...others] = mailboxes;
  answer.body = { data: webmailAnswer({ ...first!, unreadCount: 3 }, ...others) };
  store.dispatch(liveUpdates.changed({ topics: ["WEBMAIL"] }));
  await expect.element(shared.getByText("3 unread messages")).toBeVisible();
});

test("[SERV-12 partly] without an email service the page says so, and where to ask", async () => {
  await open({ body: { data: withoutEmail } });
  await expect.element(page.getByRole("heading", { name: "This account has no email service" })).toBeVisible();
  await expect.element(page.getByRole("main").getByRole("link", { name: "Contact us" })).toBeVisible();
});

test("[SERV-12 partly] on a suspended account it says why no email comes, and where to pay", async () => {
  await open({ body: { data: webmailAnswer(...mailboxes) } }, accountInState("SUSPENDED"));
  await expect
    .element(page.getByText("Your services are suspended, so your mailboxes don’t get new email."))
    .toBeVisible();
  await expect.element(page.getByRole("link", { name: "See your bill" })).toHaveAttribute("href", "/billing");
});

test("[SERV-12 partly] on a disconnected account it says why no email comes, and whom to call", async () => {
  await open({ body: { data: webmailAnswer(...mailboxes) } }, accountInState("DISCONNECTED"));
  await expect
    .element(page.getByText("Your services are disconnected, so your mailboxes don’t get new email."))
    .toBeVisible();
  await expect.element(page.getByText(/Call us to connect them again/)).toBeVisible();
});

test("[SERV-12 partly] while the services run nothing is said about them", async () => {
  await open({ body: { data: webmailAnswer(...mailboxes) } });
  await expect.element(page.getByRole("region", { name: "hello@anchor-row.example" })).toBeVisible();
  expect(page.getByText(/^Your services are/).elements()).toEqual([]);
});

test("an email of an earlier year has its year", async () => {
  const [shared, ...others] = mailboxes;
  const messages = shared!.messages!.map((message) => ({ ...message, receivedAt: "2024-11-21T14:40:00.000Z" }));
  await open({ body: { data: webmailAnswer({ ...shared!, messages }, ...others) } });
  await expect.element(page.getByText("Nov 21, 2024, 9:40 AM").first()).toBeVisible();
});

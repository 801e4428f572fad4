import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { liveUpdates } from "../../../api/liveUpdates.ts";
import { mockFetch, type MockAnswers, unavailable } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana, owing } from "../../../testing/fixtures.ts";
import { notificationList, notificationsPath, paymentMade } from "../../../testing/notificationFixtures.ts";
import { builtInContent, PortalPage, type PortalPageProps } from "../../../testing/PortalPage.tsx";

const bootstrap = bootstrapFor(dana);
const chicago = { ...owing, accountId: "8347201198", nickname: "Lake Shore office", timeZone: "America/Chicago" };
const accounts: MockAnswers = { "/api/pub/account/v1/accounts": { body: { accounts: [owing, chicago] } } };

async function open(fetch: typeof globalThis.fetch, onPortal?: PortalPageProps["onPortal"]) {
  const content = await builtInContent(bootstrap);
  await render(
    <PortalPage
      content={content}
      bootstrap={bootstrap}
      at="/notifications"
      parts={{ fetch }}
      {...(onPortal && { onPortal })}
    />,
  );
  await expect.element(page.getByRole("link", { name: paymentMade.subject }).first()).toBeVisible();
}

test("[SERV-13 partly] with several accounts a notification names its account, and has the time of that account", async () => {
  const body = notificationList([paymentMade, { ...paymentMade, id: 3, accountId: chicago.accountId }]);
  await open(mockFetch({ ...accounts, [notificationsPath]: { body } }));
  await expect.element(page.getByText(/Nov 6, 2026, 9:30 AM CST Lake Shore office/)).toBeVisible();
  await expect.element(page.getByText(/Nov 6, 2026, 10:30 AM EST Account 8347/)).toBeVisible();
});

test("[SERV-13 partly] with one account a notification doesn’t name it", async () => {
  await open(mockFetch({ [notificationsPath]: { body: notificationList([paymentMade]) } }));
  await expect.element(page.getByText(/Nov 6, 2026, 10:30 AM EST$/)).toBeVisible();
});

test("[SERV-13 partly] when the notifications of a filter cannot be read, those of another are not shown under it", async () => {
  await open((input, init) => {
    const isFiltered = new URL(new Request(input, init).url).searchParams.has("topic");
    const list = isFiltered ? unavailable : { body: notificationList([paymentMade]) };
    return mockFetch({ [notificationsPath]: list })(input, init);
  });
  await page.getByRole("combobox").first().selectOptions("ORDERS");
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(page.getByRole("link", { name: paymentMade.subject }).elements()).toEqual([]);
});

test(
  "[SERV-13 partly] what is opened in a list of one topic is counted among that topic",
  { tags: "full" },
  async () => {
    let marked: unknown;
    await open(async (input, init) => {
      const request = new Request(input, init);
      if (request.method === "PUT") marked = await request.clone().json();
      const body = notificationList([{ ...paymentMade, read: false, page: "/notifications?topic=payments" }]);
      return mockFetch({
        [notificationsPath]: { body },
        "/api/pub/notifications/v1/read": { body: { unread: 0, unreadInAll: 0 } },
      })(request);
    });
    await page.getByRole("combobox").first().selectOptions("PAYMENTS");
    await page.getByRole("link", { name: paymentMade.subject }).click();
    await expect.poll(() => marked).toEqual({ first: paymentMade.id, last: paymentMade.id, topic: "PAYMENTS" });
  },
);

test("[SERV-13 partly] after the last older notifications came, the focus is on the first of them", async () => {
  const first = notificationList([paymentMade], paymentMade.id);
  const older = [
    { ...paymentMade, id: 2, subject: "Your statement is ready" },
    { ...paymentMade, id: 1, subject: "Welcome" },
  ];
  await open((input, init) => {
    const isOlder = new URL(new Request(input, init).url).searchParams.has("before");
    return mockFetch({ [notificationsPath]: { body: isOlder ? notificationList(older) : first } })(input, init);
  });
  await page.getByRole("button", { name: "Show older notifications" }).click();
  await expect.element(page.getByRole("link", { name: "Your statement is ready" })).toHaveFocus();
});

test(
  "[SERV-13 partly] older notifications come although the mark that was asked for before them is answered meanwhile",
  { tags: "full" },
  async () => {
    const first = notificationList([{ ...paymentMade, read: false }], paymentMade.id);
    const older = notificationList([{ ...paymentMade, id: 2, subject: "Your statement is ready" }]);
    const answer = { mark: () => {}, older: () => {} };
    const isAnswered = {
      mark: new Promise<void>((resolve) => (answer.mark = resolve)),
      older: new Promise<void>((resolve) => (answer.older = resolve)),
    };
    const opened: { portal?: Parameters<NonNullable<PortalPageProps["onPortal"]>>[0] } = {};
    await open(
      async (input, init) => {
        const request = new Request(input, init);
        if (request.method === "PUT") await isAnswered.mark;
        const isOlder = new URL(request.url).searchParams.has("before");
        if (isOlder) await isAnswered.older;
        return mockFetch({
          [notificationsPath]: { body: isOlder ? older : first },
          "/api/pub/notifications/v1/read": { body: { unread: 0, unreadInAll: 0 } },
        })(request);
      },
      (portal) => void (opened.portal = portal),
    );
    await page.getByRole("button", { name: "Mark all as read" }).click();
    await page.getByRole("button", { name: "Show older notifications" }).click();
    answer.mark();
    await expect.element(page.getByRole("button", { name: "Mark all as read" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Loading older notifications" })).toBeVisible();
    opened.portal?.store.dispatch(liveUpdates.changed({ topics: ["NOTIFICATIONS"] }));
    answer.older();
    await expect.element(page.getByRole("link", { name: "Your statement is ready" })).toHaveFocus();
  },
);

test(
  "[SERV-13 partly] a phone shows the notifications first: a button opens the filters, and those set can be removed",
  { tags: "full" },
  async () => {
    await page.viewport(360, 740);
    await open(mockFetch({ [notificationsPath]: { body: notificationList([paymentMade]) } }));
    expect(page.getByRole("combobox").elements()).toEqual([]);
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await page.getByRole("combobox").first().selectOptions("PAYMENTS");
    await page.getByRole("dialog").getByRole("button", { name: "Show the list" }).click();
    await page.getByRole("button", { name: "Remove the filter Payments" }).click();
    await expect.element(page.getByRole("button", { name: "Filters", exact: true })).toBeVisible();
  },
);

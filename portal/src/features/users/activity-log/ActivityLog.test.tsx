import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { mockFetch } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import { activityLogPath, someActivity } from "../../../testing/usersFixtures.ts";

const entry = { at: "2026-10-02T12:00:00Z", kind: "METHOD_ADDED", by: "Ada" } as const;
const older = [
  { ...entry, id: "5", what: "Added a card ending in 1111" },
  { ...entry, id: "4", what: "Submitted a payment of $5.00", paymentId: "pay_2" },
];

test(
  "[B17 partly] after the last older entries came, the focus is on the first of them",
  { tags: "full" },
  async () => {
    const fetch: typeof globalThis.fetch = (input, init) => {
      const isOlder = new URL(new Request(input, init).url).searchParams.has("before");
      const body = isOlder ? { ...someActivity, entries: older, next: null } : someActivity;
      return mockFetch({ [activityLogPath]: { body } })(input, init);
    };
    const bootstrap = bootstrapFor(dana);
    const content = await builtInContent(bootstrap);
    await render(
      <PortalPage content={content} bootstrap={bootstrap} at="/user-preferences/activity" parts={{ fetch }} />,
    );
    await page.getByRole("button", { name: "Show older activity" }).click();
    await expect.element(page.getByRole("rowheader", { name: "Added a card ending in 1111" })).toHaveFocus();
  },
);

test("[B17 partly] when more entries match than the CSV file has, the page says which it has", async () => {
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  const answers = { [activityLogPath]: { body: { ...someActivity, newestInFile: 10_000 } } };
  await render(
    <PortalPage content={content} bootstrap={bootstrap} at="/user-preferences/activity" answers={answers} />,
  );
  await expect.element(page.getByText(/^The CSV file has the newest 10,000 entries\./)).toBeVisible();
});

test("[B17 partly] each button that opens accepted terms is named after its entry", async () => {
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  const answers = { [activityLogPath]: { body: someActivity } };
  await render(
    <PortalPage content={content} bootstrap={bootstrap} at="/user-preferences/activity" answers={answers} />,
  );
  const agreed = (what: string) => page.getByRole("button", { name: `What was agreed to: ${what}` });
  await expect.element(agreed("Turned on paperless billing")).toBeVisible();
  await expect.element(agreed("Submitted a payment of $211.00 with Visa ending in 4242")).toBeVisible();
});

test("[B17] entries of the former filter are not shown below the failure of another one", async () => {
  const fetch: typeof globalThis.fetch = (input, init) => {
    const isFiltered = new URL(new Request(input, init).url).searchParams.has("area");
    return isFiltered
      ? Promise.reject(new TypeError("lost"))
      : mockFetch({ [activityLogPath]: { body: someActivity } })(input, init);
  };
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  await render(
    <PortalPage content={content} bootstrap={bootstrap} at="/user-preferences/activity" parts={{ fetch }} />,
  );
  await expect.element(page.getByRole("rowheader").first()).toBeVisible();
  await page.getByLabelText("Activity", { exact: true }).selectOptions("USERS");
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(page.getByRole("rowheader").elements()).toEqual([]);
});

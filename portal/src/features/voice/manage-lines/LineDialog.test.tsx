import "@portico/design-system/theme";
import type { Store } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { callSettings, callSettingsPath, counter, linePath, office } from "../../../testing/callSettingsFixtures.ts";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import { changeEvents } from "../model/callSettings.slice.ts";

async function openLine(answers: MockAnswers = {}): Promise<Store> {
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  const opened: { store?: Store } = {};
  await render(
    <PortalPage
      content={content}
      bootstrap={bootstrap}
      at="/voice/manage-lines"
      answers={answers}
      onPortal={({ store }) => void (opened.store = store)}
    />,
  );
  await page
    .getByRole("button", { name: /^Change/ })
    .first()
    .click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  return opened.store as Store;
}
const name = (label: string) => page.getByRole("textbox", { name: /^Name of the line/ }).fill(label);
const save = () => page.getByRole("button", { name: "Save changes" }).click();

test(
  "[SERV-04 partly] a name that is too long is named in a summary that has the focus",
  { tags: "full" },
  async () => {
    await openLine();
    await name("The telephone at the front counter of the shop in the harbor");
    await save();
    const summary = page.getByRole("region", { name: "Check one thing" });
    await expect.element(summary).toHaveFocus();
    await expect.element(summary.getByRole("link", { name: /^This name is too long/ })).toBeVisible();
  },
);

test(
  "[SERV-04 partly] the dialog stays while its change is being saved, so that the answer closes no other one",
  { tags: "full" },
  async () => {
    await openLine({ [linePath(counter.telephoneNumber, "details")]: "never" });
    await name("Till");
    await save();
    await expect.element(page.getByRole("button", { name: "Saving" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Close" })).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).toBeVisible();
  },
);

test(
  "[SERV-04 partly] when a colleague took a line’s name and person away meanwhile, the message says so in words",
  { tags: "full" },
  async () => {
    await openLine({
      [callSettingsPath]: { body: callSettings([{ ...office, label: null, assignedTo: null }]) },
      [linePath(office.telephoneNumber, "details")]: { status: 412, code: "CONFLICT" },
    });
    await name("Till");
    await save();
    await expect.element(page.getByText("Name: No name. Assigned to: No one.", { exact: false })).toBeVisible();
  },
);

test("the answer to a change of another screen closes no dialog, and takes nothing that was typed", async () => {
  const subject = { what: "forwarding" as const, telephoneNumber: counter.telephoneNumber };
  const store = await openLine();
  store.dispatch({ type: changeEvents.requested.type, payload: subject });
  await name("Till");
  await expect.element(page.getByRole("button", { name: "Save changes" })).toBeVisible();
  store.dispatch(changeEvents.saved({ request: subject, results: [] }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(page.getByRole("textbox", { name: /^Name of the line/ })).toHaveValue("Till");
});

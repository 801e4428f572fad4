import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { callSettings, callSettingsPath, counter, linePath } from "../../../testing/callSettingsFixtures.ts";
import { mockFetch } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import type { CallGuard, LineSettings } from "../model/callSettings.api.ts";

const [line, ...otherLines] = [counter, ...callSettings().lines.slice(1)];
const guardPath = linePath(line.telephoneNumber, "call-guard");

/** Opens the screen over a server that stores what it gets; answers what it got. */
async function open(): Promise<CallGuard[]> {
  const saved: CallGuard[] = [];
  const storing: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== "PUT") return mockFetch({})(request);
    const guard = (await request.clone().json()) as CallGuard;
    saved.push(guard);
    const stored = { ...line, settings: { ...(line.settings as LineSettings), guard } };
    return mockFetch({ [guardPath]: { body: callSettings([stored, ...otherLines]) } })(request);
  };
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  const at = "/services/voice/call-guard";
  await render(<PortalPage content={content} bootstrap={bootstrap} at={at} parts={{ fetch: storing }} />);
  await expect.element(toBlock()).toBeVisible();
  return saved;
}
const toBlock = () => page.getByRole("textbox", { name: "Number to block" });
const toAllow = () => page.getByRole("textbox", { name: "Number to allow" });
const save = () => page.getByRole("button", { name: "Save changes" }).click();
const savedMessage = () => page.getByText("Saved. Your changes apply from the next call.");
const isSaved = () => expect.element(savedMessage()).toBeVisible();

test("[SERV-04 partly] saving blocks a number that was typed and not added", { tags: "full" }, async () => {
  const saved = await open();
  await toBlock().fill("(617) 555-0199");
  await save();
  await isSaved();
  expect(saved.map(({ blocked }) => blocked)).toEqual([["6175550199", "8765550143", "9005550177"]]);
  await expect.element(page.getByRole("button", { name: "Remove (617) 555-0199" })).toBeVisible();
  await expect.element(toBlock()).toHaveValue("");
});

test("[SERV-04 partly] Enter in the field of a number to allow saves with that number", { tags: "full" }, async () => {
  const saved = await open();
  await toAllow().fill("6175550199");
  await userEvent.keyboard("{Enter}");
  await isSaved();
  expect(saved.map(({ allowed }) => allowed)).toEqual([["6175550199", "2075550142"]]);
});

test(
  "[SERV-04 partly] a typed number that isn’t valid is named in the summary and at its field, and nothing is saved",
  { tags: "full" },
  async () => {
    const saved = await open();
    await toBlock().fill("617 555");
    await save();
    const summary = page.getByRole("region", { name: "Check one thing" });
    await expect.element(summary).toHaveFocus();
    await expect.element(summary.getByRole("link", { name: /^Enter a valid number/ })).toBeVisible();
    await expect.element(toBlock()).toHaveAccessibleDescription(/Enter a valid number/);
    await expect.element(toBlock()).toHaveValue("617 555");
    expect(saved).toEqual([]);
  },
);

test(
  "[SERV-04 partly] one number typed to block and to allow is refused at the second field, and nothing is saved",
  { tags: "full" },
  async () => {
    const saved = await open();
    await toBlock().fill("6175550199");
    await toAllow().fill("6175550199");
    await save();
    await expect.element(toAllow()).toHaveAccessibleDescription(/This number is in the other list/);
    await expect.element(toBlock()).toHaveValue("6175550199");
    expect(saved).toEqual([]);
  },
);

test(
  "[SERV-04 partly] while another number is typed, the page no longer says that all is saved",
  { tags: "full" },
  async () => {
    await open();
    await toBlock().fill("6175550199");
    await save();
    await isSaved();
    await toBlock().fill("6175550198");
    await expect.element(savedMessage()).not.toBeInTheDocument();
  },
);

test("[SERV-04 partly] choosing another line keeps the focus on the choice", { tags: "full" }, async () => {
  await open();
  const choice = page.getByRole("combobox", { name: "Line", exact: true });
  (choice.element() as HTMLElement).focus();
  await choice.selectOptions("8575550100");
  await expect.element(page.getByText("Likely robocalls ring only after the caller enters a digit.")).toBeVisible();
  await expect.element(choice).toHaveValue("8575550100");
  await expect.element(choice).toHaveFocus();
});

test(
  "[SERV-04 partly] after a colleague's change was told, typing on and saving replaces it",
  { tags: "full" },
  async () => {
    const versions: (string | null)[] = [];
    const theirs = { ...(line.settings as LineSettings), versions: { forwarding: 1, guard: 2, phone: 1 } };
    const changed = callSettings([{ ...line, settings: theirs }, ...otherLines]);
    const fetch: typeof globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      const isSave = request.method === "PUT";
      if (isSave) versions.push(request.headers.get("if-match"));
      const isRefused = isSave && versions.length === 1;
      return mockFetch({
        [guardPath]: isRefused ? { status: 412, code: "CONFLICT" } : { body: changed },
        ...(versions.length > 0 && { [callSettingsPath]: { body: changed } }),
      })(request);
    };
    const bootstrap = bootstrapFor(dana);
    const content = await builtInContent(bootstrap);
    await render(
      <PortalPage content={content} bootstrap={bootstrap} at="/services/voice/call-guard" parts={{ fetch }} />,
    );
    await toBlock().fill("6175550198");
    await save();
    await expect.element(page.getByRole("alert")).toBeVisible();
    await toBlock().fill("6175550199");
    await page.getByRole("checkbox").first().click();
    await save();
    await isSaved();
    expect(versions).toEqual(['"1"', '"2"']);
  },
);

test(
  "[SERV-04 partly] what was changed and not saved is still there after a look at another line",
  { tags: "full" },
  async () => {
    const [other] = otherLines;
    const saved = await open();
    const picker = page.getByRole("combobox", { name: "Line", exact: true });
    const choice = page.getByRole("radio", { checked: false }).first();
    const { value } = choice.element() as HTMLInputElement;
    await choice.click();
    await picker.selectOptions(other?.telephoneNumber ?? "");
    await expect.element(picker).toHaveValue(other?.telephoneNumber);
    await picker.selectOptions(line.telephoneNumber);
    await expect.poll(() => document.querySelector<HTMLInputElement>(`input[value=${value}]`)?.checked).toBe(true);
    expect(saved).toEqual([]);
  },
);

test("[SERV-04 partly] a number that was typed and not added stays with its line", { tags: "full" }, async () => {
  const [other] = otherLines;
  await open();
  const picker = page.getByRole("combobox", { name: "Line", exact: true });
  await toBlock().fill("6175550199");
  await picker.selectOptions(other?.telephoneNumber ?? "");
  await expect.element(toBlock()).toHaveValue("");
  await toAllow().fill("6175550198");
  await picker.selectOptions(line.telephoneNumber);
  await expect.element(toBlock()).toHaveValue("6175550199");
  await expect.element(toAllow()).toHaveValue("");
});

test(
  "[SERV-04 partly] a button says what happens to a number that is tried, and nothing is saved",
  { tags: "full" },
  async () => {
    const saved = await open();
    const field = page.getByRole("textbox", { name: "Phone number" });
    const button = page.getByRole("button", { name: "See what happens" });
    await field.fill("876 555 0143");
    await button.click();
    await expect
      .element(page.getByText("(876) 555-0143 is a blocked caller: the caller hears that you don’t accept the call."))
      .toBeVisible();
    await field.fill("617 555");
    await button.click();
    await expect.element(field).toHaveAccessibleDescription(/Enter a valid number/);
    expect(saved).toEqual([]);
  },
);

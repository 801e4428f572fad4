import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { callSettings, callSettingsPath, counter, linePath, office } from "../../../testing/callSettingsFixtures.ts";
import { mockFetch } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";

test(
  "[SERV-04 partly] a PIN that is easy to guess is named in a summary that has the focus",
  { tags: "full" },
  async () => {
    const bootstrap = bootstrapFor(dana);
    const content = await builtInContent(bootstrap);
    await render(<PortalPage content={content} bootstrap={bootstrap} at="/services/voice/phone" />);
    await page.getByLabelText("New PIN").fill("111111");
    await expect.element(page.getByRole("button", { name: "Show PIN" })).toBeVisible();
    await page.getByRole("button", { name: "Set new PIN" }).click();
    const summary = page.getByRole("region", { name: "Check one thing" });
    await expect.element(summary).toHaveFocus();
    await expect.element(summary.getByRole("link", { name: /^This PIN is easy to guess/ })).toBeVisible();
  },
);

test(
  "[SERV-04 partly] the PIN of a line that is still being saved is not taken for that of the line picked meanwhile",
  { tags: "full" },
  async () => {
    const bootstrap = bootstrapFor(dana);
    const content = await builtInContent(bootstrap);
    const pinOf = ({ telephoneNumber }: typeof office) => linePath(telephoneNumber, "voicemail-pin");
    const canned = mockFetch({
      [callSettingsPath]: { body: callSettings([office, counter]) },
      [pinOf(office)]: { body: {} },
      [pinOf(counter)]: { body: {} },
    });
    const sent: string[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/voicemail-pin")) sent.push(pathname);
      if (pathname === pinOf(office)) await answered;
      return canned(request);
    };
    const at = `/services/voice/phone?line=${office.telephoneNumber}`;
    await render(<PortalPage content={content} bootstrap={bootstrap} at={at} parts={{ fetch }} />);
    const pin = page.getByLabelText("New PIN");
    const save = page.getByRole("button", { name: "Set new PIN" });
    await pin.fill("482719");
    await save.click();
    await page.getByRole("combobox", { name: "Line" }).selectOptions(counter.telephoneNumber);
    await pin.fill("905173");
    await save.click();
    answer();
    await expect.poll(() => sent).toEqual([pinOf(office), pinOf(counter)]);
    await expect.element(page.getByText("The new PIN works now.")).toBeVisible();
  },
);

import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { channelSettingsPath, lineup, lineupPath } from "../../../testing/communityFixtures.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import { mockFetch } from "../../../testing/mockFetch.ts";
import { changingFetch } from "../../../testing/changingFetch.ts";

const stored = lineup();
const version = stored.settings.version;
const theirs = lineup({ settings: { ...stored.settings, rotationSeconds: 60, version: version + 1 } });
const rotation = page.getByRole("combobox", { name: "Time each channel is shown" });

const open = async (at: string, fetch: typeof globalThis.fetch) => {
  await page.viewport(1280, 900);
  const bootstrap = bootstrapFor(dana, { site: "community", vendorKey: "SCS" });
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at={at} parts={{ fetch }} />);
};

async function openAfterAnotherScreen() {
  const { fetch, answerLater, saves } = changingFetch(lineupPath, [stored, theirs], channelSettingsPath);
  await open("/community", fetch);
  await page.getByRole("link", { name: /^Channel settings/ }).click();
  await expect.element(rotation).toHaveValue(String(stored.settings.rotationSeconds));
  return { answerLater, saves };
}

test(
  "[SERV-09 partly] channel settings that were typed before a colleague's were read do not overwrite them",
  { tags: "full" },
  async () => {
    const { answerLater, saves } = await openAfterAnotherScreen();
    await page.getByRole("radio", { name: "Spanish" }).click();
    answerLater();
    await page.getByRole("button", { name: "Save settings" }).click();
    await expect.poll(() => saves).toEqual([`"${version}"`]);
  },
);

test(
  "[SERV-09 partly] channel settings in which nothing was typed follow those that a colleague saved",
  { tags: "full" },
  async () => {
    const { answerLater } = await openAfterAnotherScreen();
    answerLater();
    await expect.element(rotation).toHaveValue("60");
  },
);

test(
  "[SERV-09 partly] what is changed in channel settings while they are saved stays, and is based on what was saved",
  { tags: "full" },
  async () => {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const saves: { version: string | null; body: object }[] = [];
    await open("/channel-settings", async (input, init) => {
      const request = new Request(input, init);
      if (request.method === "PUT") {
        saves.push({ version: request.headers.get("if-match"), body: (await request.clone().json()) as object });
        await isAnswered;
      }
      const body = lineup({
        settings: { ...stored.settings, ...(saves[0]?.body ?? {}), version: version + saves.length },
      });
      return mockFetch({ [lineupPath]: { body }, [channelSettingsPath]: { body: {} } })(request);
    });
    const save = page.getByRole("button", { name: "Save settings" });
    await page.getByRole("radio", { name: "Spanish" }).click();
    await save.click();
    await expect.poll(() => saves.length).toBe(1);
    await rotation.selectOptions("60");
    answer();
    await expect.element(page.getByText("The channel settings are saved.")).toBeVisible();
    await expect.element(rotation).toHaveValue("60");
    await save.click();
    await expect
      .poll(() => saves[1])
      .toEqual({ version: `"${version + 1}"`, body: expect.objectContaining({ captions: "ES", rotationSeconds: 60 }) });
  },
);

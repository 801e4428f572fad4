import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { channelSettingsPath, lineup, lineupPath } from "../../../testing/communityFixtures.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import { changingFetch } from "../../../testing/changingFetch.ts";

const stored = lineup();
const version = stored.settings.version;
const theirs = lineup({ settings: { ...stored.settings, rotationSeconds: 60, version: version + 1 } });
const rotation = page.getByRole("combobox", { name: "Time each channel is shown" });

async function openAfterAnotherScreen() {
  const { fetch, answerLater, saves } = changingFetch(lineupPath, [stored, theirs], channelSettingsPath);
  await page.viewport(1280, 900);
  const bootstrap = bootstrapFor(dana, { site: "community", vendorKey: "SCS" });
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/community" parts={{ fetch }} />);
  await page.getByRole("link", { name: /^Channel settings/ }).click();
  await expect.element(rotation).toHaveValue(String(stored.settings.rotationSeconds));
  return { answerLater, saves };
}

test("[SERV-09 partly] channel settings that were typed before a colleague's were read do not overwrite them", async () => {
  const { answerLater, saves } = await openAfterAnotherScreen();
  await page.getByRole("radio", { name: "Spanish" }).click();
  answerLater();
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect.poll(() => saves).toEqual([`"${version}"`]);
});

test("[SERV-09 partly] channel settings in which nothing was typed follow those that a colleague saved", async () => {
  const { answerLater } = await openAfterAnotherScreen();
  answerLater();
  await expect.element(rotation).toHaveValue("60");
});

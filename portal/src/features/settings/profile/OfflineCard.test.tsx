import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { UnknownAction } from "redux";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { offlineCopyEvents, type OfflineCopyState } from "../../offline/model/offlineCopy.slice.ts";
import { sessionKnown } from "../../session/model/session.slice.ts";
import { OfflineCard } from "./OfflineCard.tsx";

async function open(profile: Partial<typeof dana> = {}, state: OfflineCopyState = { phase: "off" }) {
  const events: UnknownAction[] = [];
  const session = bootstrapFor({ ...dana, ...profile }).session;
  await render(
    <Providers
      happened={[sessionKnown(session), offlineCopyEvents.changed(state)]}
      onEvent={(event) => events.push(event)}
    >
      <OfflineCard />
      <p>after</p>
    </Providers>,
  );
  return events;
}
const choice = () => page.getByRole("switch", { name: "Offline copy" });

test("[B25] keeping data on this device is off until it is turned on, and says who else can read it and until when", async () => {
  const events = await open();
  await expect.element(choice()).not.toBeChecked();
  await expect.element(page.getByText(/anyone who can use this browser can read the copy/)).toBeVisible();
  await expect.element(page.getByText(/deleted when you sign out.*after 30 days/)).toBeVisible();
  await choice().click();
  expect(events.at(-1)).toEqual(offlineCopyEvents.chosen(true));
});

test("[B25] what is kept says how current it is", async () => {
  await open({}, { phase: "saved", savedAt: "2026-11-21T15:00:00.000Z" });
  await expect.element(choice()).toBeChecked();
  await expect.element(page.getByText(/Saved on this device as of November 21, 2026/).first()).toBeVisible();
});

test("a failure says what to do", async () => {
  await open({}, { phase: "failed" });
  await expect.element(page.getByText(/Check your connection, and turn the switch off and on again/)).toBeVisible();
});

test.each([
  ["an agent", { userType: "CSR" as const }],
  ["someone who may not see bills", { permissions: [] }],
])("[B25] %s is not offered it", async (_who, profile) => {
  await open(profile);
  await expect.element(page.getByText("after")).toBeVisible();
  await expect.element(choice()).not.toBeInTheDocument();
});

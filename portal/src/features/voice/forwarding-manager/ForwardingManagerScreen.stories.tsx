import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import {
  callSettings,
  circling,
  counter,
  forwardingChangesPath,
  hosted,
  office,
  ofStandardUser,
} from "../../../testing/callSettingsFixtures.ts";
import { sam } from "../../../testing/fixtures.ts";
import { storyWithSteps } from "../../../testing/storySteps.ts";
import { failed, loading, screen, typeInto } from "../../../testing/callSettingsStories.ts";

const meta: Meta = { title: "Screens/Call settings/Forwarding manager" };
export default meta;

export const Manager = screen("manager");
export const Loading = loading("manager");
export const Failed = failed("manager");

export const ManagerWithCircle = screen(
  "manager",
  callSettings([
    circling("6175550100", "6175550101", "Service desk"),
    circling("6175550101", "6175550100", "Dock"),
    office,
  ]),
);

/** SESS-14: not an administrator, and who is. */
export const ManagerForStandard = screen("manager", ofStandardUser(), {}, sam);

/** SESS-14: no line on the meta-switch. */
export const ManagerForHosted = screen("manager", callSettings([hosted]));

export const ManagerPartlyChanged = storyWithSteps(
  screen("manager", undefined, {
    [forwardingChangesPath]: {
      body: {
        settings: callSettings(),
        results: [
          { telephoneNumber: counter.telephoneNumber, code: "CHANGED" },
          { telephoneNumber: office.telephoneNumber, code: "CONFLICT" },
        ],
      },
    },
  }),
  async (body, t) => {
    await userEvent.click(await body.findByRole("checkbox", { name: t("voice.manager.all") }));
    await typeInto(body, t("voice.manager.to"), "207 555 0177");
    await userEvent.click(body.getByRole("button", { name: t("voice.manager.forward", { count: 4 }) }));
    await expect(await body.findByText(t("voice.manager.changed", { count: 1 }))).toBeVisible();
  },
);

import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  callSettings,
  circling,
  counter,
  hosted,
  linePath,
  office,
  ofStandardUser,
  orders,
} from "../../../testing/callSettingsFixtures.ts";
import { accountInState, sam } from "../../../testing/fixtures.ts";
import { storyWithSteps } from "../../../testing/storySteps.ts";
import type { LineSettings } from "../model/callSettings.api.ts";
import {
  failed,
  loading,
  noLineOfYours,
  save,
  screen,
  typeInto,
  withSettings,
} from "../../../testing/callSettingsStories.ts";

const meta: Meta = { title: "Screens/Call settings/Forwarding" };
export default meta;

export const Forwarded = screen("forwarding");

export const RingsWithOthers = screen("forwarding", callSettings([office, counter]));

export const OneLine = screen("forwarding", ofStandardUser(), {}, sam);

export const InACircle = screen("forwarding", callSettings([circling("6175550100", "6175550101", "Service desk")]));

export const NotConnected = screen(
  "forwarding",
  callSettings([
    withSettings(counter, {
      route: { ...(office.settings as LineSettings).route, reason: "UNREACHABLE", ringing: [], seconds: 0 },
    }),
  ]),
);

/** No call reaches a line, so where calls go is not shown. */
export const AccountSuspended = screen("forwarding", callSettings(), accountInState("SUSPENDED"));

export const HostedLine = screen("forwarding", callSettings([hosted]));

export const Loading = loading("forwarding");
export const Failed = failed("forwarding");
export const NoLineOfYours = noLineOfYours("forwarding");

/** A premium number is refused before anything is sent. */
export const RefusedNumber = storyWithSteps(screen("forwarding"), async (body, t) => {
  await typeInto(body, t("voice.forwarding.allTo"), "900 555 0142");
  await save(body, t);
  const words = t("voice.settings.fault", { code: "PREMIUM", line: "" });
  await expect((await body.findAllByText(words)).length).toBe(2);
});

/** The server knows a line that this user does not see. */
export const LoopKnownToTheServer = storyWithSteps(
  screen("forwarding", ofStandardUser(), {
    [linePath(counter.telephoneNumber, "forwarding")]: {
      status: 422,
      code: "CALL_SETTINGS_REFUSED",
      ...{ errors: [{ field: "always", code: "LOOP", through: orders.telephoneNumber }] },
    },
  }),
  async (body, t) => {
    await typeInto(body, t("voice.forwarding.allTo"), "617 555 0101");
    await save(body, t);
    const words = t("voice.settings.fault", { code: "LOOP", line: "(617) 555-0101" });
    await expect((await body.findAllByText(words)).length).toBe(2);
  },
);

/** A colleague saved first; what was typed stays. */
export const Conflict = storyWithSteps(
  screen("forwarding", undefined, {
    [linePath(counter.telephoneNumber, "forwarding")]: { status: 412, code: "CONFLICT" },
  }),
  async (body, t) => {
    const field = await typeInto(body, t("voice.forwarding.allTo"), "207 555 0177");
    await save(body, t);
    await expect(await body.findByText(t("voice.settings.conflict"))).toBeVisible();
    await expect(field).toHaveValue("(207) 555-0177");
  },
);

export const Saved = storyWithSteps(
  screen("forwarding", undefined, { [linePath(counter.telephoneNumber, "forwarding")]: { body: callSettings() } }),
  async (body, t) => {
    await save(body, t);
    await expect(await body.findByText(t("voice.settings.saved"))).toBeVisible();
  },
);

import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { callSettings, counter, fax, linePath, office } from "../../../testing/callSettingsFixtures.ts";
import { storyWithSteps } from "../../../testing/storySteps.ts";
import type { LineSettings } from "../model/callSettings.api.ts";
import {
  failed,
  loading,
  noLineOfYours,
  screen,
  typeInto,
  withSettings,
} from "../../../testing/callSettingsStories.ts";

const meta: Meta = { title: "Screens/Call settings/Phone" };
export default meta;

export const Phone = screen("phone", callSettings([office, counter]));
export const Loading = loading("phone");
export const Failed = failed("phone");
export const NoLineOfYours = noLineOfYours("phone");

export const DoNotDisturb = screen(
  "phone",
  callSettings([
    withSettings(office, {
      phone: { ...(office.settings as LineSettings).phone, doNotDisturb: true },
      route: { ...(office.settings as LineSettings).route, reason: "DO_NOT_DISTURB", ringing: [], seconds: 0 },
    }),
  ]),
);

export const FaxSettings = screen("phone", callSettings([fax]));

export const PinEasyToGuess = storyWithSteps(screen("phone", callSettings([office])), async (body, t) => {
  await typeInto(body, t("voice.phone.newPin"), "123456");
  await userEvent.click(body.getByRole("button", { name: t("voice.phone.pinSave") }));
  // In the summary, and at the field.
  const [inSummary, atField] = await body.findAllByText(t("voice.settings.fault", { code: "TOO_WEAK", line: "" }));
  await expect(inSummary).toBeVisible();
  await expect(atField).toBeVisible();
});

export const PinSaved = storyWithSteps(
  screen("phone", callSettings([office]), { [linePath(office.telephoneNumber, "voicemail-pin")]: { body: {} } }),
  async (body, t) => {
    await typeInto(body, t("voice.phone.newPin"), "482719");
    await userEvent.click(body.getByRole("button", { name: t("voice.phone.pinSave") }));
    await expect(await body.findByText(t("voice.phone.pinSaved"))).toBeVisible();
  },
);

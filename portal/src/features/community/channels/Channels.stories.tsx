import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import {
  channelPath,
  channelSettingsPath,
  lineup,
  lineupPath,
  notices,
  orderPath,
  television,
  televisionsPath,
} from "../../../testing/communityFixtures.ts";
import { bootstrapFor, dana, sam } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { press, storyWithSteps } from "../../../testing/storySteps.ts";

const meta: Meta = { title: "Screens/Community channels", globals: { site: "community" } };
export default meta;

const area = "/community/community-channels";
const screen = (at: string, answers: MockAnswers = {}, profile = dana) =>
  portalStory({ at, bootstrap: bootstrapFor(profile, { site: "community", vendorKey: "SCS" }), answers });

const conflict = { status: 412, code: "CONFLICT" };

export const Edit = screen(`${area}/edit-channels`);
export const EditMayOnlyLook = screen(`${area}/edit-channels`, {}, sam);
export const EditNone = screen(`${area}/edit-channels`, { [lineupPath]: { body: lineup({ channels: [] }) } });
export const Loading = screen(`${area}/edit-channels`, { [lineupPath]: "never" });
export const Failed = screen(`${area}/edit-channels`, {
  [lineupPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" },
});
export const WithoutAgreement = screen(`${area}/edit-channels`, {
  [lineupPath]: { status: 403, code: "AGREEMENT_REQUIRED" },
});

/** Submitted empty: an error summary at the top, and an error at each field. */
export const FormIncomplete = storyWithSteps(screen(`${area}/edit-channels`), async (body, t) => {
  await press(body, t("community.channels.add"));
  await press(body, t("community.channels.save"));
  await expect((await body.findAllByText(t("community.channels.missing", { field: "name" }))).length).toBe(2);
});

/** Somebody else saved first: both versions, and a choice; what was typed is kept. */
export const FormConflict = storyWithSteps(
  screen(`${area}/edit-channels`, { [channelPath(notices)]: conflict }),
  async (body, t) => {
    await press(body, new RegExp(`^${t("community.channels.change")}`));
    await userEvent.type(await body.findByLabelText(t("community.channels.name")), "!");
    await press(body, t("community.channels.save"));
    await expect(await body.findByText(t("community.conflict.title"))).toBeVisible();
    await expect(body.getByText(`${notices.name}!`, { selector: "dd span" })).toBeVisible();
  },
);

export const Order = screen(`${area}/reorder-active-channels`);
export const OrderMayOnlyLook = screen(`${area}/reorder-active-channels`, {}, sam);
export const OrderOfOne = screen(`${area}/reorder-active-channels`, {
  [lineupPath]: { body: lineup({ channels: [notices] }) },
});
export const OrderConflict = storyWithSteps(
  screen(`${area}/reorder-active-channels`, { [orderPath]: conflict }),
  async (body, t) => {
    await press(body, t("community.channels.order.down", { name: notices.name }));
    await press(body, t("community.channels.order.save"));
    await expect(await body.findByText(t("community.conflict.title"))).toBeVisible();
  },
);

const televisions = [television("Clubroom", "FAILED"), television("Gym", "CONNECTING"), television("Lobby", "ONLINE")];
/** A television that did not connect, one that is connecting, and one that shows the channels. */
export const Activate = screen(`${area}/activate-device`, { [lineupPath]: { body: lineup({ televisions }) } });
export const ActivateNone = screen(`${area}/activate-device`, {
  [lineupPath]: { body: lineup({ televisions: [] }) },
});
export const ActivateRefused = storyWithSteps(
  screen(`${area}/activate-device`, { [televisionsPath]: { status: 422, code: "CODE_EXPIRED" } }),
  async (body, t) => {
    await userEvent.type(await body.findByLabelText(t("community.channels.tv.code")), "pastday2");
    await userEvent.type(body.getByLabelText(t("community.channels.tv.name")), "Gym");
    await press(body, t("community.channels.tv.activate"));
    await expect(await body.findByText(t("problem.CODE_EXPIRED.title"))).toBeVisible();
  },
);

export const Settings = screen("/channel-settings");
export const SettingsMayOnlyLook = screen("/channel-settings", {}, sam);
export const SettingsConflict = storyWithSteps(
  screen("/channel-settings", { [channelSettingsPath]: conflict }),
  async (body, t) => {
    await userEvent.click(
      await body.findByLabelText(t("community.channels.settings.captionLanguage", { captions: "ES" })),
    );
    await press(body, t("community.channels.settings.save"));
    await expect(await body.findByText(t("community.conflict.title"))).toBeVisible();
  },
);

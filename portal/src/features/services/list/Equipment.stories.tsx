import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import type { Profile } from "../../session/model/session.slice.ts";
import { type MockAnswers, mockFetch } from "../../../testing/mockFetch.ts";
import {
  adapter,
  equipmentAnswerPath,
  equipmentList,
  modem,
  nicknamePath,
  offlineRouter,
  restartPath,
  router,
  televisions,
} from "../../../testing/equipmentFixtures.ts";
import { accountInState, bootstrapFor, dana, sam, services, servicesAnswerOf } from "../../../testing/fixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { type StoryBody, type StoryCopy, storyWithSteps } from "../../../testing/storySteps.ts";
import { storyCopy } from "../../../testing/storyCopy.ts";
import type { Equipment, EquipmentList } from "../model/equipment.api.ts";
import type { Service } from "../model/services.api.ts";

const meta: Meta = { title: "Screens/Equipment" };
export default meta;

const unavailable = { status: 503, code: "TEMPORARILY_UNAVAILABLE" };
const withTv = {
  "/selfservice/graph": {
    body: {
      data: servicesAnswerOf([
        ...services,
        { id: "s5", key: "VIDEO", serviceType: "tv", status: "Active", channelCount: 48 },
      ]),
    },
  },
};
const answer = (list: EquipmentList): MockAnswers => ({ ...withTv, [equipmentAnswerPath]: { body: list } });
const screen = (answers: MockAnswers, who: Profile = dana) =>
  portalStory({ at: "/services", bootstrap: bootstrapFor(who), answers });
const of = (...equipment: Equipment[]) => screen(answer(equipmentList(equipment)));
const stopped = (state: Parameters<typeof accountInState>[0]) =>
  screen({
    ...answer(equipmentList([{ ...modem, state: "OFFLINE" }, offlineRouter, adapter])),
    ...accountInState(state),
  });

export const AllOnline = of(modem, router, adapter, ...televisions);
export const OneOffline = of(modem, offlineRouter, adapter);
export const TvBoxOffline = of(modem, { ...(televisions[0] as Equipment), state: "OFFLINE", lastSeenAt: null });
export const NoReport = of({ ...modem, state: "UNKNOWN" }, router);
/** Bright House: TV devices may be named. */
export const TvDevicesNamed = screen(answer(equipmentList(televisions, "BHN")));
export const MayOnlyLook = screen(answer(equipmentList([modem, offlineRouter, adapter])), sam);
export const NoEquipment = of();
/** Its service is not on the account. */
export const OtherEquipment = of(modem, { ...router, serviceKey: "ETHERNET" });
export const Suspended = stopped("SUSPENDED");
export const BeingRestored = stopped("BEING_RESTORED");
export const Disconnected = stopped("DISCONNECTED");
export const Loading = screen({ [equipmentAnswerPath]: "never" });
export const Failed = screen({ [equipmentAnswerPath]: unavailable });
export const Unreadable = screen({ ...withTv, "/selfservice/graph": unavailable });

const keys: Service["key"][] = [
  "VOICE",
  "EMAIL",
  "BACKUP",
  "SECURITY",
  "INTERNET",
  "VIDEO",
  "DOMAIN",
  "WEB_HOSTING",
  "LAYER_3_VPN",
  "ETHERNET",
  "OPTICAL_WAVE",
];
const statuses: Service["status"][] = ["Assigned", "Unassigned", "Active", "Undefined"];
const everyService = keys.map((key, place) => ({
  id: `s-${key}`,
  key,
  serviceType: "other" as const,
  status: statuses[place % 4] ?? "Active",
}));

/** All service keys and states of the specification. */
export const EveryService = screen({
  ...answer(equipmentList([modem])),
  "/selfservice/graph": { body: { data: servicesAnswerOf(everyService) } },
});

const requestedAt = "2026-11-21T14:59:00.000Z";
const restarted = (state: "REQUESTED" | "RESTARTING" | "ONLINE" | "FAILED"): Equipment => ({
  ...offlineRouter,
  state: state === "ONLINE" ? "ONLINE" : state === "FAILED" ? "OFFLINE" : "RESTARTING",
  restart: { state, requestedAt, endedAt: state === "ONLINE" || state === "FAILED" ? "2026-11-21T15:00:00Z" : null },
  restartableFrom: state === "FAILED" ? null : "2026-11-21T15:09:00.000Z",
});

export const RestartRequested = of(modem, restarted("REQUESTED"), adapter);
export const Restarting = of(modem, restarted("RESTARTING"), adapter);
export const RestartedAndOnline = of(modem, restarted("ONLINE"), adapter);
export const RestartFailed = of(modem, restarted("FAILED"), adapter);

const connection = { down: false };
const overRouter: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (connection.down && pathname === equipmentAnswerPath) return Promise.reject(new TypeError("Failed to fetch"));
  return mockFetch(answer(equipmentList([modem, restarted("RESTARTING"), adapter])))(request);
};

/** The router that restarts takes the page's own connection with it. */
export const ConnectionLostMeanwhile: StoryObj = {
  ...portalStory({ at: "/services", bootstrap: bootstrapFor(dana), parts: { fetch: overRouter } }),
  play: async ({ canvas, canvasElement, globals }) => {
    connection.down = false;
    const t = await storyCopy(globals);
    await arrived(canvasElement);
    connection.down = true;
    const words = t("services.equipment.restart.connectionLost");
    await expect(await canvas.findByText(words, undefined, { timeout: 12_000 })).toBeVisible();
    await expect(canvas.getByRole("progressbar")).toBeVisible();
  },
};

const withSteps = (answers: MockAnswers, steps: Parameters<typeof storyWithSteps>[1]) =>
  storyWithSteps(screen({ ...answer(equipmentList([modem, offlineRouter, adapter])), ...answers }), steps);

/** Presses a control of a device, which its accessible name ends with. */
const press = async (body: StoryBody, label: string, serial: string) =>
  userEvent.click(await body.findByRole("button", { name: new RegExp(`^${label}: .*${serial}$`) }));
const askRestart = (serial: string) => async (body: StoryBody, t: StoryCopy) => {
  await press(body, t("services.equipment.restart"), serial);
  // It opens with an animation.
  const question = await body.findByRole("alertdialog");
  await waitFor(() => expect(question).toBeVisible());
};
const confirmed = (serial: string) => async (body: StoryBody, t: StoryCopy) => {
  await askRestart(serial)(body, t);
  await userEvent.click(body.getByRole("button", { name: t("services.equipment.restart.yes") }));
};

export const RestartAsked = withSteps({}, askRestart("90C4"));
/** Phone lines run through it. */
export const RestartDropsCalls = withSteps({}, async (body, t) => {
  await askRestart("A06D")(body, t);
  await expect(await body.findByText(t("services.equipment.restart.emergency"))).toBeVisible();
});
export const RestartSending = withSteps({ [restartPath("EQ-2")]: "never" }, async (body, t) => {
  await confirmed("90C4")(body, t);
  await expect(await body.findByRole("button", { name: t("services.equipment.restart.sending") })).toBeVisible();
});
export const RestartNotSent = withSteps({ [restartPath("EQ-2")]: unavailable }, async (body, t) => {
  await confirmed("90C4")(body, t);
  await expect(await body.findByText(new RegExp(t("problem.TEMPORARILY_UNAVAILABLE.title")))).toBeVisible();
});
export const RestartTooSoon = withSteps(
  {
    [restartPath("EQ-2")]: {
      status: 409,
      code: "RESTART_TOO_SOON",
      ...{ againAt: "2026-11-21T15:10:00.000Z" },
    },
  },
  async (body, t) => {
    await confirmed("90C4")(body, t);
    const [before = ""] = t("services.equipment.restart.tooSoon", { at: "|" }).split("|");
    await expect(await body.findByText(new RegExp(before))).toBeVisible();
  },
);

const openNickname = async (body: StoryBody, t: StoryCopy) => {
  await press(body, t("services.equipment.renameAgain"), "90C4");
  return body.findByRole("textbox");
};
const typeNickname = (typed: string) => async (body: StoryBody, t: StoryCopy) => {
  const field = await openNickname(body, t);
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.click(body.getByRole("button", { name: t("wallet.save") }));
};

export const Nickname = withSteps({}, async (body, t) => void (await openNickname(body, t)));
export const NicknameWithNumber = withSteps({}, async (body, t) => {
  await typeNickname("617 555 0142")(body, t);
  await expect(await body.findByText(t("wallet.nickname.invalid"))).toBeVisible();
});
export const NicknameTooLong = withSteps({}, async (body, t) => {
  await typeNickname("The counter at the very front of the shop")(body, t);
  await expect(await body.findByText(t("wallet.nickname.tooLong", { max: 30 }))).toBeVisible();
});
/** A colleague named it meanwhile; what was typed stays. */
export const NicknameChangedMeanwhile = withSteps(
  { [nicknamePath("EQ-2")]: { status: 412, code: "CONFLICT" } },
  async (body, t) => {
    await typeNickname("Till")(body, t);
    await expect(
      await body.findByText(t("services.equipment.nickname.changed", { nickname: "Front counter" })),
    ).toBeVisible();
    await expect(body.getByRole("textbox")).toHaveValue("Till");
  },
);
export const NicknameSaved = withSteps(
  { [nicknamePath("EQ-2")]: { body: { ...offlineRouter, nickname: "Till", version: 2 } } },
  async (body, t) => {
    await typeNickname("Till")(body, t);
    const device = `${t("services.equipment.kind", { kind: "ROUTER" })}, 90C4`;
    const saved = await body.findByText(t("services.equipment.nickname.saved", { device, nickname: "Till" }));
    await waitFor(() => expect(saved).toBeVisible());
  },
);

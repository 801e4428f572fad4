import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import {
  callSettings,
  callSettingsPath,
  circling,
  counter,
  forwardingChangesPath,
  fax,
  hosted,
  linePath,
  office,
  ofStandardUser,
  orders,
} from "../../../testing/callSettingsFixtures.ts";
import type { CannedAnswers } from "../../../testing/cannedFetch.ts";
import { bootstrapFor, dana, sam } from "../../../testing/fixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import type { CallLine, CallSettings, LineSettings } from "./callSettings.api.ts";

const meta: Meta = { title: "Screens/Call settings" };
export default meta;

const paths = {
  forwarding: "/services/voice/call-forwarding",
  guard: "/services/voice/call-guard",
  phone: "/services/voice/phone",
  version: "/services/voice/version",
  manage: "/voice/manage-lines",
  manager: "/voice/forwarding-manager",
} as const;
type Screen = keyof typeof paths;

const screen = (at: Screen, data: CallSettings = callSettings(), answers: CannedAnswers = {}, profile = dana) =>
  portalStory({
    at: paths[at],
    bootstrap: bootstrapFor(profile),
    answers: { [callSettingsPath]: { body: data }, ...answers },
  });
const withSettings = (line: CallLine, changed: Partial<LineSettings>): CallLine => ({
  ...line,
  settings: { ...(line.settings as LineSettings), ...changed },
});

type Words = Awaited<ReturnType<typeof storyCopy>>;
const then = (shown: StoryObj, steps: (body: ReturnType<typeof within>, t: Words) => Promise<void>): StoryObj => ({
  ...shown,
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    await steps(within(document.body), await storyCopy(globals));
  },
});

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
export const HostedLine = screen("forwarding", callSettings([hosted]));
export const Loading = screen("forwarding", undefined, { [callSettingsPath]: "never" });
export const Failed = screen("forwarding", undefined, {
  [callSettingsPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" },
});
export const NoLineOfYours = screen("forwarding", ofStandardUser([]), {}, sam);

const typeInto = async (body: ReturnType<typeof within>, label: string, typed: string) => {
  const field = await body.findByLabelText(new RegExp(label.replace(/[()]/g, "\\$&")));
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  return field;
};
const save = async (body: ReturnType<typeof within>, t: Words) =>
  userEvent.click(body.getByRole("button", { name: t("voice.settings.save") }));

/** A premium number is refused before anything is sent. */
export const RefusedNumber = then(screen("forwarding"), async (body, t) => {
  await typeInto(body, t("voice.forwarding.allTo"), "900 555 0142");
  await save(body, t);
  const words = t("voice.settings.fault", { code: "PREMIUM", line: "" });
  await expect((await body.findAllByText(words)).length).toBe(2);
});
/** The server knows a line that this user does not see. */
export const LoopKnownToTheServer = then(
  screen("forwarding", ofStandardUser(), {
    [linePath(counter.telephoneNumber, "forwarding")]: {
      status: 422,
      code: "CALL_SETTINGS_REFUSED",
      ...{ faults: [{ field: "always", code: "LOOP", through: orders.telephoneNumber }] },
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
export const Conflict = then(
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
export const Saved = then(
  screen("forwarding", undefined, { [linePath(counter.telephoneNumber, "forwarding")]: { body: callSettings() } }),
  async (body, t) => {
    await save(body, t);
    await expect(await body.findByText(t("voice.settings.saved"))).toBeVisible();
  },
);

export const Guarded = screen("guard");
export const GuardTried = then(screen("guard"), async (body, t) => {
  await typeInto(body, t("voice.guard.try"), "876 555 0143");
  const tried = t("voice.guard.tried", { number: "(876) 555-0143", because: "BLOCKED", outcome: "MESSAGE" });
  await expect(await body.findByText(tried)).toBeVisible();
});
export const GuardListed = then(screen("guard"), async (body, t) => {
  await typeInto(body, t("voice.guard.add", { list: "blocked" }), "207 555 0142");
  await userEvent.click(body.getByRole("button", { name: t("voice.guard.addButton", { list: "blocked" }) }));
  const words = t("voice.settings.fault", { code: "ON_OTHER_LIST", line: "" });
  await expect(await body.findByText(words)).toBeVisible();
});

export const Phone = screen("phone", callSettings([office, counter]));
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
export const PinEasyToGuess = then(screen("phone", callSettings([office])), async (body, t) => {
  await typeInto(body, t("voice.phone.newPin"), "123456");
  await userEvent.click(body.getByRole("button", { name: t("voice.phone.pinSave") }));
  await expect(await body.findByText(t("voice.settings.fault", { code: "TOO_WEAK", line: "" }))).toBeVisible();
});
export const PinSaved = then(
  screen("phone", callSettings([office]), { [linePath(office.telephoneNumber, "voicemail-pin")]: { body: {} } }),
  async (body, t) => {
    await typeInto(body, t("voice.phone.newPin"), "482719");
    await userEvent.click(body.getByRole("button", { name: t("voice.phone.pinSave") }));
    await expect(await body.findByText(t("voice.phone.pinSaved"))).toBeVisible();
  },
);

export const Versions = screen("version", callSettings([counter, office, fax, hosted]));

export const ManageLines = screen("manage");
export const ManageLinesAsStandard = screen("manage", ofStandardUser(), {}, sam);
const openLine = async (body: ReturnType<typeof within>, t: Words) =>
  userEvent.click(
    (await body.findAllByRole("button", { name: new RegExp(`^${t("voice.manage.change")}`) }))[0] as HTMLElement,
  );
export const ManageLine = then(screen("manage"), async (body, t) => {
  await openLine(body, t);
  await waitFor(() => expect(body.getByRole("dialog")).toBeVisible());
});
export const ManageLineConflict = then(
  screen("manage", undefined, {
    [linePath(counter.telephoneNumber, "details")]: { status: 412, code: "CONFLICT" },
  }),
  async (body, t) => {
    await openLine(body, t);
    await typeInto(body, t("voice.manage.label"), "Till");
    await save(body, t);
    const words = t("voice.manage.conflict", { label: "Front counter", name: "Sam" });
    await expect(await body.findByText(words)).toBeVisible();
  },
);

export const Manager = screen("manager");
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
export const ManagerPartlyChanged = then(
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

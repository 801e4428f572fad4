import type { Meta } from "@storybook/react-vite";
import { type MockAnswers, unavailable } from "../../../testing/mockFetch.ts";
import {
  equipmentAnswerPath,
  equipmentList,
  modem,
  offlineRouter,
  router,
} from "../../../testing/equipmentFixtures.ts";
import { bootstrapFor, dana, owing, sam } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { statusWith } from "../../../testing/statusFixtures.ts";
import { press, storyWithSteps } from "../../../testing/storySteps.ts";
import {
  answersPath,
  atCables,
  checkList,
  checksPath,
  endedCheck,
  divertedCheck,
  openCheck,
} from "../../../testing/troubleshootingFixtures.ts";
import type { CheckEnd, ServiceCheck, ServiceChecks } from "./troubleshooting.api.ts";

const meta: Meta = { title: "Screens/Guided check" };
export default meta;

const screen = (list: ServiceChecks, answers: MockAnswers = {}, search = "", who = dana) =>
  portalStory({
    at: `/services/troubleshoot${search}`,
    bootstrap: bootstrapFor(who),
    answers: {
      [equipmentAnswerPath]: { body: equipmentList([modem, offlineRouter]) },
      [checksPath]: { body: list },
      ...answers,
    },
  });
const check = (shown: ServiceCheck, answers: MockAnswers = {}, who = dana) =>
  screen(checkList([shown]), answers, `?check=${shown.reference}`, who);
const ended = (kind: CheckEnd["kind"], more: Partial<CheckEnd> = {}, answers: MockAnswers = {}) =>
  check(endedCheck(kind, more), answers);

const earlier = ["FIXED", "CALL", "ABANDONED"] as const;
export const Start = screen(
  checkList(
    [openCheck, ...earlier.map((kind, place) => ({ ...endedCheck(kind), reference: `TS-50000${place + 1}` }))],
    { services: ["INTERNET", "VIDEO", "VOICE"] },
  ),
);
export const FirstCheck = screen(checkList());
export const NothingToCheck = screen(checkList([], { services: [] }));
export const Loading = screen(checkList(), { [checksPath]: "never" });
export const Failed = screen(checkList(), { [checksPath]: unavailable });
export const StartFailed = storyWithSteps(
  screen(checkList([], { services: ["INTERNET"] }), { [`POST ${checksPath}`]: unavailable }),
  (body, t) => press(body, t("services.troubleshoot.choice", { service: "INTERNET" })),
);

export const Restart = check(openCheck);
export const CallsDiverted = check(divertedCheck);
const restart = { requestedAt: "2026-11-21T14:41:00.000Z", endedAt: null };
const withRestart = (state: "RESTARTING" | "ONLINE" | "FAILED") => ({
  [equipmentAnswerPath]: {
    body: equipmentList([
      {
        ...router,
        state: state === "FAILED" ? ("OFFLINE" as const) : ("ONLINE" as const),
        restart: { ...restart, state, endedAt: state === "RESTARTING" ? null : "2026-11-21T14:45:00.000Z" },
      },
    ]),
  },
});
export const Restarting = check(openCheck, withRestart("RESTARTING"));
export const RestartedWell = check(openCheck, withRestart("ONLINE"));
export const RestartFailed = check(openCheck, withRestart("FAILED"));
/** The devices cannot be read: the check goes on without the restart. */
export const DevicesUnreadable = check(openCheck, { [equipmentAnswerPath]: unavailable });
export const WorksNow = check({ ...atCables, question: "WORKS_AFTER_RESTART", steps: atCables.steps.slice(0, 4) });
export const Cables = check(atCables);
/** A standard user, who doesn't restart equipment. */
export const MayNotRestart = check(
  { ...atCables, steps: [...openCheck.steps, { step: "RESTART", result: "NOT_ALLOWED", at: openCheck.startedAt }] },
  {},
  sam,
);
/** A colleague answered meanwhile. */
export const Refused = storyWithSteps(
  check(atCables, { [answersPath(atCables.reference)]: { status: 412, code: "CONFLICT" } }),
  (body, t) => press(body, new RegExp(t("services.troubleshoot.cables.tight"))),
);

export const Fixed = ended("FIXED");
export const Outage = ended("OUTAGE", {
  outage: { id: "OUT-1", startsAt: openCheck.startedAt, estimatedResolution: "2026-11-21T17:45:00.000Z" },
});
/** The account as it is now: its services are stopped too. */
const stopped = (state: "SUSPENDED" | "DISCONNECTED"): MockAnswers => {
  const status = statusWith({ pastDue: 18_240, stillDue: 18_240, service: { ...statusWith().service, state } });
  return { "/api/pub/account/v1/accounts": { body: { accounts: [{ ...owing, status }] } } };
};
export const Suspended = ended("ACCOUNT", { account: { state: "SUSPENDED", amountDue: 18_240 } }, stopped("SUSPENDED"));
export const SuspendedForStandardUser = check(
  endedCheck("ACCOUNT", { account: { state: "SUSPENDED", amountDue: null } }),
  stopped("SUSPENDED"),
  sam,
);
export const Disconnected = ended(
  "ACCOUNT",
  { account: { state: "DISCONNECTED", amountDue: 18_240 } },
  stopped("DISCONNECTED"),
);
/** An earlier check, of services that run again. */
export const RunningAgain = ended("ACCOUNT", { account: { state: "SUSPENDED", amountDue: 18_240 } });
export const OutagePassed = ended("OUTAGE", {
  outage: { id: "OUT-1", startsAt: openCheck.startedAt, estimatedResolution: openCheck.startedAt },
});
export const Technician = ended("APPOINTMENT", {
  appointment: { startsAt: "2026-11-22T13:00:00.000Z", endsAt: "2026-11-22T15:00:00.000Z" },
});
export const CallUs = ended("CALL");
export const NumberUnreadable = ended("CALL", {}, { "/selfservice/graphauxiliary": unavailable });
export const Abandoned = ended("ABANDONED");

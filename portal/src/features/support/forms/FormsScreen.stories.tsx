import type { Meta } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { type CannedAnswers, unavailable } from "../../../testing/cannedFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { press, storyWithSteps } from "../../../testing/storySteps.ts";
import {
  answeredCase,
  casesPath,
  closedCase,
  newCase,
  repliesPath,
  supportCases,
} from "../../../testing/supportFixtures.ts";

const meta: Meta = { title: "Screens/Support/Requests" };
export default meta;

const screen = (answers: CannedAnswers = {}, bootstrap = bootstrapFor(dana)) =>
  portalStory({
    at: "/support/forms",
    bootstrap,
    answers: { [`GET ${casesPath}`]: { body: supportCases(answeredCase, closedCase) }, ...answers },
  });

const sending = (answer: CannedAnswers[string]) =>
  storyWithSteps(screen({ [`POST ${casesPath}`]: answer }), async (body, t) => {
    await userEvent.selectOptions(await body.findByLabelText(t("support.forms.topicLabel")), "TECHNICAL");
    await userEvent.type(body.getByLabelText(t("support.forms.description")), "It is slow.");
    await press(body, t("support.forms.send"));
  });

export const Visitor = screen({}, bootstrapFor());
export const Requests = screen();
export const NoRequests = screen({ [`GET ${casesPath}`]: { body: supportCases() } });
export const Loading = screen({ [`GET ${casesPath}`]: "never" });
export const Failed = screen({ [`GET ${casesPath}`]: unavailable });
export const SomethingMissing = storyWithSteps(screen(), async (body, t) => press(body, t("support.forms.send")));
export const Sent = sending({ body: newCase });
export const Refused = sending({ status: 409, code: "TOO_MANY_CASES" });
export const ReplyRefused = storyWithSteps(
  screen({ [repliesPath(answeredCase.id)]: { status: 409, code: "CASE_CLOSED" } }),
  async (body, t) => {
    await userEvent.click(body.getByText(t("support.forms.messages", { count: 2, id: answeredCase.id })));
    await userEvent.type(body.getByLabelText(t("support.forms.replyText")), "It happened again.");
    await press(body, t("support.forms.reply"));
  },
);

import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { type MockAnswers, unavailable } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana, gina } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { press, type StoryBody, type StoryCopy, storyWithSteps } from "../../../testing/storySteps.ts";
import {
  accountCases,
  answeredCase,
  answersPath,
  casesPath,
  closedCase,
  filesPath,
  formsAnswerPath,
  newCase,
  photo,
  repliesPath,
  supportCases,
  supportForms,
  technicalForms,
} from "../../../testing/supportFixtures.ts";

const meta: Meta = { title: "Screens/Support/Requests" };
export default meta;

const screen = (answers: MockAnswers = {}, at = "/support/forms", bootstrap = bootstrapFor(dana)) =>
  portalStory({
    at,
    bootstrap,
    answers: {
      [`GET ${casesPath}`]: { body: supportCases(newCase, answeredCase, closedCase) },
      [formsAnswerPath]: { body: technicalForms },
      ...answers,
    },
  });

const oneForm = "/support/forms?form=technical-problem";

const whatHappens = /^(What happens|¿Qué pasa)\?/;

async function fillInAndSend(body: StoryBody, t: StoryCopy): Promise<void> {
  await userEvent.selectOptions(await body.findByLabelText(/^(Which service|¿Qué servicio)\?/), "INTERNET");
  await userEvent.click(body.getByLabelText(/^(It’s slow|Va lento)$/));
  await userEvent.type(body.getByLabelText(whatHappens), "It is slow.");
  await press(body, t("support.forms.send"));
}

const sending = (answer: MockAnswers[string]) =>
  storyWithSteps(screen({ [`POST ${casesPath}`]: answer }, oneForm), fillInAndSend);

export const Visitor = screen({}, "/support/forms", bootstrapFor());
export const Requests = screen();
export const NoRequests = screen({ [`GET ${casesPath}`]: { body: supportCases() } });
export const NoForms = screen({ [formsAnswerPath]: { body: supportForms() } });
export const Loading = screen({ [`GET ${casesPath}`]: "never", [formsAnswerPath]: "never" });
export const Failed = screen({ [`GET ${casesPath}`]: unavailable, [formsAnswerPath]: unavailable });
/** The requests can be read, the forms can't. */
export const PartlyFailed = screen({ [formsAnswerPath]: unavailable });
export const OneForm = screen({}, oneForm);
/** A question that is asked only after this answer. */
export const ConditionalQuestion = storyWithSteps(screen({}, oneForm), async (body) =>
  userEvent.click(await body.findByLabelText(/^(One device doesn’t work|No funciona un equipo)$/)),
);
export const FormLoading = screen({ [formsAnswerPath]: "never" }, oneForm);
export const FormFailed = screen({ [formsAnswerPath]: unavailable }, oneForm);
export const FormUnknown = screen({}, "/support/forms?form=telegram");
export const SomethingMissing = storyWithSteps(screen({}, oneForm), async (body, t) =>
  press(body, t("support.forms.send")),
);
export const Sent = sending({ body: newCase });
export const Refused = sending({ status: 409, code: "TOO_MANY_CASES" });
export const FormChanged = sending({ status: 409, code: "FORM_CHANGED" });
export const NotSent = sending(unavailable);

/** A request that failed, whose form was left. */
const leaving = (then: (body: StoryBody, t: StoryCopy) => Promise<unknown>) =>
  storyWithSteps(screen({ [`POST ${casesPath}`]: unavailable }, oneForm), async (body, t) => {
    await fillInAndSend(body, t);
    await body.findByRole("alert");
    await userEvent.click(body.getByRole("link", { name: t("support.forms.all") }));
    await then(body, t);
  });
/** The list of forms says which request was not sent. */
export const NotSentInList = leaving((body, t) => body.findByRole("link", { name: t("support.forms.notSentOpen") }));
/** What was typed is still there, and why it was not sent. */
export const NotSentOpenedAgain = leaving(async (body, t) => {
  await userEvent.click(await body.findByRole("link", { name: t("support.forms.notSentOpen") }));
  await expect(await body.findByLabelText(whatHappens)).toHaveValue("It is slow.");
  await expect(body.getByRole("alert")).toBeVisible();
});
export const ReplyRefused = storyWithSteps(
  screen({ [repliesPath(answeredCase.id)]: { status: 409, code: "CASE_CLOSED" } }),
  async (body, t) => {
    await userEvent.click(body.getByText(t("support.forms.messages", { count: 2, id: answeredCase.id })));
    // The other requests are closed, with a field of the same label in each.
    const fields = body.getAllByRole("textbox", { name: new RegExp(t("support.forms.replyText")) });
    await userEvent.type(fields[0] as Element, "It happened again.");
    await press(body, t("support.forms.reply"));
  },
);

const [asked, ...answers] = answeredCase.messages;
const withFiles = { ...answeredCase, messages: asked ? [{ ...asked, files: [photo] }, ...answers] : [] };

/** A reply with a file to the only request, as far as the upload. */
const replyingWithFile = (upload: MockAnswers[string]) =>
  storyWithSteps(
    screen({ [`GET ${casesPath}`]: { body: supportCases(withFiles) }, [filesPath]: upload }),
    async (body, t) => {
      await userEvent.click(body.getByText(t("support.forms.messages", { count: 2, id: answeredCase.id })));
      const file = new File(["Red."], "lights.txt", { type: "text/plain", lastModified: 1 });
      await userEvent.upload(body.getByLabelText(new RegExp(t("support.forms.files.choose"))), file);
      await userEvent.type(body.getByRole("textbox"), "It happened again.");
      await press(body, t("support.forms.reply"));
    },
  );
export const FileUploading = replyingWithFile("never");
export const FileRefused = replyingWithFile({ status: 422, code: "FILE_TYPE_NOT_ACCEPTED" });
export const FilesUnchecked = replyingWithFile({ status: 422, code: "FILE_CHECK_UNAVAILABLE" });

const ofAgent = (answers: MockAnswers = {}) =>
  screen(
    { [`GET ${casesPath}`]: { body: accountCases(newCase, answeredCase, closedCase) }, ...answers },
    "/support/forms",
    bootstrapFor(gina),
  );
export const Agent = ofAgent();
export const AgentNoRequests = ofAgent({ [`GET ${casesPath}`]: { body: accountCases() } });
export const AgentLoading = ofAgent({ [`GET ${casesPath}`]: "never" });
export const AgentFailed = ofAgent({ [`GET ${casesPath}`]: unavailable });
/** The customer wrote while the agent answered. */
export const AgentRefused = storyWithSteps(
  ofAgent({ [answersPath(newCase.id)]: { status: 412, code: "CONFLICT" } }),
  async (body, t) => {
    await userEvent.click(body.getByText(t("support.forms.messages", { count: 1, id: newCase.id })));
    const fields = body.getAllByRole("textbox", { name: new RegExp(t("support.forms.answerText")) });
    await userEvent.type(fields[0] as Element, "We changed the modem.");
    await press(body, t("support.forms.answerAction", { state: "ANSWERED" }));
  },
);

import type { Meta } from "@storybook/react-vite";
import { type MockAnswers, unavailable } from "../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../testing/fixtures.ts";
import { portalStory } from "../../testing/portalStory.tsx";
import { markedMessage, openedMessage, webmailPath } from "../../testing/webmailFixtures.ts";

const meta: Meta = { title: "Screens/Webmail message" };
export default meta;

const screen = (answer: MockAnswers[string], marked: MockAnswers[string] = { body: markedMessage(true) }) =>
  portalStory({
    at: "/webmail/message?id=MB-hello-1",
    bootstrap: bootstrapFor(dana),
    answers: { [`${webmailPath} MailMessage`]: answer, [`${webmailPath} MarkMailMessage`]: marked },
  });
const opened = (...message: Parameters<typeof openedMessage>) => ({ body: { data: openedMessage(...message) } });

export const Opened = screen(opened());
/** It may have been marked: the page says so, and the message can be read. */
export const NotMarked = screen(opened(), unavailable);
export const WithoutText = screen(opened({ senderAddress: null, text: "" }, true));
/** Of another person, or deleted meanwhile. */
export const NotFound = screen({
  body: { data: null, errors: [{ message: "refused", extensions: { code: "NOT_FOUND" } }] },
});
export const Loading = screen("never");
export const Failed = screen({ status: 503, code: "TEMPORARILY_UNAVAILABLE" });

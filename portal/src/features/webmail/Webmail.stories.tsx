import type { Meta } from "@storybook/react-vite";
import type { MockAnswers } from "../../testing/mockFetch.ts";
import { accountInState, bootstrapFor, dana } from "../../testing/fixtures.ts";
import { portalStory } from "../../testing/portalStory.tsx";
import { mailboxes, mailPageAnswer, webmailAnswer, webmailPath, withoutEmail } from "../../testing/webmailFixtures.ts";

const meta: Meta = { title: "Screens/Webmail" };
export default meta;

const screen = (answer: MockAnswers[string], others: MockAnswers = {}, at = "/webmail") =>
  portalStory({ at, bootstrap: bootstrapFor(dana), answers: { [webmailPath]: answer, ...others } });

/** A shared mailbox, one of the own without messages, and one of a colleague. */
export const Mailboxes = screen({ body: { data: webmailAnswer(...mailboxes) } });
/** A mailbox with more than its newest messages leads to the older ones. */
export const WithOlderMessages = screen({
  body: { data: webmailAnswer(...mailboxes.map((mailbox) => ({ ...mailbox, pages: 3 }))) },
});
export const OlderMessages = screen({ body: { data: mailPageAnswer(2, 3) } }, {}, "/webmail?mailbox=MB-hello&page=2");
export const AccountSuspended = screen({ body: { data: webmailAnswer(...mailboxes) } }, accountInState("SUSPENDED"));
export const AccountDisconnected = screen(
  { body: { data: webmailAnswer(...mailboxes) } },
  accountInState("DISCONNECTED"),
);
export const NoMailbox = screen({ body: { data: webmailAnswer() } });
export const NoEmail = screen({ body: { data: withoutEmail } });
/** Staff who act for a customer do not read their email. */
export const Refused = screen({
  body: { data: null, errors: [{ message: "refused", extensions: { code: "NOT_ALLOWED" } }] },
});
export const Loading = screen("never");
export const Failed = screen({ status: 503, code: "TEMPORARILY_UNAVAILABLE" });

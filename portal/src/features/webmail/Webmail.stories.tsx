import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { type CannedAnswers, unavailable } from "../../testing/cannedFetch.ts";
import { accountInState, bootstrapFor, dana } from "../../testing/fixtures.ts";
import { portalStory } from "../../testing/portalStory.tsx";
import { press, storyWithSteps } from "../../testing/storySteps.ts";
import { mailboxes, webmailAnswer, webmailPath, withoutEmail } from "../../testing/webmailFixtures.ts";

const meta: Meta = { title: "Screens/Webmail" };
export default meta;

const screen = (answer: CannedAnswers[string], others: CannedAnswers = {}) =>
  portalStory({ at: "/webmail", bootstrap: bootstrapFor(dana), answers: { [webmailPath]: answer, ...others } });

/** A shared mailbox, one of the own without messages, and one of a colleague. */
export const Mailboxes = screen({ body: { data: webmailAnswer(...mailboxes) } });
/** It may have been marked: its row says so. */
export const NotMarked = storyWithSteps(
  screen({ body: { data: webmailAnswer(...mailboxes) } }, { [`${webmailPath} MarkMailMessage`]: unavailable }),
  async (body, t) => {
    await press(body, new RegExp(t("webmail.markRead")));
    await expect(await body.findByText(t("webmail.unconfirmed"))).toBeVisible();
  },
);
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

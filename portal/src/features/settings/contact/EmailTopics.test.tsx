import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import {
  contactAnswer,
  contactAnswerPath,
  emailsAnswer,
  emailsAnswerPath,
  memberAnswer,
  memberAnswerPath,
} from "../../../testing/contactFixtures.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";

async function open(emails = emailsAnswer) {
  const bootstrap = bootstrapFor(dana);
  const answers = {
    [contactAnswerPath]: { body: contactAnswer },
    [emailsAnswerPath]: { body: emails },
    [memberAnswerPath(dana.guid)]: { body: memberAnswer() },
  };
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/user-preferences/contact"
      answers={answers}
    />,
  );
  await expect.element(page.getByRole("radiogroup", { name: "Orders" })).toBeVisible();
}

test.each([
  ["Orders", ["Every order on the account", "Only orders I place", "None"], "Only orders I place"],
  ["Requests you send to support", ["Email me", "Don’t email me"], "Email me"],
])("[SESS-19] e-mails about “%s” can be chosen", async (topic, choices, chosen) => {
  await open();
  const group = page.getByRole("radiogroup", { name: topic });
  expect(
    group
      .getByRole("radio")
      .elements()
      .map((each) => each.closest("label")?.textContent),
  ).toEqual(choices);
  await expect.element(group.getByRole("radio", { name: chosen, exact: true })).toBeChecked();
});

test("[SESS-19] the e-mails that are always sent are those that the server names", async () => {
  await open();
  const list = page.getByRole("region", { name: "Emails we always send" }).getByRole("listitem");
  await expect.element(list.first()).toBeVisible();
  expect(list.elements().map(({ textContent }) => textContent)).toEqual([
    "Codes, a new password, a new email address",
    "Changes to what you can do on an account",
    "Results of payments that took longer than usual",
    "Answers to your questions about a charge",
    "Receipts you ask for",
  ]);
});

test("[SESS-19] e-mails that only this user gets say why they have no choice", async () => {
  const topics = emailsAnswer.topics.map((each) => ({ ...each, onlyRecipient: each.topic === "PAYMENT_PROBLEMS" }));
  await open({ ...emailsAnswer, topics });
  const list = page.getByRole("region", { name: "Emails you can choose" }).getByRole("listitem");
  await expect.element(list.first()).toMatchTextContent(/Every payment on the account.*so they can’t be turned off\./);
  expect(list.first().getByRole("radio").elements()).toEqual([]);
});

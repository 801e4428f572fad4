import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import { cakeMessage, voiceGraphPath, voiceMessagesAnswer } from "../../../testing/voiceFixtures.ts";

async function open(answers: MockAnswers = {}, at = "/voice/messages") {
  const bootstrap = bootstrapFor(dana);
  await render(
    <PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at={at} answers={answers} />,
  );
}

test(
  "[SERV-04 partly] a message has its caller, time, line, length and transcript in its own language",
  { tags: "full" },
  async () => {
    await open();
    const cake = page.getByRole("region", { name: /^Chart House/ });
    await expect.element(cake.getByText("(617) 555-0142 Nov 21, 9:35 AM Front counter")).toBeVisible();
    await expect.element(cake.getByText("0:19")).toBeVisible();
    await expect.element(page.getByText(/^Buenos días, habla Rosa/)).toHaveAttribute("lang", "es-US");
    await expect.element(page.getByText("We couldn’t transcribe this message. Play it to hear it.")).toBeVisible();
  },
);

test(
  "[SERV-04 partly] whoever left a voicemail can be called back with one tap, also without a name",
  { tags: "full" },
  async () => {
    await open();
    const numbers = page.getByRole("link", { name: "(617) 555-0142" });
    await expect.element(numbers.first()).toHaveAttribute("href", "tel:+16175550142");
    await expect
      .element(page.getByRole("heading", { name: "(617) 555-0142" }).getByRole("link"))
      .toHaveAttribute("href", "tel:+16175550142");
  },
);

test("[SERV-04 partly] the player: arrow keys move the position, and the speed changes", { tags: "full" }, async () => {
  await open();
  const position = page.getByRole("slider", { name: "Position in the message: Chart House, Nov 21, 9:35 AM" });
  await expect.element(position).toHaveAttribute("aria-valuetext", "0:00 of 0:19");
  (position.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(position).toHaveAttribute("aria-valuetext", "0:02 of 0:19");
  const speed = (of: string) => page.getByRole("button", { name: `Speed ${of}: Chart House, Nov 21, 9:35 AM` });
  await speed("1×").click();
  await expect.element(speed("1.5×")).toBeVisible();
});

test("[SERV-04 partly] a deleted message can be taken back, and cannot be played", async () => {
  await open({
    [voiceGraphPath]: {
      body: { data: voiceMessagesAnswer([{ ...cakeMessage, deletedUntil: cakeMessage.receivedAt }]) },
    },
  });
  await expect.element(page.getByRole("button", { name: "Undo: Chart House, Nov 21, 9:35 AM" })).toBeVisible();
  expect(page.getByRole("button", { name: /Play/ }).elements()).toEqual([]);
});

test("[SERV-04 partly] older messages are on further pages, of the line that is chosen", async () => {
  await open(
    {
      [voiceGraphPath]: {
        body: {
          data: voiceMessagesAnswer([cakeMessage], {
            page: 2,
            pages: 3,
            unread: [{ __typename: "UnreadOfLine", telephoneNumber: "8575550101", count: 7 }],
          }),
        },
      },
    },
    "/voice/messages?line=8575550101&page=2",
  );
  const pages = page.getByRole("navigation", { name: "Pages of messages" });
  await expect
    .element(pages.getByRole("link", { name: "Next" }))
    .toHaveAttribute("href", expect.stringMatching(/\?line=8575550101&page=3$/));
  await expect.element(page.getByRole("combobox", { name: "Line" })).toHaveValue("8575550101");
  await expect.element(page.getByRole("option", { name: "(857) 555-0101 (7 new)" })).toBeInTheDocument();
});

const heldBack = { [voiceGraphPath]: { body: { data: voiceMessagesAnswer(null) } } };
const passcodes = "/api/pub/cpni/v1/passcodes";
const confirmations = "/api/pub/cpni/v1/confirmations";
const compliance = "/api/pub/identity/v3/identity/cpni/compliance";
const send = page.getByRole("button", { name: "Send me a passcode" });
const field = page.getByLabelText("One-time passcode");
const confirm = page.getByRole("button", { name: "Confirm my identity" });

test(
  "[SESS-03 partly] who asks for a passcode can type it; a wrong one says how many tries are left",
  { tags: "full" },
  async () => {
    await open({
      ...heldBack,
      [compliance]: { body: { compliant: false } },
      [passcodes]: { body: { state: "SENT", triesLeft: 5 } },
      [confirmations]: { body: { state: "WRONG", triesLeft: 4 } },
    });
    await send.click();
    await expect
      .element(page.getByRole("status").filter({ hasText: /^We sent you a six-digit passcode/ }))
      .toBeVisible();
    await field.fill("12");
    await confirm.click();
    await expect.element(field).toHaveAccessibleDescription("Enter the six digits of the passcode.");
    await field.fill("123 456");
    await confirm.click();
    await expect.element(field).toHaveAccessibleDescription("That isn’t the right passcode. You have 4 tries left.");
  },
);

const refusals = [
  ["UNAVAILABLE", /We can’t send you a passcode online\. Call us to confirm your identity\./],
  ["TOO_MANY", /We’ve sent you several passcodes\./],
] as const;

test.each(refusals)(
  "[SESS-03 partly] a passcode that is not sent, %s: the page says why and what to do",
  async (state, words) => {
    await open({
      ...heldBack,
      [compliance]: { body: { compliant: false } },
      [passcodes]: { body: { state, triesLeft: null } },
    });
    await send.click();
    await expect.element(page.getByText(words)).toBeVisible();
  },
);

test("[SESS-03 partly] messages that are held back are not shown, and the page says what to do", async () => {
  await open({ [voiceGraphPath]: { body: { data: voiceMessagesAnswer(null) } } });
  await expect.element(page.getByRole("heading", { name: "We can’t show your messages yet" })).toBeVisible();
  expect(page.getByRole("button", { name: /Play/ }).elements()).toEqual([]);
});

test("a message of an earlier year has its year, also in the names of its controls", async () => {
  const old = { ...cakeMessage, receivedAt: "2024-11-21T14:35:00.000Z" };
  await open({ [voiceGraphPath]: { body: { data: voiceMessagesAnswer([old]) } } });
  await expect.element(page.getByText("(617) 555-0142 Nov 21, 2024, 9:35 AM Front counter")).toBeVisible();
  await expect
    .element(page.getByRole("slider", { name: "Position in the message: Chart House, Nov 21, 2024, 9:35 AM" }))
    .toBeVisible();
});

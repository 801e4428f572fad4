import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { useState } from "react";
import { useDispatch } from "react-redux";
import type { Action } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { accountId } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { everybody } from "../../../testing/usersFixtures.ts";
import { screens } from "../../navigation/model/screens.slice.ts";
import { peopleWorkflows } from "./people.saga.ts";
import { peopleEvents, subjectOf } from "./people.slice.ts";
import type { Opened } from "./openedDialog.ts";
import { PeopleDialogs } from "./PeopleDialogs.tsx";

screens.inject(peopleWorkflows);

type DialogsProps = { first?: Opened; answer: Action; onReady?: (answer: () => void) => void };

/** The dialogs, and a way for the answer to a change that none of them asked for to arrive. */
function Dialogs({ first = { what: "invite" }, answer, onReady }: DialogsProps) {
  const dispatch = useDispatch();
  const [opened, setOpened] = useState<Opened>(first);
  onReady?.(() => void dispatch(answer));
  return <PeopleDialogs accountId={accountId} data={everybody} opened={opened} onClose={() => setOpened(null)} />;
}

test("[SESS-18 partly] the answer to an invitation that was sent again leaves the open dialog and what is typed in it", async () => {
  let answer = () => {};
  await render(
    <LocaleProvider locale="en-US">
      <Providers
        happened={[
          peopleEvents.submitted({
            accountId,
            command: { what: "resend", name: "kim@harbor.example", invitation: everybody.invitations[0]! },
          }),
        ]}
      >
        <Dialogs
          answer={peopleEvents.done({
            what: "resend",
            person: "kim@harbor.example",
            id: everybody.invitations[0]!.invitationId,
          })}
          onReady={(arrived) => (answer = arrived)}
        />
      </Providers>
    </LocaleProvider>,
  );
  const field = page.getByRole("textbox", { name: /email/i });
  await userEvent.fill(field, "lee@harbor.example");
  await expect.element(page.getByRole("button", { name: "Send the invitation" })).toBeEnabled();
  answer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(field).toHaveValue("lee@harbor.example");
});

test("the answer to a removal that was confirmed before the screen was left leaves the open invitation", async () => {
  let answer = () => {};
  const [, , billie] = everybody.people;
  const removal = { what: "remove" as const, name: "Billie", person: billie!, on: billie!.access[0]! };
  await render(
    <LocaleProvider locale="en-US">
      <Providers happened={[peopleEvents.submitted({ accountId, command: removal })]}>
        <Dialogs answer={peopleEvents.done(subjectOf(removal))} onReady={(arrived) => (answer = arrived)} />
      </Providers>
    </LocaleProvider>,
  );
  const field = page.getByRole("textbox", { name: /email/i });
  await userEvent.fill(field, "lee@harbor.example");
  answer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(field).toHaveValue("lee@harbor.example");
});

test.each([
  ["the question about another person of the same name", { userId: "00000000-0000-4000-8000-000000000009" }, "remove"],
  ["the form of the same person's role on another account", {}, "access"],
] as const)("the answer to a removal leaves %s", async (_, changes, what) => {
  let answer = () => {};
  const [, , billie] = everybody.people;
  const removal = { what: "remove" as const, name: "Billie", person: billie!, on: billie!.access[0]! };
  const person = { ...billie!, ...changes };
  const opened: Opened =
    what === "access" ? { what, person, accountId: "8347201255" } : { what, person, on: person.access[0]! };
  await render(
    <LocaleProvider locale="en-US">
      <Providers happened={[peopleEvents.submitted({ accountId, command: removal })]}>
        <Dialogs
          first={opened}
          answer={peopleEvents.done(subjectOf(removal))}
          onReady={(arrived) => (answer = arrived)}
        />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(page.getByText(/Billie/).first()).toBeVisible();
  answer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(page.getByText(/Billie/).first()).toBeVisible();
});

test("an invitation that is over tells the one who invited what happened to it", async () => {
  const invitation = everybody.invitations[0]!;
  const command = { what: "withdraw" as const, name: invitation.email, invitation };
  const failure = { kind: "refused" as const, code: "INVITATION_OVER" as const };
  const failed = peopleEvents.failed({ ...subjectOf(command), failure });
  await render(
    <LocaleProvider locale="en-US">
      <Providers happened={[peopleEvents.submitted({ accountId, command }), failed]}>
        <Dialogs first={{ what: "withdraw", invitation }} answer={failed} />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(page.getByText(/Someone already accepted or withdrew this invitation\./)).toBeVisible();
});

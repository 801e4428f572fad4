import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { accountId } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { everybody } from "../../../testing/usersFixtures.ts";
import { screens } from "../../navigation/model/screens.slice.ts";
import { peopleWorkflows } from "./people.saga.ts";
import { peopleEvents } from "./people.slice.ts";
import { type Opened, PeopleDialogs } from "./PeopleDialogs.tsx";

screens.inject(peopleWorkflows);

/** The dialogs, and a way for the answer of a card's "Send again" to arrive. */
function Dialogs({ onReady }: { onReady: (answer: () => void) => void }) {
  const dispatch = useDispatch();
  const [opened, setOpened] = useState<Opened>({ what: "invite" });
  onReady(() => void dispatch(peopleEvents.done({ what: "resend", person: "kim@harbor.example" })));
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
        <Dialogs onReady={(arrived) => (answer = arrived)} />
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

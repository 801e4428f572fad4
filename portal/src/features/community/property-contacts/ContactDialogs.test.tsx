import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { Providers } from "../../../testing/Providers.tsx";
import { screens } from "../../navigation/model/screens.slice.ts";
import { ContactDialogs, type Opened } from "./ContactDialogs.tsx";
import type { PropertyContact } from "./contacts.api.ts";
import { contactsWorkflows } from "./contacts.saga.ts";
import { contactEvents } from "./contacts.slice.ts";

screens.inject(contactsWorkflows);

const accountId = "8347201271";
const contact: PropertyContact = {
  contactId: "00000000-0000-4000-8000-000000000021",
  name: "Hank Boyle",
  role: "OTHER",
  phone: "6175550100",
  email: "hank@maplecourt.example",
  version: 1,
};

/** The form of a new contact, and a way for the answer to an earlier removal to arrive. */
function Dialogs({ onReady }: { onReady: (answer: () => void) => void }) {
  const dispatch = useDispatch();
  const [opened, setOpened] = useState<Opened>({ what: "add" });
  onReady(() => void dispatch(contactEvents.done({ what: "remove", contact: contact.name })));
  return <ContactDialogs accountId={accountId} opened={opened} onClose={() => setOpened(null)} />;
}

test("the answer to a removal that was confirmed before the screen was left leaves the form of a new contact", async () => {
  let answer = () => {};
  await render(
    <LocaleProvider locale="en-US">
      <Providers happened={[contactEvents.removalRequested({ accountId, contact })]}>
        <Dialogs onReady={(arrived) => (answer = arrived)} />
      </Providers>
    </LocaleProvider>,
  );
  const field = page.getByRole("textbox", { name: /name/i });
  await userEvent.fill(field, "Ana Ruiz");
  answer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(field).toHaveValue("Ana Ruiz");
});

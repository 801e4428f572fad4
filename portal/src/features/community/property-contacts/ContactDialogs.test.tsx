import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { useState } from "react";
import { useDispatch } from "react-redux";
import type { Action } from "redux";
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

type DialogsProps = { first: Opened; answer: Action; onReady: (answer: () => void) => void };

/** A dialog, and a way for the answer to an earlier change to arrive. */
function Dialogs({ first, answer, onReady }: DialogsProps) {
  const dispatch = useDispatch();
  const [opened, setOpened] = useState<Opened>(first);
  onReady(() => void dispatch(answer));
  return <ContactDialogs accountId={accountId} opened={opened} onClose={() => setOpened(null)} />;
}

/** Opens a dialog while another change is under way. @returns lets that be answered */
async function openDuring(request: Action, first: Opened, answer: Action) {
  let arrive = () => {};
  await render(
    <LocaleProvider locale="en-US">
      <Providers happened={[request]}>
        <Dialogs first={first} answer={answer} onReady={(arrived) => (arrive = arrived)} />
      </Providers>
    </LocaleProvider>,
  );
  return async () => {
    arrive();
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
}

const { contactId } = contact;
const other: PropertyContact = { ...contact, contactId: "00000000-0000-4000-8000-000000000022", name: "Ana Ruiz" };

test("the answer to a removal that was confirmed before the screen was left leaves the form of a new contact", async () => {
  const removal = contactEvents.removalRequested({ accountId, contact });
  const answered = await openDuring(
    removal,
    { what: "add" },
    contactEvents.done({ what: "remove", contactId, contact: contact.name }),
  );
  const field = page.getByRole("textbox", { name: /name/i });
  await userEvent.fill(field, "Ana Ruiz");
  await answered();
  await expect.element(field).toHaveValue("Ana Ruiz");
});

test("the answer to the change of one contact leaves the form of another one", async () => {
  const change = contactEvents.changeRequested({ accountId, contact, facts: contact });
  const answered = await openDuring(
    change,
    { what: "change", contact: other },
    contactEvents.done({ what: "change", contactId, contact: contact.name }),
  );
  await expect.element(page.getByRole("button", { name: "Save" })).not.toHaveAttribute("aria-disabled");
  const field = page.getByRole("textbox", { name: /name/i });
  await userEvent.fill(field, "Ana Ruiz-Diaz");
  await answered();
  await expect.element(field).toHaveValue("Ana Ruiz-Diaz");
});

test("the failure of one contact's removal is not told in the question about another one", async () => {
  const removal = contactEvents.removalRequested({ accountId, contact });
  const failure = { kind: "unreachable" as const };
  const answered = await openDuring(
    removal,
    { what: "remove", contact: other },
    contactEvents.failed({ what: "remove", contactId, failure }),
  );
  await answered();
  await expect.element(page.getByText(/Ana Ruiz/).first()).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

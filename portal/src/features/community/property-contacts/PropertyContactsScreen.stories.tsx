import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { type MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana, sam } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { storyWithSteps } from "../../../testing/storySteps.ts";
import type { PropertyContact } from "./contacts.api.ts";

const meta: Meta = { title: "Screens/Points of contact", globals: { site: "community" } };
export default meta;

const path = "/api/pub/community/v1/accounts/8347201180/property-contacts";
const rosa: PropertyContact = {
  contactId: "00000000-0000-4000-8000-000000000001",
  name: "Rosa Delgado",
  role: "PROPERTY_MANAGER",
  phone: "6175550142",
  email: "rosa@maplecourt.example",
  version: 1,
};
const contacts: PropertyContact[] = [
  rosa,
  {
    ...rosa,
    contactId: "00000000-0000-4000-8000-000000000002",
    name: "Hank Boyle",
    role: "MAINTENANCE",
    phone: "6175550163",
    email: "hank@maplecourt.example",
  },
];
const two: MockAnswers = { [path]: { body: { contacts } } };

const screen = (answers: MockAnswers = two, profile = dana) =>
  portalStory({
    at: "/manage-property-contacts",
    bootstrap: bootstrapFor(profile, { site: "community", vendorKey: "SCS" }),
    answers,
  });

const withSteps = (answers: MockAnswers, steps: Parameters<typeof storyWithSteps>[1]) =>
  storyWithSteps(screen(answers), steps);

export const Two = screen();
export const MayOnlyLook = screen(two, sam);
export const None = screen({ [path]: { body: { contacts: [] } } });
export const Loading = screen({ [path]: "never" });
export const Failed = screen({ [path]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });

/** Submitted empty: an error summary at the top, and an error at each field. */
export const Incomplete = withSteps(two, async (body, t) => {
  await userEvent.click(await body.findByRole("button", { name: t("community.contacts.add") }));
  await userEvent.click(await body.findByRole("button", { name: t("community.contacts.save") }));
  await expect((await body.findAllByText(t("community.contacts.missing", { field: "name" }))).length).toBe(2);
});

/** Conflict with another user's change; the input is kept. */
export const Conflict = withSteps(
  { ...two, [`${path}/${rosa.contactId}`]: { status: 412, code: "CONFLICT" } },
  async (body, t) => {
    await userEvent.click(
      (
        await body.findAllByRole("button", { name: new RegExp(`^${t("community.contacts.change")}`) })
      )[0] as HTMLElement,
    );
    const name = await body.findByLabelText(t("community.contacts.name"));
    await userEvent.type(name, " Ortiz");
    await userEvent.click(body.getByRole("button", { name: t("community.contacts.save") }));
    await expect(await body.findByText(t("community.contacts.conflict"))).toBeVisible();
    await expect(name).toHaveValue("Rosa Delgado Ortiz");
  },
);

export const Removing = withSteps(two, async (body, t) => {
  await userEvent.click(
    (await body.findAllByRole("button", { name: new RegExp(`^${t("community.contacts.remove")}`) }))[0] as HTMLElement,
  );
  const question = await body.findByRole("alertdialog", {
    name: t("community.contacts.removeQuestion", { name: rosa.name }),
  });
  // The dialog fades in.
  await waitFor(() => expect(question).toBeVisible());
});

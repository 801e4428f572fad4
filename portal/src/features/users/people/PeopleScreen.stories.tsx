import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana, sam } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { storyWithSteps } from "../../../testing/storySteps.ts";
import { alone, everybody, peoplePath } from "../../../testing/usersFixtures.ts";

const meta: Meta = { title: "Screens/Users" };
export default meta;

const all: MockAnswers = { [peoplePath]: { body: everybody } };
const screen = (answers: MockAnswers = all, profile = dana) =>
  portalStory({ at: "/user-preferences/people", bootstrap: bootstrapFor(profile), answers });

const withSteps = (answers: MockAnswers, steps: Parameters<typeof storyWithSteps>[1]) =>
  storyWithSteps(screen(answers), steps);

export const Everybody = screen();
export const OnlyTheOwner = screen({ [peoplePath]: { body: alone } });
export const NoMail = screen({ [peoplePath]: { body: { ...everybody, canInvite: false } } });
export const Loading = screen({ [peoplePath]: "never" });
export const Failed = screen({ [peoplePath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });
export const Refused = screen({ [peoplePath]: { status: 403, code: "NOT_ALLOWED" } });
/** Redirected to the account summary, which says why. */
export const WithoutPermission = screen(all, sam);

export const RolesExplained = withSteps(all, async (body, t) => {
  await userEvent.click(await body.findByRole("button", { name: t("users.roles.question") }));
  const roles = await body.findByRole("dialog", { name: t("users.roles.title") });
  await expect(roles).toHaveTextContent(t("settings.role.may", { role: "BILLING" }));
});

export const FoundNobody = withSteps(all, async (body, t) => {
  await userEvent.type(await body.findByRole("searchbox", { name: t("users.search.label") }), "nobody");
  await expect(await body.findByText(t("users.search.none"))).toBeVisible();
});

export const InviteRefused = withSteps(
  {
    ...all,
    "/api/pub/users/v1/accounts/8347201180/invitations": { status: 422, code: "ALREADY_MEMBER" },
  },
  async (body, t) => {
    await userEvent.click(await body.findByRole("button", { name: t("users.invite") }));
    const email = await body.findByLabelText(t("users.email.label"));
    await userEvent.type(email, "billie@portico.example");
    await userEvent.click(body.getByRole("button", { name: t("users.send") }));
    await expect(await body.findByText(t("problem.ALREADY_MEMBER.title"), { exact: false })).toBeVisible();
    await expect(email).toHaveValue("billie@portico.example");
  },
);

export const InviteIncomplete = withSteps(all, async (body, t) => {
  await userEvent.click(await body.findByRole("button", { name: t("users.invite") }));
  await userEvent.click(await body.findByRole("button", { name: t("users.send") }));
  await expect((await body.findAllByText(t("users.email.missing"))).length).toBe(2);
});

export const ChangingRole = withSteps(all, async (body, t) => {
  await userEvent.click(await body.findByRole("button", { name: new RegExp(`^${t("users.changeRole")}.*Billie`) }));
  await waitFor(() => expect(body.getByText(t("users.roleLegend"))).toBeVisible());
});

export const Removing = withSteps(all, async (body, t) => {
  await userEvent.click(await body.findByRole("button", { name: t("users.more", { name: "Billie" }) }));
  await userEvent.click(await body.findByRole("menuitem", { name: t("users.remove") }));
  const question = t("users.confirm.question", { what: "remove", name: "Billie" });
  await waitFor(() => expect(body.getByRole("alertdialog", { name: question })).toBeVisible());
});

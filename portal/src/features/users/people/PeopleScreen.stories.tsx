import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { CannedAnswers } from "../../../testing/cannedFetch.ts";
import { bootstrapFor, dana, sam } from "../../../testing/fixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { alone, everybody, peoplePath } from "../../../testing/usersFixtures.ts";

const meta: Meta = { title: "Screens/Users" };
export default meta;

const all: CannedAnswers = { [peoplePath]: { body: everybody } };
const screen = (answers: CannedAnswers = all, profile = dana) =>
  portalStory({ at: "/user-preferences/people", bootstrap: bootstrapFor(profile), answers });

type Words = Awaited<ReturnType<typeof storyCopy>>;
const then = (
  answers: CannedAnswers,
  steps: (body: ReturnType<typeof within>, t: Words) => Promise<void>,
): StoryObj => ({
  ...screen(answers),
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    await steps(within(document.body), await storyCopy(globals));
  },
});

export const Everybody = screen();
export const OnlyTheOwner = screen({ [peoplePath]: { body: alone } });
export const NoMail = screen({ [peoplePath]: { body: { ...everybody, canInvite: false } } });
export const Loading = screen({ [peoplePath]: "never" });
export const Failed = screen({ [peoplePath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });
export const Refused = screen({ [peoplePath]: { status: 403, code: "NOT_ALLOWED" } });
/** Redirected to the account summary, which says why. */
export const WithoutPermission = screen(all, sam);

export const FoundNobody = then(all, async (body, t) => {
  await userEvent.type(await body.findByRole("searchbox", { name: t("users.search.label") }), "nobody");
  await expect(await body.findByText(t("users.search.none"))).toBeVisible();
});

export const InviteRefused = then(
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

export const InviteIncomplete = then(all, async (body, t) => {
  await userEvent.click(await body.findByRole("button", { name: t("users.invite") }));
  await userEvent.click(await body.findByRole("button", { name: t("users.send") }));
  await expect((await body.findAllByText(t("users.email.missing"))).length).toBe(2);
});

export const ChangingRole = then(all, async (body, t) => {
  await userEvent.click(await body.findByRole("button", { name: new RegExp(`^${t("users.changeRole")}.*Billie`) }));
  await waitFor(() => expect(body.getByText(t("users.roleLegend"))).toBeVisible());
});

export const Removing = then(all, async (body, t) => {
  await userEvent.click(await body.findByRole("button", { name: t("users.more", { name: "Billie" }) }));
  await userEvent.click(await body.findByRole("menuitem", { name: t("users.remove") }));
  const question = t("users.confirm.question", { what: "remove", name: "Billie" });
  await waitFor(() => expect(body.getByRole("alertdialog", { name: question })).toBeVisible());
});

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { Bootstrap } from "../../../api/bootstrap.ts";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana, owing } from "../../../testing/fixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { memoryStorage } from "../../../lib/storage.ts";
import { storageKey } from "./invitation.saga.ts";
import { invitation, invitationPath, registrationPath } from "../../../testing/usersFixtures.ts";

const meta: Meta = { title: "Screens/Invitation" };
export default meta;

/** The link's fragment is not in a story's address bar; the tab keeps its token. */
function withToken(): Storage {
  const storage = memoryStorage();
  storage.setItem(storageKey, "token");
  return storage;
}

const screen = ({ bootstrap, answers }: { bootstrap?: Bootstrap; answers: MockAnswers }) =>
  portalStory({
    at: "/accept-invitation",
    parts: { tabStorage: withToken() },
    ...(bootstrap ? { bootstrap } : {}),
    answers,
  });
const answers = (changes: Partial<typeof invitation> = {}, more: MockAnswers = {}): MockAnswers => ({
  [invitationPath]: { body: { ...invitation, ...changes } },
  ...more,
});

export const NewPerson = screen({ answers: answers() });
export const HasSignIn = screen({ answers: answers({ hasSignIn: true }) });
export const SignedIn = screen({ bootstrap: bootstrapFor(dana), answers: answers({ hasSignIn: true }) });
export const SignedInAsAnother = screen({ bootstrap: bootstrapFor(dana), answers: answers() });
export const Expired = screen({ answers: answers({ state: "EXPIRED" }) });
export const Unknown = screen({ answers: { [invitationPath]: { status: 404, code: "NOT_FOUND" } } });
export const Loading = screen({ answers: { [invitationPath]: "never" } });
export const Failed = screen({
  answers: { [invitationPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } },
});

const slow = { timeout: 5_000 };

/** Submitted empty: an error summary at the top, and an error at each field. */
export const Incomplete: StoryObj = {
  ...screen({ answers: answers() }),
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    const t = await storyCopy(globals);
    const body = within(document.body);
    await userEvent.click(await body.findByRole("button", { name: t("users.invitation.register") }, slow));
    await expect((await body.findAllByText(t("users.invitation.firstNameMissing"))).length).toBe(2);
  },
};

export const Ready: StoryObj = {
  ...screen({ answers: answers({}, { [registrationPath]: { body: { username: "lee.ortiz" } } }) }),
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    const t = await storyCopy(globals);
    const body = within(document.body);
    await userEvent.type(await body.findByLabelText(t("users.invitation.firstName"), {}, slow), "Lee");
    await userEvent.type(body.getByLabelText(t("users.invitation.username")), "lee.ortiz");
    await userEvent.type(body.getByLabelText(t("users.invitation.password")), "a better phrase");
    await userEvent.click(body.getByRole("button", { name: t("users.invitation.register") }));
    await expect(await body.findByRole("heading", { name: t("users.invitation.readyTitle") })).toHaveFocus();
  },
};

const second = {
  ...owing,
  accountId: "8347201206",
  accountNumber: "8347201206",
  companyName: "Pine and Ladle Catering",
};
export const ChangeAccount = portalStory({
  at: "/accounts",
  bootstrap: bootstrapFor(dana),
  answers: {
    "/api/pub/account/v1/accounts": {
      body: {
        accounts: [
          { ...owing, role: "PRIMARY" },
          { ...second, role: "STANDARD" },
        ],
      },
    },
  },
});

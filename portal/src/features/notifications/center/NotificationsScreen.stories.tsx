import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { type MockAnswers, unavailable } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import {
  markReadPath,
  notificationList,
  notificationsPath,
  paymentMade,
  unreadNotificationsPath,
} from "../../../testing/notificationFixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { press, storyWithSteps } from "../../../testing/storySteps.ts";

const meta: Meta = { title: "Screens/Notifications" };
export default meta;

const center = (answers: MockAnswers, query = "") =>
  portalStory({ at: `/notifications${query}`, bootstrap: bootstrapFor(dana), answers });
const list = (answer = notificationList()) => ({
  [notificationsPath]: { body: answer },
  [unreadNotificationsPath]: { body: { unread: answer.unread } },
});

export const Unread = center(list());

export const AllRead = center(list(notificationList([paymentMade])));

export const MoreThanAPage = center(list(notificationList(undefined, 4)));

export const None = center(list(notificationList([])));

export const NoMatch = center(list(notificationList([])), "?topic=orders&unread=true");

export const Loading = center({ [notificationsPath]: "never" });

export const Failed = center({ [notificationsPath]: unavailable });

export const NotMarked = storyWithSteps(center({ ...list(), [markReadPath]: unavailable }), async (body, t) => {
  await press(body, t("notifications.markAll"));
  await expect(await body.findByText(t("problem.TEMPORARILY_UNAVAILABLE.title"))).toBeVisible();
});

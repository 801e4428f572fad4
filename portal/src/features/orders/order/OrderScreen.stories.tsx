import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type MockAnswers, unavailable } from "../../../testing/mockFetch.ts";
import { dana, sam } from "../../../testing/fixtures.ts";
import { missedVisitOrder, order, orderAnswerPath, visitOrder } from "../../../testing/orderFixtures.ts";
import { type StoryBody, type StoryCopy, storyWithSteps } from "../../../testing/storySteps.ts";
import type { Order } from "../model/orders.api.ts";
import { at } from "../../../testing/orderStories.ts";

const meta: Meta = { title: "Screens/Orders/Order" };
export default meta;

const orderPage = (shown: Order, answers: MockAnswers = {}, profile = dana) =>
  at(
    `/orders/${shown.orderId.toLowerCase()}`,
    { [orderAnswerPath(shown.orderId)]: { body: shown }, ...answers },
    profile,
  );

export const Placed = orderPage(order);

export const PlacedWithVisit = orderPage(visitOrder);

export const VisitMoved = orderPage({ ...visitOrder, effectiveOn: "2026-11-30" });

export const VisitMissed = orderPage(missedVisitOrder);

export const Confirmed = orderPage({ ...order, state: "CONFIRMED", cancellable: false });

export const Complete = orderPage({ ...order, state: "ACTIVE", cancellable: false });

export const Cancelled = orderPage({ ...order, state: "CANCELLED", cancellable: false, cancelReason: "CUSTOMER" });

export const EndedWithVisit = orderPage({
  ...visitOrder,
  state: "CANCELLED",
  cancellable: false,
  cancelReason: "VISIT_CANCELLED",
});

export const OrderForLookers = orderPage(order, {}, sam);

export const OrderLoading = orderPage(order, { [orderAnswerPath(order.orderId)]: "never" });

export const OrderFailed = orderPage(order, { [orderAnswerPath(order.orderId)]: unavailable });

const askCancel = async (body: StoryBody, t: StoryCopy) => {
  await userEvent.click(await body.findByRole("button", { name: t("orders.order.cancel") }));
  const question = await body.findByRole("alertdialog");
  await waitFor(() => expect(question).toBeVisible());
  return within(question);
};

export const CancelAsked = storyWithSteps(orderPage(order), async (body, t) => void (await askCancel(body, t)));

export const CancelTooLate = storyWithSteps(
  orderPage(order, { [`${orderAnswerPath(order.orderId)}/cancel`]: { status: 422, code: "ORDER_TOO_LATE" } }),
  async (body, t) => {
    const question = await askCancel(body, t);
    await userEvent.click(question.getByRole("button", { name: t("orders.order.cancel") }));
    await expect(await body.findByText(new RegExp(t("problem.ORDER_TOO_LATE.title")))).toBeVisible();
  },
);

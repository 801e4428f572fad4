import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { CannedAnswers } from "../../testing/cannedFetch.ts";
import { bootstrapFor, dana, sam } from "../../testing/fixtures.ts";
import {
  catalogue,
  cataloguePath,
  order,
  orderAnswerPath,
  ordersPath,
  quote,
  quotePath,
  visitOrder,
  visitQuote,
} from "../../testing/orderFixtures.ts";
import { arrived, portalStory } from "../../testing/portalStory.tsx";
import { storyCopy } from "../../testing/storyCopy.ts";
import type { Catalogue, Order } from "./model/orders.api.ts";

const meta: Meta = { title: "Screens/Orders" };
export default meta;

const unavailable = { status: 503, code: "TEMPORARILY_UNAVAILABLE" };
const usual: CannedAnswers = {
  [cataloguePath]: { body: catalogue() },
  [ordersPath]: { body: { orders: [] } },
  [quotePath]: { body: quote },
};
const at = (path: string, answers: CannedAnswers = {}, profile = dana) =>
  portalStory({ at: path, bootstrap: bootstrapFor(profile), answers: { ...usual, ...answers } });
const blocked = (more: Partial<Catalogue>) => at("/upgrade", { [cataloguePath]: { body: catalogue(more) } });

export const Upgrade = at("/upgrade");
export const Buy = at("/buy");
export const MayOnlyLook = at("/upgrade", {}, sam);
export const PastDue = blocked({ block: "ACCOUNT_PAST_DUE", pastDue: 18_240 });
export const ServiceStopped = blocked({ block: "SERVICE_STOPPED" });
export const BilledElsewhere = blocked({ block: "BILLED_ELSEWHERE" });
export const OrderOpen = at("/buy", {
  [cataloguePath]: { body: catalogue({ block: "ORDER_OPEN", openOrder: order.orderId }) },
  [ordersPath]: { body: { orders: [order, { ...visitOrder, orderId: "SO-600001", state: "CANCELLED" }] } },
});
export const NothingToChange = blocked({ offers: [] });
export const NothingToBuy = at("/buy", { [cataloguePath]: { body: catalogue({ offers: [] }) } });
export const CatalogueLoading = at("/upgrade", { [cataloguePath]: "never" });
export const CatalogueFailed = at("/upgrade", { [cataloguePath]: unavailable });

const review = "/upgrade?product=internet_1000";
export const Review = at(review);
export const ReviewWithVisit = at("/buy?product=tv_48", { [quotePath]: { body: visitQuote } });
export const ReviewLoading = at(review, { [quotePath]: "never" });
export const ReviewFailed = at(review, { [quotePath]: unavailable });
export const ReviewRefused = at(review, { [quotePath]: { status: 422, code: "PRODUCT_UNAVAILABLE" } });

type Words = Awaited<ReturnType<typeof storyCopy>>;
const then = (story: StoryObj, steps: (body: ReturnType<typeof within>, t: Words) => Promise<void>): StoryObj => ({
  ...story,
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    await steps(within(document.body), await storyCopy(globals));
  },
});
const place = async (body: ReturnType<typeof within>, t: Words) => {
  await userEvent.click(await body.findByRole("checkbox"));
  await userEvent.click(body.getByRole("button", { name: t("orders.place") }));
};
const refusedWith = (status: number, code: string, words: "price" | "slot" | "gone") =>
  then(at(review, { [`POST ${ordersPath}`]: { status, code } }), async (body, t) => {
    await place(body, t);
    await expect(await body.findByText(t(`orders.notPlaced.${words}`))).toBeVisible();
  });

export const TermsMissing = then(at(review), async (body, t) => {
  await userEvent.click(await body.findByRole("button", { name: t("orders.place") }));
  await expect(await body.findByRole("link", { name: t("orders.review.termsRequired") })).toBeVisible();
});
export const EveryLine = then(at(review), async (body, t) => {
  await userEvent.click(await body.findByRole("button", { name: t("orders.review.lines") }));
  await expect((await body.findAllByText(t("orders.review.line.changed")))[0]).toBeVisible();
});
export const Placing = then(at(review, { [`POST ${ordersPath}`]: "never" }), async (body, t) => {
  await place(body, t);
  await expect(await body.findByRole("button", { name: t("orders.placing") })).toBeVisible();
});
export const PriceChanged = refusedWith(409, "PRICE_CHANGED", "price");
export const TimeTaken = refusedWith(409, "SLOT_TAKEN", "slot");
export const NoLongerSold = refusedWith(422, "PRODUCT_UNAVAILABLE", "gone");
export const NotPlaced = then(at(review, { [`POST ${ordersPath}`]: unavailable }), async (body, t) => {
  await place(body, t);
  await expect(await body.findByText(t("problem.TEMPORARILY_UNAVAILABLE.title"))).toBeVisible();
});

const orderPage = (shown: Order, answers: CannedAnswers = {}, profile = dana) =>
  at(
    `/orders/${shown.orderId.toLowerCase()}`,
    { [orderAnswerPath(shown.orderId)]: { body: shown }, ...answers },
    profile,
  );

export const Placed = orderPage(order);
export const PlacedWithVisit = orderPage(visitOrder);
export const VisitMoved = orderPage({ ...visitOrder, effectiveOn: "2026-11-30" });
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

const askCancel = async (body: ReturnType<typeof within>, t: Words) => {
  await userEvent.click(await body.findByRole("button", { name: t("orders.order.cancel") }));
  const question = await body.findByRole("alertdialog");
  await waitFor(() => expect(question).toBeVisible());
  return within(question);
};
export const CancelAsked = then(orderPage(order), async (body, t) => void (await askCancel(body, t)));
export const CancelTooLate = then(
  orderPage(order, { [`${orderAnswerPath(order.orderId)}/cancel`]: { status: 422, code: "ORDER_TOO_LATE" } }),
  async (body, t) => {
    const question = await askCancel(body, t);
    await userEvent.click(question.getByRole("button", { name: t("orders.order.cancel") }));
    await expect(await body.findByText(new RegExp(t("problem.ORDER_TOO_LATE.title")))).toBeVisible();
  },
);

import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { sam } from "../../../testing/fixtures.ts";
import {
  catalogue,
  cataloguePath,
  missedVisitOrder,
  order,
  ordersPath,
  quotePath,
  visitOrder,
  visitQuote,
} from "../../../testing/orderFixtures.ts";
import { type StoryBody, type StoryCopy, storyWithSteps } from "../../../testing/storySteps.ts";
import type { Catalogue } from "../model/orders.api.ts";
import { at } from "../../../testing/orderStories.ts";
import { unavailable } from "../../../testing/mockFetch.ts";

const meta: Meta = { title: "Screens/Orders/Choose" };
export default meta;

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

/** An order still waits for a technician who did not come. */
export const VisitMissed = storyWithSteps(
  at("/buy", { [ordersPath]: { body: { orders: [missedVisitOrder] } } }),
  async (body, t) => {
    await expect(await body.findByText(t("orders.recent.missed"))).toBeVisible();
    await expect(body.queryByText(t("orders.recent.state", { state: missedVisitOrder.state }))).toBeNull();
  },
);

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

const place = async (body: StoryBody, t: StoryCopy) => {
  await userEvent.click(await body.findByRole("checkbox"));
  await userEvent.click(body.getByRole("button", { name: t("orders.place") }));
};

const refusedWith = (status: number, code: string, words: "price" | "slot" | "gone") =>
  storyWithSteps(at(review, { [`POST ${ordersPath}`]: { status, code } }), async (body, t) => {
    await place(body, t);
    await expect(await body.findByText(t(`orders.notPlaced.${words}`))).toBeVisible();
  });

export const TermsMissing = storyWithSteps(at(review), async (body, t) => {
  await userEvent.click(await body.findByRole("button", { name: t("orders.place") }));
  await expect(await body.findByRole("link", { name: t("orders.review.termsRequired") })).toBeVisible();
});

export const EveryLine = storyWithSteps(at(review), async (body, t) => {
  await userEvent.click(await body.findByRole("button", { name: t("orders.review.lines") }));
  // The lines unfold.
  await waitFor(() => expect(body.getAllByText(t("orders.review.line.changed"))[0]).toBeVisible());
});

export const Placing = storyWithSteps(at(review, { [`POST ${ordersPath}`]: "never" }), async (body, t) => {
  await place(body, t);
  await expect(await body.findByRole("button", { name: t("orders.placing") })).toBeVisible();
});

export const PriceChanged = refusedWith(409, "PRICE_CHANGED", "price");

export const TimeTaken = refusedWith(409, "SLOT_TAKEN", "slot");

export const NoLongerSold = refusedWith(422, "PRODUCT_UNAVAILABLE", "gone");

export const NotPlaced = storyWithSteps(at(review, { [`POST ${ordersPath}`]: unavailable }), async (body, t) => {
  await place(body, t);
  await expect(await body.findByText(t("problem.TEMPORARILY_UNAVAILABLE.title"))).toBeVisible();
});

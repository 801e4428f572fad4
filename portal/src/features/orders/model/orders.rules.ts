import type { Offer, Order, PlaceRequest, Quote } from "./orders.api.ts";

/** The two screens of the catalogue: sizes of what the account has, and what it can add. */
export type CatalogueScreen = "upgrade" | "buy";

export const cataloguePath = (screen: CatalogueScreen) => `/${screen}`;
export const reviewPath = (screen: CatalogueScreen, { code }: Pick<Offer, "code">) =>
  `/${screen}?${new URLSearchParams({ product: code })}`;
export const orderPath = (orderId: string) => `/orders/${orderId.toLowerCase()}`;

/** The offers of a screen by service, in their order; a service without a choice is left out. */
export function groupsOf(offers: readonly Offer[], screen: CatalogueScreen): Offer[][] {
  const own = offers.filter(({ kind }) => (kind === "CHANGE") === (screen === "upgrade"));
  const services = [...new Set(own.map(({ service }) => service))];
  return services
    .map((service) => own.filter((offer) => offer.service === service))
    .filter((group) => group.some(({ isCurrent }) => !isCurrent));
}

/** Above, below or at the price of now. */
export const directionOf = (difference: number): "more" | "less" | "same" =>
  difference > 0 ? "more" : difference < 0 ? "less" : "same";

/** What an order is placed with: the amounts that are on the screen. */
export const expectedOf = ({ effectiveOn, bill: { after, monthlyAfter } }: Quote): PlaceRequest["expected"] => ({
  effectiveOn,
  after,
  monthlyAfter,
});

/** Whether nothing more happens with an order. */
export const isOver = ({ state }: Pick<Order, "state">) => state === "ACTIVE" || state === "CANCELLED";

/** Whether an order still waits for a technician who did not come. */
export const isVisitMissed = (order: Order) => order.visit?.missed === true && !isOver(order);

/** Whether the appointment was moved after the order was placed, so that the first bill is another. */
export const wasMoved = ({ visit, effectiveOn, bill }: Order) =>
  visit !== null &&
  !bill.lines.some(({ changed, from }) => changed && from === effectiveOn) &&
  bill.periodFrom !== effectiveOn;

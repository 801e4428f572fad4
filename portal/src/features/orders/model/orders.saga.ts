import { context } from "../../../api/sagaContext.ts";
import { call, put, takeLeading } from "../../../lib/effects.ts";
import { acceptanceOf } from "../../billing/model/termsAcceptance.ts";
import { ordersApi, type PlaceRequest, type Placing } from "./orders.api.ts";
import {
  cancelEvents,
  catalogueRead,
  orderRead,
  ordersRead,
  placeEvents,
  quoteRead,
  upgradeReducer,
} from "./orders.slice.ts";

/** Refusals after which the amounts or times on the screen are no longer true. */
const staleCodes: readonly string[] = ["PRICE_CHANGED", "SLOT_TAKEN", "PRODUCT_UNAVAILABLE", "ORDER_OPEN"];

/** The same order with today's amounts; a time that was taken is replaced by the soonest. */
const quoteAgain = ({ accountId, product, startsAt }: PlaceRequest, code: string) =>
  quoteRead.requested({ accountId, product, ...(startsAt !== null && code !== "SLOT_TAKEN" && { startsAt }) });

/** Runs the reads and changes of orders. */
function* upgradeSaga() {
  const { content, ...transports } = yield* context();
  const api = ordersApi(transports);
  yield* takeLeading(placeEvents.requested, function* ({ payload }) {
    const terms = yield* call(() => acceptanceOf(content, "orders.terms.text"));
    const body: Placing = { ...payload, terms: { ...terms, locale: terms.locale === "es-US" ? "es-US" : "en-US" } };
    const result = yield* call(api.place, body);
    if (result.ok) return yield* put(placeEvents.placed(result.data));
    const { failure } = result;
    yield* put(placeEvents.failed({ request: payload, failure }));
    if (failure.kind === "refused" && staleCodes.includes(failure.code)) yield* put(quoteAgain(payload, failure.code));
  });
  yield* takeLeading(cancelEvents.requested, function* ({ payload }) {
    const { accountId, orderId } = payload;
    const result = yield* call(api.cancel, payload);
    if (result.ok) {
      yield* put(orderRead.received(result.data));
      return yield* put(cancelEvents.cancelled());
    }
    yield* put(cancelEvents.failed({ request: payload, failure: result.failure }));
    if (result.failure.kind === "refused") yield* put(orderRead.requested({ accountId, orderId }));
  });
  yield* catalogueRead.watch(function* ({ accountId }) {
    return yield* call(api.catalogue, accountId);
  });
  yield* quoteRead.watch(function* (wanted) {
    return yield* call(api.quote, wanted);
  });
  yield* ordersRead.watch(function* ({ accountId }) {
    const result = yield* call(api.orders, accountId);
    return result.ok ? { ok: true, data: result.data.orders } : result;
  });
  yield* orderRead.watch(function* ({ accountId, orderId }) {
    return yield* call(api.order, accountId, orderId);
  });
}

/** Workflows of orders: the specification's `upgrade` slice. */
export const upgradeWorkflows = {
  name: "upgrade",
  reducers: { upgrade: upgradeReducer },
  sagas: { upgrade: upgradeSaga },
};

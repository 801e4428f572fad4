import type { components, paths } from "@portico/openapi/orders";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";

type Schemas = components["schemas"];
export type Catalogue = Schemas["Catalogue"];
export type Offer = Schemas["Offer"];
export type Quote = Schemas["Quote"];
export type Order = Schemas["Order"];
export type BillChange = Schemas["BillChange"];
export type Placing = Schemas["Placing"];
/** Everything of an order but the acceptance of its terms, which is made when it is sent. */
export type PlaceRequest = Omit<Placing, "terms">;
export type CancelOrderRequest = { accountId: string; orderId: string; version: number; idempotencyKey: string };
export type QuoteRequest = { accountId: string; product: string; startsAt?: string };

const base = "/api/pub/orders/v1";

/** Requests for orders (SERV-10). They never throw. */
export function ordersApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const { reading, mutating } = rest.headers;
  return {
    catalogue: (accountId: string): Promise<Result<Catalogue>> =>
      toResult(client.GET(`${base}/catalogue`, { params: { query: { accountId }, header: reading() } })),
    quote: (query: QuoteRequest): Promise<Result<Quote>> =>
      toResult(client.GET(`${base}/quote`, { params: { query, header: reading() } })),
    orders: (accountId: string): Promise<Result<Schemas["Orders"]>> =>
      toResult(client.GET(`${base}/orders`, { params: { query: { accountId }, header: reading() } })),
    order: (accountId: string, orderId: string): Promise<Result<Order>> =>
      toResult(
        client.GET(`${base}/orders/{orderId}`, {
          params: { path: { orderId }, query: { accountId }, header: reading() },
        }),
      ),
    place: (body: Placing): Promise<Result<Order>> =>
      toResult(client.POST(`${base}/orders`, { params: { header: mutating() }, body })),
    cancel: ({ orderId, ...body }: CancelOrderRequest): Promise<Result<Order>> =>
      toResult(
        client.POST(`${base}/orders/{orderId}/cancel`, { params: { path: { orderId }, header: mutating() }, body }),
      ),
  };
}

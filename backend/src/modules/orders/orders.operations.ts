import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/orders";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf } from "../../lib/principal.ts";
import { setVisitsCookie } from "../appointments/visitsCookie.writes.ts";
import { catalogueOf, orderOf, ordersOf, quoteFor } from "./orders.reads.ts";
import { cancelOrder, placeOrder } from "./orders.service.ts";

type Schemas = components["schemas"];
type Query = { accountId: string; product: string; startsAt?: string };

/** The query of a request about an account of the caller. */
function asked(request: FastifyRequest): Query {
  const query = request.query as Query;
  customerOf(request, query.accountId);
  return query;
}

const orderIn = ({ params }: FastifyRequest) => (params as { orderId: string }).orderId;

/** The endpoints of orders (SERV-10). Who may order is in the OpenAPI document. */
export function orderOperations(deps: Dependencies): Operations {
  return {
    getCatalogue: (request) => catalogueOf(deps, asked(request).accountId),
    getQuote: (request) => quoteFor(deps, asked(request)),
    getOrders: (request) => ordersOf(deps, asked(request).accountId),
    getOrder: (request) => orderOf(deps, asked(request).accountId, orderIn(request)),
    placeOrder: async (request, reply) => {
      const body = request.body as Schemas["Placing"];
      void reply.status(201);
      const placed = await placeOrder(deps, customerOf(request, body.accountId), body);
      await setVisitsCookie(deps, request, reply, body.accountId);
      return placed;
    },
    cancelOrder: async (request, reply) => {
      const body = request.body as Schemas["CancellingOrder"];
      const cancelled = await cancelOrder(deps, customerOf(request, body.accountId), orderIn(request), body);
      await setVisitsCookie(deps, request, reply, body.accountId);
      return cancelled;
    },
  };
}

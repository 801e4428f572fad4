import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/outages";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf, type Locale } from "../../lib/principal.ts";
import { cancelCallback, requestCallback } from "./callbacks.service.ts";
import { accountOutages, alertsFor, dismiss, outageMap } from "./outages.service.ts";

type Schemas = components["schemas"];

const languageOf = ({ query, locale }: FastifyRequest): Locale => (query as { locale?: Locale }).locale ?? locale;
const accountIn = ({ query }: FastifyRequest) => (query as { accountId: string }).accountId;

/** The endpoints of outages (SERV-07) and of alerts (SHELL-31). */
export function outageOperations(deps: Dependencies): Operations {
  return {
    getOutageMap: (request) => outageMap(deps, languageOf(request)),
    getAccountOutages: (request) => {
      customerOf(request, accountIn(request));
      return accountOutages(deps, accountIn(request), languageOf(request));
    },
    getAlerts: (request) => {
      const customer = customerOf(request, accountIn(request));
      return alertsFor(deps, customer, accountIn(request), languageOf(request));
    },
    dismissAlert: async (request, reply) => {
      const { accountId } = request.body as Schemas["AlertDismissal"];
      const { alertId } = request.params as { alertId: string };
      await dismiss(deps, customerOf(request, accountId), accountId, alertId);
      return reply.code(204).send();
    },
    requestCallback: (request) => {
      const body = request.body as Schemas["CallbackRequest"];
      return requestCallback(deps, customerOf(request, body.accountId), body);
    },
    cancelCallback: (request) => {
      const body = request.body as Schemas["CallbackCancellation"];
      const { callbackId: id } = request.params as { callbackId: string };
      const { accountId } = body;
      return cancelCallback(deps, customerOf(request, accountId), { accountId, id }, body);
    },
  };
}

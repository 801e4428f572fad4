import type { components } from "@portico/openapi/addons";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf } from "../../lib/principal.ts";
import { activate, addOnsOf, entitlementsOf, setSeat } from "./addons.service.ts";

type Schemas = components["schemas"];

/** The endpoints of value-added services and entitlements (SERV-11). Who may change them is in the OpenAPI document. */
export function addOnsOperations(deps: Dependencies): Operations {
  return {
    getValueAddedServices: (request) => {
      const { accountId } = request.query as { accountId: string };
      return addOnsOf(deps, customerOf(request, accountId), accountId);
    },
    activateValueAddedService: (request) => {
      const { serviceId: id } = request.params as { serviceId: string };
      const body = request.body as Schemas["Activating"];
      return activate(deps, customerOf(request, body.accountId), { accountId: body.accountId, id }, body);
    },
    getEntitlements: (request) => {
      const { accountId } = request.query as { accountId: string };
      return entitlementsOf(deps, customerOf(request, accountId), accountId);
    },
    setSeat: (request) => {
      const { entitlementId: id, userId } = request.params as { entitlementId: string; userId: string };
      const body = request.body as Schemas["SeatChange"];
      const { accountId } = body;
      return setSeat(deps, customerOf(request, accountId), { accountId, id, userId }, body);
    },
  };
}

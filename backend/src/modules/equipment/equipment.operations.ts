import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/equipment";
import type { Dependencies } from "../../dependencies.ts";
import type { Handler, Operations } from "../../lib/operations.ts";
import { customerOf } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { isOn } from "../content/delivery/content.reads.ts";
import { serviceStatusOf } from "./equipment.domain.ts";
import type { EquipmentName } from "./equipment.repository.ts";
import { equipmentOf, rename, restart } from "./equipment.service.ts";

type Schemas = components["schemas"];

const nameIn = ({ params }: FastifyRequest, accountId: string): EquipmentName => ({
  id: (params as { equipmentId: string }).equipmentId,
  accountId,
});

/** The override guard (SERV-02): switched off, there is nothing here, whatever the account is eligible for. */
const whenOn =
  (deps: Dependencies, handler: Handler): Handler =>
  async (request, reply) => {
    const { site, principal } = request;
    if (!(await isOn(deps, { site, principal }, "equipment"))) throw new Problem("NOT_FOUND");
    return handler(request, reply);
  };

/** The endpoints of equipment (SERV-02, SERV-03). Who may change it is in the OpenAPI document. */
export function equipmentOperations(deps: Dependencies): Operations {
  return {
    getEquipment: whenOn(deps, async (request, reply) => {
      const { accountId } = request.query as { accountId: string };
      customerOf(request, accountId);
      const list = await equipmentOf(deps, accountId);
      reply.header("x-service-status", serviceStatusOf(list.equipment));
      return list;
    }),
    renameEquipment: whenOn(deps, (request) => {
      const body = request.body as Schemas["Renaming"];
      return rename(deps, customerOf(request, body.accountId), nameIn(request, body.accountId), body);
    }),
    restartEquipment: whenOn(deps, (request) => {
      const body = request.body as Schemas["Restarting"];
      return restart(deps, customerOf(request, body.accountId), nameIn(request, body.accountId), body);
    }),
  };
}

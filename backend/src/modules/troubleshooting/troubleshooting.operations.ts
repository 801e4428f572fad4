import type { components } from "@portico/openapi/troubleshooting";
import type { Dependencies } from "../../dependencies.ts";
import type { Handler, Operations } from "../../lib/operations.ts";
import { customerOf } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { setVisitsCookie } from "../appointments/visitsCookie.writes.ts";
import { isOn } from "../content/delivery/content.reads.ts";
import { answerCheck, checksOf, startCheck } from "./troubleshooting.service.ts";
import { bookVisit, visitTimesOf } from "./visits.service.ts";

type Schemas = components["schemas"];

/** The toggle of equipment, as for the screen. */
const whenOn =
  (deps: Dependencies, handler: Handler): Handler =>
  async (request, reply) => {
    const { site, principal } = request;
    if (!(await isOn(deps, { site, principal }, "equipment"))) throw new Problem("NOT_FOUND");
    return handler(request, reply);
  };

/** The endpoints of guided checks (SERV-10). */
export function troubleshootingOperations(deps: Dependencies): Operations {
  return {
    getServiceChecks: whenOn(deps, (request) => {
      const { accountId } = request.query as { accountId: string };
      return checksOf(deps, customerOf(request, accountId), accountId);
    }),
    startServiceCheck: whenOn(deps, (request) => {
      const body = request.body as Schemas["CheckStart"];
      return startCheck(deps, customerOf(request, body.accountId), body);
    }),
    answerServiceCheck: whenOn(deps, (request) => {
      const body = request.body as Schemas["CheckAnswer"];
      const { reference } = request.params as { reference: string };
      return answerCheck(deps, customerOf(request, body.accountId), reference, body);
    }),
    getVisitTimes: whenOn(deps, (request) => {
      const { accountId } = request.query as { accountId: string };
      const { reference } = request.params as { reference: string };
      customerOf(request, accountId);
      return visitTimesOf(deps, accountId, reference);
    }),
    bookVisit: whenOn(deps, async (request, reply) => {
      const body = request.body as Schemas["VisitBooking"];
      const { reference } = request.params as { reference: string };
      const booked = await bookVisit(deps, customerOf(request, body.accountId), reference, body);
      await setVisitsCookie(deps, request, reply, body.accountId);
      return booked;
    }),
  };
}

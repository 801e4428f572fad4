import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { networkOf } from "../../lib/network.ts";
import type { Operations } from "../../lib/operations.ts";
import { locationOf, supportLineOf, type Place } from "./partner.service.ts";

const byIp = ({ ip }: FastifyRequest): Place => ({ source: "IP", ip: networkOf(ip) });
const byZip = ({ params }: FastifyRequest): Place => ({
  source: "ZIP",
  zip: (params as { zipcode: string }).zipcode,
});
const byAddress = ({ principal }: FastifyRequest): Place => ({ source: "ADDRESS", principal });

/** The endpoints of the partner location (CALL-01). */
export function partnerOperations(deps: Dependencies): Operations {
  const located = (place: (request: FastifyRequest) => Place) => (request: FastifyRequest) =>
    locationOf(deps, place(request), (request.query as { "carryover-zipcode"?: string })["carryover-zipcode"]);
  const supported = (place: (request: FastifyRequest) => Place) => (request: FastifyRequest) =>
    supportLineOf(deps, place(request), { path: (request.query as { path: string }).path, site: request.site });
  return {
    // Its document has no carryover-zipcode, so nothing has validated one.
    getPartnerByIp: (request) => locationOf(deps, byIp(request), undefined),
    getPartnerByZip: located(byZip),
    getPartnerByAddress: located(byAddress),
    getPartnerSupportByIp: supported(byIp),
    getPartnerSupportByZip: supported(byZip),
    getPartnerSupportByAddress: supported(byAddress),
  };
}

import type { components } from "@portico/openapi/partner";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { cookiesOf } from "../../lib/cookies.ts";
import { networkOf } from "../../lib/network.ts";
import type { Operations } from "../../lib/operations.ts";
import { locationOf, supportLineOf, type LocationQuery } from "./partner.service.ts";

type Location = components["schemas"]["Location"];

const byIp = ({ ip }: FastifyRequest): LocationQuery => ({ source: "IP", ip: networkOf(ip) });
const byZip = ({ params }: FastifyRequest): LocationQuery => ({
  source: "ZIP",
  zip: (params as { zipcode: string }).zipcode,
});
const byAddress = ({ principal }: FastifyRequest): LocationQuery => ({ source: "ADDRESS", principal });

/**
 * Keeps a ZIP code that somebody typed and somebody serves, with the part of the network, in a readable cookie (SESS-09):
 * a visitor who comes back starts with it. Never the ZIP code of an account, which would stay on a shared computer.
 */
function rememberArea(
  { config }: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  found: Location,
): Location {
  const { source, zip, partner } = found;
  const { name, options } = cookiesOf(config).serviceArea;
  if (source === "ZIP" && zip !== null && partner && !request.preview)
    reply.setCookie(name, `${zip}.${partner.footprint ?? "NONE"}`, options);
  return found;
}

/** The endpoints of the partner location (CALL-01). */
export function partnerOperations(deps: Dependencies): Operations {
  const located = (place: (request: FastifyRequest) => LocationQuery) => (request: FastifyRequest) =>
    locationOf(deps, place(request), (request.query as { "carryover-zipcode"?: string })["carryover-zipcode"]);
  const supported = (place: (request: FastifyRequest) => LocationQuery) => (request: FastifyRequest) =>
    supportLineOf(deps, place(request), { path: (request.query as { path: string }).path, site: request.site });
  return {
    // Its document has no carryover-zipcode, so nothing has validated one.
    getPartnerByIp: (request) => locationOf(deps, byIp(request), undefined),
    getPartnerByZip: async (request, reply) => rememberArea(deps, request, reply, await located(byZip)(request)),
    getPartnerByAddress: located(byAddress),
    getPartnerSupportByIp: supported(byIp),
    getPartnerSupportByZip: supported(byZip),
    getPartnerSupportByAddress: supported(byAddress),
  };
}

import type { FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined);

/** A browser says where a call comes from, by Sec-Fetch-Site or Origin; what says neither is no browser on another site. */
export function comesFromElsewhere({ headers, ownOrigin }: FastifyRequest): boolean {
  const { origin, "sec-fetch-site": site } = headers;
  if (site !== undefined) return site !== "same-origin";
  return origin !== undefined && (originOf(origin) === undefined || originOf(origin) !== originOf(ownOrigin));
}

/**
 * For calls that can carry no anti-forgery token because a closing tab sends them.
 * @throws Problem NOT_ALLOWED when a browser says that another site's page calls
 */
export function refuseOtherSites(request: FastifyRequest): void {
  if (comesFromElsewhere(request)) throw new Problem("NOT_ALLOWED");
}

import type { FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";

/** A browser says where a call comes from, by Sec-Fetch-Site or Origin; what says neither is no browser on another site. */
export function comesFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin";
  const { origin, host } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

/**
 * For calls that can carry no anti-forgery token because a closing tab sends them.
 * @throws Problem NOT_ALLOWED when a browser says that another site's page calls
 */
export function refuseOtherSites(request: FastifyRequest): void {
  if (comesFromElsewhere(request)) throw new Problem("NOT_ALLOWED");
}

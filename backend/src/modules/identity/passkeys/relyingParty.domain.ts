import type { Config } from "../../../config/config.ts";
import { Problem } from "../../../lib/problem.ts";

/** The portal as browsers know it in WebAuthn: a passkey works on one host. */
export type RelyingParty = { id: string; origin: string };

/**
 * The configured origin of the host that a request names; its headers alone are never trusted.
 * @param hostname without the port
 * @throws Problem NOT_FOUND for a host that is none of the portal's
 */
export function relyingPartyOf({ portalOrigins }: Pick<Config, "portalOrigins">, hostname: string): RelyingParty {
  const origin = portalOrigins.find((each) => new URL(each).hostname === hostname.toLowerCase());
  if (origin === undefined) throw new Problem("NOT_FOUND");
  return { id: new URL(origin).hostname, origin };
}

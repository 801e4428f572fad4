import type { FastifyReply } from "fastify";
import { session as limits } from "@portico/rules/constants";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { sessionCookies } from "../../lib/sessionCookies.ts";
import { accountFacts } from "../account/account.reads.ts";
import { profileCookieOf, profileOf } from "./profile.ts";

const name = "portico-profile";
/** Of a user name. */
const mostCharacters = 200;

/** Writes the readable profile cookie: for 90 days when the customer wants to be remembered, else until the browser closes (SESS-08). */
export async function rememberProfile({ database, config }: Dependencies, reply: FastifyReply, principal: Principal, rememberMe: boolean): Promise<void> {
  const [current] = principal.accountIds;
  const account = current === undefined ? undefined : await accountFacts(database, current);
  const shown = profileCookieOf(profileOf(principal, account), account, rememberMe);
  const lifetime = rememberMe ? { maxAge: limits.profileRememberedSeconds } : {};
  reply.setCookie(name, JSON.stringify(shown), { ...sessionCookies(config).open, ...lifetime });
}

/** What stays of a profile for somebody who wants to be remembered: who signs in here, and nothing of an account. Undefined for all others. */
function remembered(written: string | undefined): object | undefined {
  try {
    const shown = JSON.parse(written ?? "null") as { RememberMe?: unknown; username?: unknown; siteVersion?: unknown } | null;
    if (shown?.RememberMe !== true || typeof shown.username !== "string" || shown.username.length > mostCharacters) return undefined;
    return { username: shown.username, siteVersion: shown.siteVersion === "community" ? "community" : "business", RememberMe: true };
  } catch {
    return undefined;
  }
}

/** Signing out takes the profile away; of a customer who wanted to be remembered the user name stays, no account number and no ZIP. */
export function forgetProfile({ config }: Dependencies, reply: FastifyReply): void {
  const kept = remembered(reply.request.cookies[name]);
  const { open } = sessionCookies(config);
  if (kept) reply.setCookie(name, JSON.stringify(kept), { ...open, maxAge: limits.profileRememberedSeconds });
  else reply.clearCookie(name, open);
}

import type { FastifyReply } from "fastify";
import { session as limits } from "@portico/rules/constants";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { sessionCookies } from "../../lib/sessionCookies.ts";
import { accountFacts } from "../account/account.reads.ts";
import { profileCookieOf, profileOf } from "./profile.ts";

const name = "portico-profile";

/** Writes the readable profile cookie: for 90 days when the customer wants to be remembered, else until the browser closes (SESS-08). */
export async function rememberProfile({ database, config }: Dependencies, reply: FastifyReply, principal: Principal, rememberMe: boolean): Promise<void> {
  const [current] = principal.accountIds;
  const account = current === undefined ? undefined : await accountFacts(database, current);
  const shown = profileCookieOf(profileOf(principal, account), account, rememberMe);
  const lifetime = rememberMe ? { maxAge: limits.profileRememberedSeconds } : {};
  reply.setCookie(name, JSON.stringify(shown), { ...sessionCookies(config).open, ...lifetime });
}

/** Signing out takes the profile away, unless the customer wanted to be remembered. */
export function forgetProfile({ config }: Dependencies, reply: FastifyReply): void {
  const written = reply.request.cookies[name];
  if (written?.includes('"RememberMe":true')) return;
  reply.clearCookie(name, sessionCookies(config).open);
}
